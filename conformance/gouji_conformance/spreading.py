"""Work handed out in shares, to processes of this machine or to the workers of a cluster.

What a share comes to hangs on the share alone.  Shares are handed back in their order, each once, so that whoever
counts them counts the same however many work; a worker that is lost takes none with it: another does what it had.
"""

import gc
import multiprocessing
import multiprocessing.resource_tracker
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Final, TypeVar

from gouji_conformance.speech.faults import UserError

_AHEAD: Final = 2
"""So many shares are on their way for each that is worked at."""
_SELDOM: Final = (100_000, 20, 20)
"""How often what is not used any more is looked for: seldom, as in ``cli``."""
_PATIENCE: Final = "30s"
"""How long a scheduler may take to answer."""

Workers = tuple[Executor, int]
"""What hands work out, and how many work at once."""

Share = TypeVar("Share")
Comes = TypeVar("Comes")


def in_order(
    work: Callable[[Share], Comes], shares: Iterable[Share], executor: Executor, at_once: int
) -> Iterator[tuple[Share, Comes]]:
    """Yield what *work* makes of each of *shares*, in their order; no more are handed out than are soon worked at.

    Args:
        work: done with each; it and the shares can be sent to another process.
        shares: one after another; taken only when there is somebody to work at them.
        executor: hands them out.
        at_once: how many are worked at at once.
    """
    waiting: deque[tuple[Share, Future[Comes]]] = deque()
    left = iter(shares)
    while True:
        while len(waiting) < _AHEAD * at_once:
            try:
                share = next(left)
            except StopIteration:
                break
            waiting.append((share, executor.submit(work, share)))
        if not waiting:
            return
        share, future = waiting.popleft()
        yield share, future.result()


def make_ready(jobs: int) -> None:
    """Start what watches over the processes of this machine, where there will be several.

    It outlives them, and is this process's own: started before engines are tended, it is not taken for one that an
    engine left behind.
    """
    if jobs > 1:
        multiprocessing.resource_tracker.ensure_running()


@contextmanager
def here(jobs: int) -> Iterator[Workers]:
    """Hand out to so many processes of this machine."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=gc.set_threshold, initargs=_SELDOM) as pool:
        yield from _while_wanted(pool, jobs)


@contextmanager
def waiting_here(jobs: int) -> Iterator[Workers]:
    """Hand out to so many threads, for work that only starts a process and waits for it."""
    with ThreadPoolExecutor(jobs) as pool:
        yield from _while_wanted(pool, jobs)


def _while_wanted(pool: Executor, jobs: int) -> Iterator[Workers]:
    try:
        yield pool, jobs
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """Hand out to the workers of the Dask scheduler at *address*.

    Raises:
        UserError: the library is not installed, or nobody answers there.
    """
    try:
        from distributed import Client  # noqa: PLC0415 - an extra, and slow to load
    except ImportError as error:
        raise UserError("spreading.no_distributed") from error
    try:
        client = Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise UserError("spreading.no_scheduler", address=address) from error
    with client, client.get_executor(pure=False) as executor:
        yield executor, max(1, sum(client.nthreads().values()))


def one_of_the_two(jobs: int, scheduler: str | None) -> None:
    """Refuse several processes of this machine and a cluster besides.

    Raises:
        UserError: both are wanted.
    """
    if jobs > 1 and scheduler is not None:
        raise UserError("spreading.jobs_or_scheduler")
