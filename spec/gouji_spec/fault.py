"""What is wrong with something given: where, and what was expected there, in both languages."""

import errno
from collections.abc import Iterable
from typing import Final

from gouji_spec.text import Language, Text


class FaultError(ValueError):
    """A file or a value that does not say what it must; as a string it is English.

    Attributes:
        file: the file as a reader would name it, empty where there is none.
        place: the key path, empty where the whole file is meant.
        problem: what is wrong and what was expected.
        clause: the clause that would be broken, empty where none is.
    """

    def __init__(self, file: str, place: str, problem: Text, clause: str = "") -> None:
        self.file = file
        self.place = place
        self.problem = problem
        self.clause = clause
        super().__init__(self.line("en"))

    @property
    def text(self) -> Text:
        """File, place and what was expected on one line."""
        where = [Text.same(part) for part in (self.file, self.place) if part]
        return Text(zh="：", en=": ").join([*where, self.problem])

    def line(self, language: Language) -> str:
        """Return file, place and what was expected on one line in *language*."""
        return self.text.said_in(language)


def expected(what: Text, found: object) -> Text:
    """Say that *what* was expected and *found* was found."""
    return Text(zh=f"应为{what.zh}，现为 {found!r}", en=f"expected {what.en}, found {found!r}")


def expected_one_of(names: Iterable[str], found: object) -> Text:
    """Say that one of *names* was expected and *found* was found."""
    listed = ", ".join(names)
    return Text(zh=f"应为 {listed} 之一；现为 {found!r}", en=f"expected one of {listed}; found {found!r}")


def expected_value(values: str, found: object) -> Text:
    """Say that an option has *values*, and *found* was found."""
    return Text(zh=f"应为 {values}；现为 {found!r}", en=f"expected {values}; found {found!r}")


def unknown_key(known: Iterable[str]) -> Text:
    """Say that no key has this name, and which keys are *known*."""
    listed = ", ".join(known)
    return Text(zh=f"没有这个键；应为 {listed} 之一", en=f"unknown key; expected one of {listed}")


ID_TWICE: Final = Text(zh="这个编号出现两次", en="this id is given twice")
NO_OPTION: Final = Text(zh="没有这个选项", en="no option has this name")

_CHINESE: Final = {
    errno.ENOENT: "没有这个文件或目录",
    errno.EACCES: "没有权限",
    errno.EPERM: "没有权限",
    errno.EISDIR: "这是目录",
    errno.ENOTDIR: "路径中有一段不是目录",
    errno.EEXIST: "已经有了",
    errno.ENOSPC: "磁盘满了",
    errno.EROFS: "磁盘只读",
    errno.ENAMETOOLONG: "文件名太长",
    errno.ELOOP: "链接绕成了圈",
    errno.ENOEXEC: "不是可运行的程序",
    errno.ECONNREFUSED: "连接被拒绝",
    errno.ECONNRESET: "连接被对方断开",
    errno.ETIMEDOUT: "连接超时",
    errno.ENETUNREACH: "网络不通",
    errno.EHOSTUNREACH: "找不到通往主机的路",
}


def system_words(error: OSError | UnicodeDecodeError) -> Text:
    """Return why a file cannot be read or written: in Chinese what is common, in the system's words the rest."""
    if isinstance(error, UnicodeDecodeError):
        place = error.start
        return Text(zh=f"应为 UTF-8 文本（第 {place} 字节）", en=f"expected UTF-8 text (byte {place})")
    said = error.strerror or str(error)
    return Text(zh=_CHINESE.get(error.errno or 0, said), en=said)
