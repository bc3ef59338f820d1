"""The cache: what is kept is found whole or not at all, whatever has become of the folder meanwhile."""

import errno
import os
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from gouji_spec import cache
from gouji_spec.cache import Cache, key_of

KEY = key_of(b"the key")
DATA = b"what was made\nin two lines\n"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The file of one entry."""
    Cache(tmp_path / "cache").keep("toml", KEY, DATA)
    return tmp_path / "cache" / f"toml-{KEY}"


def found(entry: Path) -> bytes | None:
    return Cache(entry.parent).find("toml", KEY)


def test_what_is_kept_is_found_by_the_next_process(kept: Path) -> None:
    assert found(kept) == DATA


def test_another_kind_and_another_key_find_nothing(kept: Path) -> None:
    assert Cache(kept.parent).find("feature", KEY) is None
    assert Cache(kept.parent).find("toml", key_of(b"another")) is None


def test_an_entry_without_a_byte_is_an_entry(tmp_path: Path) -> None:
    Cache(tmp_path).keep("toml", KEY, b"")
    assert Cache(tmp_path).find("toml", KEY) == b""


def test_the_boundaries_of_what_a_key_is_made_of_count() -> None:
    assert (
        len({key_of(b"ab", b"c"), key_of(b"a", b"bc"), key_of(b"abc"), key_of(b"abc", b""), key_of(b"c", b"ab")}) == 5
    )


def test_an_entry_that_lacks_its_end_is_not_used(kept: Path) -> None:
    whole = kept.read_bytes()
    for length in range(len(whole)):
        kept.write_bytes(whole[:length])
        assert found(kept) is None, length


def test_an_entry_with_one_byte_changed_is_not_used(kept: Path) -> None:
    whole = kept.read_bytes()
    for at in range(len(whole)):
        kept.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert found(kept) is None, at


def test_an_entry_in_the_place_of_another_is_not_used(kept: Path) -> None:
    other = key_of(b"another")
    kept.rename(kept.with_name(f"toml-{other}"))
    assert Cache(kept.parent).find("toml", other) is None


def test_an_entry_of_another_format_is_not_used(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "FORMAT", cache.FORMAT + 1)
    assert found(kept) is None


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="files have no owners here")
def test_another_users_entry_is_not_used(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: owner + 1)
    assert found(kept) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes among the files here")
@pytest.mark.parametrize("strange", ["link", "pipe", "folder"])
def test_what_is_no_plain_file_is_not_used(kept: Path, strange: str) -> None:
    """A pipe that nobody writes to would be waited for without end."""
    elsewhere = kept.with_name("elsewhere")
    kept.rename(elsewhere)
    if strange == "link":
        kept.symlink_to(elsewhere)
    elif strange == "pipe":
        os.mkfifo(kept)
    else:
        kept.mkdir()
    assert found(kept) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes among the files here")
@pytest.mark.parametrize("strange", ["link", "pipe", "broken"])
def test_what_was_not_used_is_replaced(kept: Path, strange: str) -> None:
    kept.unlink()
    if strange == "link":
        (kept.parent / "elsewhere").write_bytes(b"not ours")
        kept.symlink_to(kept.parent / "elsewhere")
    elif strange == "pipe":
        os.mkfifo(kept)
    else:
        kept.write_bytes(b"broken")
    Cache(kept.parent).keep("toml", KEY, DATA)
    assert found(kept) == DATA
    if strange == "link":
        assert (kept.parent / "elsewhere").read_bytes() == b"not ours"


def test_a_folder_that_was_deleted_is_made_again(kept: Path) -> None:
    entries = Cache(kept.parent)
    for path in kept.parent.iterdir():
        path.unlink()
    kept.parent.rmdir()
    assert entries.find("toml", KEY) is None
    entries.keep("toml", KEY, DATA)
    assert entries.find("toml", KEY) == DATA


def test_where_no_folder_can_be_made_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    entries = Cache(tmp_path / "file" / "below")
    entries.keep("toml", KEY, DATA)
    assert entries.find("toml", KEY) is None


class TestFailingDisk:
    """Root is not stopped by permissions: the system's refusal is put in its mouth."""

    @staticmethod
    def refuse_writing(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
        honest = os.open

        def refusing(path: Any, flags: int, *rest: int) -> int:
            if flags & (os.O_WRONLY | os.O_RDWR):
                raise OSError(code, os.strerror(code))
            return honest(path, flags, *rest)

        monkeypatch.setattr(os, "open", refusing)

    @pytest.mark.parametrize("code", [errno.EROFS, errno.EACCES, errno.EDQUOT])
    def test_what_is_there_is_read_where_nothing_can_be_written(
        self, kept: Path, monkeypatch: pytest.MonkeyPatch, code: int
    ) -> None:
        def refusing(*_: Any) -> None:
            raise OSError(code, os.strerror(code))

        os.utime(kept, (0, 0))
        monkeypatch.setattr(os, "utime", refusing)
        self.refuse_writing(monkeypatch, code)
        assert found(kept) == DATA
        Cache(kept.parent).keep("toml", key_of(b"another"), DATA)
        assert Cache(kept.parent).find("toml", key_of(b"another")) is None

    def test_a_disk_that_is_full_half_way_leaves_nothing_behind(
        self, kept: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def half(descriptor: int, mode: str) -> Any:
            file = real(descriptor, mode)
            if mode == "rb":
                return file
            file.write(b"gouji")
            file.close()
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        real = os.fdopen
        monkeypatch.setattr(os, "fdopen", half)
        Cache(kept.parent).keep("toml", KEY, b"newer")
        assert found(kept) == DATA
        assert not list(kept.parent.glob("*.part"))

    def test_an_interrupt_leaves_nothing_behind_and_is_heard(self, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupted(*_: Any) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(Path, "replace", interrupted)
        with pytest.raises(KeyboardInterrupt):
            Cache(kept.parent).keep("toml", KEY, b"newer")
        assert found(kept) == DATA
        assert not list(kept.parent.glob("*.part"))


def test_many_at_once_find_it_whole_or_not_at_all(tmp_path: Path) -> None:
    """Each keeps its own words under one key, long enough to be caught half-written."""
    written = {bytes([letter]) * 300_000 for letter in b"abcd"}
    seen: set[bytes | None] = set()

    def work(data: bytes) -> None:
        entries = Cache(tmp_path / "cache")
        for _ in range(25):
            entries.keep("toml", KEY, data)
            seen.add(entries.find("toml", KEY))

    threads = [threading.Thread(target=work, args=[data]) for data in written]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert seen <= written
    assert seen
    assert {path.name for path in (tmp_path / "cache").iterdir()} == {"CACHEDIR.TAG", f"toml-{KEY}"}


class TestPruning:
    @staticmethod
    def keep(folder: Path, many: int) -> list[str]:
        """Keep *many* entries of 1000 bytes, each older than the next."""
        keys = [key_of(b"%d" % number) for number in range(many)]
        for number, key in enumerate(keys):
            Cache(folder).keep("toml", key, bytes(1000))
            os.utime(folder / f"toml-{key}", (1_000_000 + number, 1_000_000 + number))
        return keys

    def test_the_entries_used_longest_ago_go_until_a_quarter_is_free(self, tmp_path: Path) -> None:
        keys = self.keep(tmp_path, 8)
        assert Cache(tmp_path).find("toml", keys[0]) is not None  # and is thereby used
        Cache(tmp_path, most=8000).keep("toml", KEY, b"x")
        left = [key in (keys[0], KEY) or number for number, key in enumerate(keys) if Cache(tmp_path).find("toml", key)]
        assert left == [True, 4, 5, 6, 7]

    def test_nothing_goes_while_there_is_room(self, tmp_path: Path) -> None:
        keys = self.keep(tmp_path, 8)
        Cache(tmp_path, most=20_000).keep("toml", KEY, b"x")
        assert all(Cache(tmp_path).find("toml", key) for key in keys)

    def test_a_process_that_keeps_much_prunes_again_and_again(self, tmp_path: Path) -> None:
        entries = Cache(tmp_path, most=10_000)
        for number in range(100):
            entries.keep("toml", key_of(b"%d" % number), bytes(1000))
        assert sum(path.stat().st_size for path in tmp_path.glob("toml-*")) < 13_000

    def test_no_other_file_is_touched(self, tmp_path: Path) -> None:
        strangers = ["letter.txt", "toml-1234", f"toml-{KEY}.bak", f"TOML-{KEY}"]
        for name in strangers:
            (tmp_path / name).write_bytes(bytes(5000))
            os.utime(tmp_path / name, (0, 0))
        self.keep(tmp_path, 3)
        Cache(tmp_path, most=1000).keep("toml", KEY, b"x")
        assert {path.name for path in tmp_path.iterdir()} == {*strangers, f"toml-{KEY}"}

    def test_a_draft_left_behind_goes_after_an_hour(self, tmp_path: Path) -> None:
        old, new = (tmp_path / f"toml-{KEY}.{number}-7.part" for number in (1, 2))
        for draft, age in ((old, 3700), (new, 60)):
            draft.write_bytes(b"half")
            os.utime(draft, (time.time() - age, time.time() - age))
        Cache(tmp_path).keep("toml", KEY, DATA)
        assert not old.exists()
        assert new.exists()


def test_only_a_folder_made_for_it_is_marked_as_a_cache(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    for name in ("mine", "new"):
        Cache(tmp_path / name).keep("toml", KEY, DATA)
    assert not (tmp_path / "mine" / "CACHEDIR.TAG").exists()
    tag = (tmp_path / "new" / "CACHEDIR.TAG").read_text(encoding="ascii")
    assert tag.startswith("Signature: 8a477f597d28d172789f06886806bc55\n")


def test_without_a_cache_in_use_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    cache.use(None)
    cache.keep("toml", KEY, DATA)
    assert cache.find("toml", KEY) is None
    assert not list(tmp_path.iterdir())
    cache.use(Cache(tmp_path))
    cache.keep("toml", KEY, DATA)
    assert cache.find("toml", KEY) == DATA
