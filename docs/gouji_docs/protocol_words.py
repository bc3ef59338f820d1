"""What each method of the protocol is for, said in Chinese; the schemas say it in English."""

METHODS = {
    "initialize": "第一个请求：对面是谁，会玩什么。引擎回答自己说的协议版本；版本不同，测试程序就结束对话。",
    "sets/classify": (
        "这些牌是不是一手牌，是怎样的一手？"
        "不成一手的（看不懂的写法、没有牌、五张大花、三十七张也算）回答 legal: false，不是错误。"
    ),
    "sets/beats": (
        "这些牌作为一手，压不压得住桌上那一手？轮到谁这里不管；四副牌摆不出来的两手不问。"
        "cards 不成一手，就答压不住，并说明为何不成；over 不成一手，是请求写错了：错误 -32602。"
    ),
    "play/start": "从任何一个等待发牌的局面开一局。同名的局被替换。",
    "play/act": (
        "一个座位做一个动作。不合规则的，回答 accepted: false，局面不变；只有 misplay=forfeit 时，顺错要失去这一次。"
        "burn_failure=last_place 时，该挂花而没有挂的发牌算 accepted: true：出牌人被罚为大落，牌不落地。"
    ),
    "play/moves": "当前该动的座位，一切合法的动作。只向声明 lists_moves 的引擎发问。",
    "play/state": "桌上人人看得见的局面。",
    "table/report": "问一个座位还剩几张，它答一个数，或者答“不够报”（null）。牌局不变。",
    "match/score": "一局打完，按名次给双方记分。",
    "shutdown": "最后一个请求。引擎回答之后结束；输入到头也要结束；赖着不走的会被强行结束。",
}
