"""The words the pages themselves say, around the law: labels, headings, badges."""

from gouji_conformance.finding.entries import KINDS as ENTRY_KINDS
from gouji_conformance.speech.messages import message
from gouji_spec.text import Text

MODALITIES = {
    "must": Text(zh="必须", en="must"),
    "may": Text(zh="可以", en="may"),
    "is": Text(zh="界定", en="is"),
    "declares": Text(zh="声明", en="declares"),
}

KINDS = {kind: message(f"find.kind_{kind}") for kind in ENTRY_KINDS}

LABELS = {
    "sources": Text(zh="出处", en="Sources"),
    "examples": Text(zh="例", en="Example"),
    "why": Text(zh="为何无法用牌局检验", en="Why no move can test it"),
    "scenarios": Text(zh="场景", en="Scenarios"),
    "also_proven": Text(zh="另见", en="Also proven by"),
    "last_result": Text(zh="上次结果", en="Last result"),
    "wrong_engines": Text(zh="错误引擎", en="Wrong engines"),
    "try_it": Text(zh="上裁判桌", en="On the referee’s desk"),
    "unproven": Text(zh="还没有场景", en="No scenario yet"),
    "option": Text(zh="选项", en="Option"),
    "options": Text(zh="相关选项", en="Options"),
    "profiles": Text(zh="规则集", en="Profiles"),
    "interpretation": Text(zh="解释", en="Interpretation"),
    "interpretations": Text(zh="解释", en="Interpretations"),
    "taken": Text(zh="采用", en="taken"),
    "held_by": Text(zh="持此说", en="held by"),
    "held_by_none": Text(zh="无人主张", en="held by no source"),
    "because": Text(zh="理由", en="Because"),
    "sentences": Text(zh="大纲原句的去向", en="Where each sentence of the outline went"),
    "sentences_house": Text(zh="来源各句的去向", en="Where each sentence of the sources went"),
    "no_rule": Text(zh="无规则", en="no rule"),
    "refusals": Text(zh="拒绝代码", en="Refusal codes"),
    "synonyms": Text(zh="又称", en="Also called"),
    "ours": Text(zh="自拟（来源中没有）", en="Our own words, in no source"),
    "aliases": Text(zh="英文旧称", en="Formerly"),
    "clauses": Text(zh="条款", en="Clauses"),
    "by_pinyin": Text(zh="按拼音", en="By the Chinese word"),
    "by_english": Text(zh="按英文", en="By the English word"),
    "default": Text(zh="写作", en="written"),
    "applies": Text(zh="只在此时有意义", en="Says anything only where"),
    "room": Text(zh="房间可选", en="offered as a choice"),
    "pattern": Text(zh="取值形如", en="Any value like"),
    "needs": Text(zh="须有", en="needs"),
    "warns": Text(zh="提醒", en="warning"),
    "refuses": Text(zh="不许", en="refused"),
    "tags": Text(zh="限于", en="Only where"),
    "article": Text(zh="第{number}条", en="Article {number}"),
    "house": Text(zh="各家规则", en="House rules"),
    "params": Text(zh="参数", en="Parameters"),
    "result": Text(zh="结果", en="Result"),
    "governing": Text(zh="答案取决于选项", en="Options that govern it"),
    "used_types": Text(zh="所用的类型", en="Types in it"),
    "required": Text(zh="必有", en="required"),
    "optional": Text(zh="可无", en="optional"),
    "messages": Text(zh="例", en="Examples"),
    "declared": Text(zh="声明", en="declared"),
    "refused": Text(zh="不算", en="refused"),
    "next": Text(zh="接着问", en="Asked next"),
    "asked_at_tables": Text(zh="桌上这样问", en="Asked at tables"),
    "also_asked": Text(zh="也这样问", en="Asked so too"),
    "in_full": Text(zh="条文与出处", en="The clauses in full, with their sources"),
    "not_played": Text(zh="不打这一项", en="Not played"),
    "open_on_desk": Text(zh="▶ 在裁判桌上打开", en="▶ Open on the referee’s desk"),
    "steps": Text(zh="一步一步看，可用左右键", en="Step by step; the arrow keys step too"),
    "step_back": Text(zh="上一步", en="Back"),
    "step_on": Text(zh="下一步", en="Next"),
    "amendments": Text(zh="提案", en="Amendments"),
    "rulings": Text(zh="裁决", en="Rulings"),
    "position": Text(zh="局面", en="Position"),
    "ruled": Text(zh="裁定", en="Verdict"),
    "profile": Text(zh="规则集", en="Table"),
    "propose": Text(zh="提议修改", en="Propose a change"),
    "history": Text(zh="经过", en="History"),
    "moved_by": Text(zh="提议人", en="Moved by"),
    "as_option": Text(zh="规则里作", en="In the law as"),
    "plays": Text(zh="采用它的一桌", en="A table that takes it plays"),
    "made_law_after": Text(zh="此后改", en="Then made law"),
    "new_clauses": Text(zh="新增条款", en="New clauses"),
    "before": Text(zh="改前", en="Before"),
    "after": Text(zh="改后", en="After"),
    "follows": Text(zh="场景的变化", en="What changes in the suite"),
    "overturns": Text(zh="推翻的裁决", en="Rulings it overturns"),
    "felt": Text(zh="打起来", en="At play"),
    "good": Text(zh="好", en="Good"),
    "bad": Text(zh="不好", en="Bad"),
}


def label(key: str, **values: object) -> Text:
    """Return the label *key* with *values* filled in."""
    return LABELS[key].map(lambda words: words.format(**values))


def counted(key: str, number: int) -> Text:
    """Return the label *key* with how many there are behind it."""
    return LABELS[key].map(lambda words: f"{words} {number}")
