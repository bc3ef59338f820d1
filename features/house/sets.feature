@sets
Feature: House rules on sets | 各家规则：一手牌
  What the outline does not say of sets and the other sources do: equal count, form, exchange, mixed jokers.

  @GH-sets.1-a
  Scenario Outline: A follow has exactly as many cards | 张数必须相同
    When <cards> is laid over <table>
    Then it does not beat the set on the table: count differs

    Examples:
      | case               | cards | table |
      | one-fewer          | 888   | 7777  |
      | one-more           | 88888 | 7777  |
      | one-over-two       | A     | 33    |
      | two-over-one       | AA    | 3     |
      | pasted-one-more    | 8882  | 777   |
      | small-hung-more    | 888S  | 777   |
      | big-hung-more      | 888B  | 777   |
      | big-hung-fewer     | 8B    | 777   |
      | two-big-over-small | BB    | S     |
      | fewer-over-hung    | TB    | 99S   |

  @GH-sets.1-b @joker_exchange=none
  Scenario Outline: Without an exchange no joker is worth two cards | 不换花时，一张就是一张
    When <cards> is laid over <table>
    Then it does not beat the set on the table: count differs

    Examples:
      | case                  | cards | table |
      | two-big-over-one      | BB    | B     |
      | two-small-over-one    | SS    | S     |
      | three-small-over-big  | SSS   | B     |
      | hung-two-for-one      | 888BB | 777B  |
      | small-two-for-one     | 888SS | 777S  |

  @GH-sets.2-a
  Scenario Outline: The three forms of a set | 一手牌的三种
    When <cards> is laid down
    Then it is a set

    Examples:
      | case                  | cards  |
      | naturals              | 777    |
      | naturals-and-twos     | 7722   |
      | naturals-and-jokers   | 77SB   |
      | twos                  | 222    |
      | twos-and-small        | 22S    |
      | twos-and-big          | 22B    |
      | twos-and-both         | 2SB    |
      | small-jokers          | SS     |
      | big-jokers            | BB     |
      | both-jokers           | SB     |

  @GH-sets.2-b
  Scenario Outline: What is no set at all | 根本不成牌的
    When the text <cards> is laid down
    Then it is no set: <reason>

    Examples:
      | case                | cards       | reason             |
      | nothing             | ""          | no cards           |
      | only-spaces         | "  "        | no cards           |
      | an-unknown-card     | "7X"        | cards unreadable   |
      | a-one               | "1"         | cards unreadable   |
      | a-run-run-on        | "5*63"      | cards unreadable   |
      | a-run-of-none       | "5*0"       | cards unreadable   |
      | a-run-cut-apart     | "5* 6"      | cards unreadable   |
      | a-tab               | "9	9"       | cards unreadable   |
      | a-wide-space        | "9　9"      | cards unreadable   |

  @GH-sets.2-c
  Scenario Outline: Spaces mean nothing but after a run | 空格无关，只在张数后表示结束
    When the text <cards> is laid down
    Then it is a set of rank <rank> with <number> cards

    Examples:
      | case             | cards      | rank | number |
      | spaced-out       | "9 9 2 S"  | 9    | 4      |
      | spaces-at-ends   | " 99 "     | 9    | 2      |
      | ten-written-out  | "10 10 2"  | T    | 3      |
      | ten-run-together | "1010"     | T    | 2      |
      | ten-of-a-rank    | "5*10"     | 5    | 10     |
      | ten-tens         | "10*10"    | T    | 10     |
      | run-then-card    | "5*6 2"    | 5    | 7      |
      | run-of-one       | "5*1"      | 5    | 1      |

  @GH-sets.3-a
  Scenario Outline: What a set ranks as | 一手牌的点数
    When <cards> is laid down
    Then it is a set of rank <rank> with <number> cards

    Examples:
      | case                    | cards  | rank | number |
      | naturals                | 66     | 6    | 2      |
      | naturals-under-twos     | 6222   | 6    | 4      |
      | naturals-under-jokers   | 6SSBB  | 6    | 5      |
      | twos-alone              | 22     | 2    | 2      |
      | twos-under-small        | 2S     | 2    | 2      |
      | twos-under-big          | 2BB    | 2    | 3      |
      | small-jokers            | SSS    | S    | 3      |
      | big-jokers              | BB     | B    | 2      |

  @GH-sets.3-b
  Scenario Outline: Jokers of one kind alone are not hung | 只有一种花不算挂花
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case                  | cards | table |
      | big-over-small        | B     | S     |
      | two-big-over-two      | BB    | SS    |
      | four-big-over-four    | BBBB  | SSSS  |
      | small-over-twos       | SS    | 22    |
      | small-over-aces       | SSS   | AAA   |

  @GH-sets.4-a
  Scenario: Both jokers alone rank as the small joker | 大小花同出，点数为小花
    When SB is laid down
    Then it is a set of rank S with 2 cards
    And it is a gouji set

  @GH-sets.4-b @mixed_jokers=dead
  Scenario Outline: The big joker is hung on the small one | 大花挂在小花上
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case            | cards | table |
      | over-twos       | SB    | 22    |
      | over-aces       | SSB   | AAA   |
      | over-small-hung | SB    | 2S    |
      | two-over-two    | SSBB  | 22SS  |

  @GH-sets.4-c @big_joker_tops=false
  Scenario Outline: Both jokers do not beat small jokers | 大小花同出压不住小花
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case        | cards | table |
      | pair        | SB    | SS    |
      | three       | SBB   | SSS   |

  @GH-sets.4-d @mixed_jokers=dead @joker_exchange=none
  Scenario Outline: Both jokers alone are dead | 大小花同出是死牌
    When <cards> is laid over SB
    Then it does not beat the set on the table: set is dead

    Examples:
      | case       | cards |
      | big-jokers | BB    |
      | small-big  | SB    |

  @GH-sets.5-a @GH-sets.5.1 @joker_exchange=two_for_one
  Scenario Outline: Two big jokers pay for one | 两张大花打一张大花
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case                       | cards    | table |
      | alone                      | BB       | B     |
      | on-a-higher-rank           | 888BB    | 777B  |
      | twos-over-aces             | 22BB     | AAB   |
      | pasted-over-naturals       | 82BB     | 77B   |

  @GH-sets.5-f @joker_exchange=two_for_one @mixed_jokers=dead
  Scenario: Small jokers beside the two paid face the other cards | 付了两张大花，小花与其余的牌比
    When SSBB is laid over 22B
    Then it beats the set on the table

  @GH-sets.5-o @joker_exchange=two_for_one @bare_ranks=none
  Scenario Outline: A big joker on 4s is paid for like any other | 挂在 4 上的大花，照样两张换一张
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case   | cards | table |
      | one    | 5BB   | 4B    |
      | fours  | 55BB  | 44B   |
      | pasted | 52BB  | 44B   |

  @GH-sets.5-p @joker_exchange=two_for_one @hold_three=off @bare_ranks=none
  Scenario Outline: A big joker on 3s is paid for like any other | 挂在 3 上的大花，照样两张换一张
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case   | cards | table |
      | one    | 4BB   | 3B    |
      | threes | 44BB  | 33B   |
      | pasted | 44BB  | 32B   |

  @GH-sets.5-b @GH-sets.5.1 @joker_exchange=two_for_one @GH-sets.6.1
  Scenario Outline: Small jokers pay for nothing, and no count but two | 小花不能换，张数只能是二
    When <cards> is laid over <table>
    Then it does not beat the set on the table: <reason>

    Examples:
      | case                 | cards | table | reason          |
      | three-for-one        | BBB   | B     | count differs   |
      | three-small-for-big  | SSS   | B     | jokers not paid |
      | one-big-for-big      | 8B    | 7B    | jokers not paid |
      | three-twos-for-big   | 222   | B     | jokers not paid |
      | two-small-for-small  | SS    | S     | count differs   |
      | small-hung-for-small | 8SS   | 7S    | count differs   |

  @GH-sets.5-j @GJ-8.3.2 @joker_exchange=two_and_three_for_one @mixed_jokers=dead
  Scenario: What the other jokers of the decks cannot pay for is dead | 其余的花换不掉的是死牌
    When 5SBB is laid down
    Then it is dead

  @GH-sets.5-c @GH-sets.5.1 @joker_exchange=two_for_one
  Scenario Outline: Which sets with a big joker still live | 还有哪些是死牌
    When <cards> is laid down
    Then <verdict>

    Examples:
      | case                | cards       | verdict        |
      | one-big             | 9B          | it is not dead |
      | one-big-alone       | B           | it is not dead |
      | two-big             | 9BB         | it is dead     |
      | two-big-alone       | BB          | it is dead     |
      | four-big            | BBBB        | it is dead     |
      | one-big-on-aces     | AAB         | it is not dead |
      | one-big-on-all-aces | A*16 B      | it is not dead |
      | aces-outnumber-twos | A*16 2222 B | it is dead     |
      | kings-and-a-two     | K*16 2 B    | it is not dead |
      | four-kings          | KKKKB       | it is not dead |
      | kings-and-four-twos | K*16 2222 B | it is not dead |
      | kings-and-five-twos | K*16 2*5 B  | it is not dead |

  @GH-sets.5-g @joker_exchange=two_for_one @mixed_jokers=dead
  Scenario: A big joker on 2s lives: small jokers with two big ones beat it | 大花挂钱仍活，小花带两张大花压得住
    When 22B is laid down
    Then it is not dead

  @GH-sets.5-m @joker_exchange=two_for_one @mixed_jokers=dead
  Scenario Outline: A set lives as long as the higher cards left can match it one for one | 余下更大的牌够数，就不是死牌
    When <cards> is laid down
    Then <verdict>

    Examples:
      | case             | cards       | verdict        |
      | aces-twos-smalls | K*16 2*10 B | it is not dead |
      | one-card-short   | K*16 2*11 B | it is dead     |

  @GH-sets.5-n @GH-sets.5.1 @joker_exchange=two_for_one @mixed_jokers=dead
  Scenario Outline: Where both kinds are hung, two big ones for the big and one for each small | 大小花都挂的，大花两张换一张，小花一张换一张
    When <cards> is laid over <table>
    Then <verdict>

    Examples:
      | case                | cards | table | verdict                                                |
      | three-big-for-both  | TTBBB | 99SB  | it beats the set on the table                          |
      | jokers-alone        | BBB   | SB    | it beats the set on the table                          |
      | two-big-for-both    | TTBB  | 99SB  | it does not beat the set on the table: jokers not paid |
      | one-big-for-both    | TTB   | 99SB  | it does not beat the set on the table: jokers not paid |
      | small-and-two-big   | TTSBB | 99SB  | it does not beat the set on the table: jokers not paid |

  @GH-sets.5-h @GH-sets.7 @joker_exchange=two_for_one @mixed_jokers=as_small
  Scenario: Where mixed jokers count as small nothing beats a big joker on 2s | 混花作小花，大花挂钱便是死牌
    When 22B is laid down
    Then it is dead

  @GH-sets.5-d @GH-sets.5.2 @joker_exchange=two_and_three_for_one @mixed_jokers=dead
  Scenario Outline: Two big or three small pay for a big, two small for a small | 两大或三小打一大，两小打一小
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case                     | cards   | table |
      | two-big-for-big          | BB      | B     |
      | three-small-for-big      | SSS     | B     |
      | two-small-for-small      | SS      | S     |
      | hung-three-small-for-big | 8SSS    | 7B    |
      | hung-two-small-for-small | 8SS     | 7S    |
      | hung-two-big-for-big     | 8BB     | 7B    |
      | one-big-for-small        | 8B      | 7S    |
      | big-and-small-apart      | 8SSBB   | 7SB   |
      | two-big-one-of-each      | 88SSSBB | 77BB  |

  @GH-sets.5-e @GH-sets.5.2 @joker_exchange=two_and_three_for_one @GH-sets.6.1
  Scenario Outline: Any other number pays for nothing | 别的张数换不了
    When <cards> is laid over <table>
    Then it does not beat the set on the table: <reason>

    Examples:
      | case                  | cards | table   | reason          |
      | two-small-for-big     | SS    | B       | jokers not paid |
      | a-small-one-besides   | 88SBB | 77SS    | count differs   |
      | one-big-for-big       | 8B    | 7B      | jokers not paid |
      | four-small-for-big    | SSSS  | B       | count differs   |
      | three-small-for-small | SSS   | S       | count differs   |
      | three-big-for-big     | BBB   | B       | count differs   |
      | two-big-for-small     | BB    | S       | count differs   |
      | no-other-card-for-six | SSS   | 999999B | count differs   |
      | as-many-as-the-others | TSSS  | 9999B   | count differs   |
      | two-big-beside-fewer  | 8BB   | 777S    | count differs   |

  @GH-sets.5-k @GH-sets.5.2 @joker_exchange=two_and_three_for_one @mixed_jokers=dead
  Scenario Outline: Each of the two kinds is paid for in full | 大花小花各付各的，一张也不能少
    When <cards> is laid over <table>
    Then it does not beat the set on the table: jokers not paid

    Examples:
      | case                    | cards | table |
      | one-small-for-both      | TTS   | 99SB  |
      | one-big-for-both        | TTB   | 99SB  |
      | one-small-one-big       | TTSB  | 99SB  |
      | two-small-for-both      | TTSS  | 99SB  |
      | two-big-for-both        | TTBB  | 99SB  |
      | three-small-for-both    | TTSSS | 99SB  |

  @GH-sets.5-l @GH-sets.5.2 @joker_exchange=two_and_three_for_one @mixed_jokers=dead
  Scenario Outline: A set is dead when the jokers left cannot pay for its own | 余下的花付不起，才是死牌
    When <cards> is laid down
    Then <verdict>

    Examples:
      | case                    | cards | verdict        |
      | one-of-each             | 9SB   | it is not dead |
      | two-small-one-big       | 9SSB  | it is not dead |
      | three-small-one-big     | 9SSSB | it is dead     |
      | two-big                 | 9BB   | it is not dead |
      | one-small-two-big       | 9SBB  | it is dead     |
      | three-big               | 9BBB  | it is dead     |

  @GH-sets.6-a @joker_exchange=two_for_one @GH-sets.6.1
  Scenario Outline: In an exchange the other cards are as many and higher | 换花时其余的牌同数且更高
    When <cards> is laid over <table>
    Then it does not beat the set on the table: <reason>

    Examples:
      | case                       | cards | table | reason          |
      | equal-rank                 | 77BB  | 77B   | rank not higher |
      | lower-rank                 | 66BB  | 77B   | rank not higher |
      | one-other-too-many         | 888BB | 77B   | count differs   |
      | one-other-too-few          | 8BB   | 77B   | count differs   |
      | aces-over-twos             | AABB  | 22B   | rank not higher |
      | fewer-cards-same-as-others | TBB   | 999B  | count differs   |
      | jokers-alone-too-few       | BB    | 9999B | count differs   |

  @GH-sets.6-b @GH-sets.6.1 @joker_exchange=two_for_one
  Scenario: Where only the jokers are not paid for, the rank is not why | 只是花没换够的，理由不是点数不高
    When 8B is laid over 7B
    Then it does not beat the set on the table: jokers not paid
    And the reason is not: rank not higher

  @GH-sets.6-c @joker_exchange=two_for_one|two_and_three_for_one
  Scenario Outline: With a single other card too the rank must be higher | 其余只有一张，也要更高
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case  | cards | table |
      | equal | 7BB   | 7B    |
      | lower | 6BB   | 7B    |

  @GH-sets.6-d @joker_exchange=two_and_three_for_one
  Scenario Outline: Small jokers that pay do not lift the rank either | 用小花换，其余的牌照样要更高
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case            | cards | table |
      | three-for-big   | 7SSS  | 7B    |
      | three-and-lower | 66SSS | 77B   |
      | two-for-small   | 77SS  | 77S   |

  @GH-sets.7-a @mixed_jokers=dead @joker_exchange=none
  Scenario Outline: Where mixed jokers are dead | 混花作死牌
    When <cards> is laid over <table>
    Then it does not beat the set on the table: set is dead

    Examples:
      | case          | cards | table |
      | two-big       | TBB   | 9SB   |
      | three-big     | TBBB  | 99SB  |

  @GH-sets.7-b @GH-sets.7.1 @mixed_jokers=as_small
  Scenario Outline: Where mixed jokers count as small ones | 混花作小花
    When <cards> is laid down
    Then it is not dead
    And it is a gouji set

    Examples:
      | case       | cards |
      | on-a-nine  | 9SB   |
      | on-a-two   | 2SB   |
      | alone      | SB    |
      | all        | 9SSSSBBBB |

  @GH-sets.7-c @GH-sets.7.1 @mixed_jokers=as_small
  Scenario Outline: Mixed jokers counted as small ones are beaten by as many big ones | 混花作小花，用同数大花压
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case                | cards    | table    |
      | two-big-for-the-two | TBB      | 9SB      |
      | three-for-the-three | TBBB     | 9SSB     |
      | jokers-alone        | BB       | SB       |
      | over-twos           | SB       | 22       |
      | pasted-and-hung     | 666666BB | 555522SB |

  @GH-sets.7-d @GH-sets.7.1 @mixed_jokers=as_small
  Scenario Outline: In an answer too the big joker counts as a small one | 压人时大花也只当小花
    When <cards> is laid over <table>
    Then it does not beat the set on the table: too few big jokers

    Examples:
      | case                | cards    | table    |
      | one-each            | TSB      | 99S      |
      | three-big-one-small | TSBBB    | 999SS    |
      | jokers-alone        | SB       | 2S       |
      | one-big-for-the-two | TTB      | 9SB      |
      | pasted-and-hung     | 666666SB | 5555222S |
      | one-big-on-the-six  | 6666666B | 555522SB |

  @GH-sets.8-a @big_joker_tops=true @bare_ranks=none
  Scenario Outline: Where the big joker tops all, rank does not matter | 大花最大时不论点数
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case            | cards | table |
      | lower           | 66B   | 777   |
      | equal           | 77B   | 777   |
      | far-below       | 44B   | 999   |
      | over-twos       | 4B    | 22    |
      | over-small      | 4B    | SS    |

  @GH-sets.8-e @big_joker_tops=true @hold_three=off @bare_ranks=none
  Scenario Outline: Where the big joker tops all, it does so on a 3 as well | 大花最大时，挂在 3 上也一样
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case       | cards | table |
      | equal      | 3B    | 33    |
      | fours      | 3B    | 44    |
      | over-kings | 33B   | KKK   |

  @GH-sets.8-b @big_joker_tops=true
  Scenario Outline: Against a small joker hung the rank must still be higher | 压挂小花的牌仍须更高
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case  | cards | table |
      | lower | 88B   | 99S   |
      | equal | 99B   | 99S   |

  @GH-sets.8-c @big_joker_tops=true @bare_ranks=none
  Scenario: The number of cards must still be equal | 张数仍须相同
    When 4B is laid over 777
    Then it does not beat the set on the table: count differs

  @GH-sets.8-d @big_joker_tops=true
  Scenario Outline: Without a big joker rank counts as ever | 没有大花，仍按点数比
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case               | cards | table |
      | lower              | 66    | 77    |
      | equal              | 77    | 77    |
      | lower-small-hung   | 6S    | 77    |
      | lower-over-small   | 22    | SS    |
      | lower-over-hung    | 88    | 9S    |

  @GH-sets.8-f @GH-sets.7.1 @big_joker_tops=true @mixed_jokers=as_small
  Scenario Outline: Mixed jokers that count as small ones do not top | 混花作小花的，不算有大花，仍按点数比
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case       | cards | table |
      | over-kings | 55SB  | KKKK  |
      | over-twos  | 9SB   | 222   |
      | equal      | 9SBB  | 9999  |

  @GH-sets.8-g @GH-sets.7 @big_joker_tops=true @mixed_jokers=dead
  Scenario: Where mixed jokers are dead they top like any big joker | 混花作死牌的，照样最大
    When 55SB is laid over KKKK
    Then it beats the set on the table

  @GH-sets.9-a @bare_ranks=threes
  Scenario Outline: Where 3s are bare nothing goes with them | 3 净出：不贴钱，不挂花
    When <cards> is laid down
    Then it is no set: bare rank

    Examples:
      | case             | cards |
      | pasted           | 32    |
      | small-hung       | 3S    |
      | big-hung         | 3B    |
      | three-and-pasted | 333 2 |
      | both             | 33 2S |

  @GH-sets.9-b @bare_ranks=threes
  Scenario Outline: 3s by themselves are a set, and 4s take all | 3 单出成一手；4 照样可贴可挂
    When <cards> is laid down
    Then it is a set of rank <rank> with <number> cards

    Examples:
      | case        | cards | rank | number |
      | threes      | 333   | 3    | 3      |
      | four-pasted | 42    | 4    | 2      |
      | four-hung   | 44S   | 4    | 3      |

  @GH-sets.9-c @bare_ranks=threes_and_fours
  Scenario Outline: Where 3s and 4s are bare nothing goes with either | 3、4 都净出
    When <cards> is laid down
    Then it is no set: bare rank

    Examples:
      | case          | cards |
      | three-hung    | 3S    |
      | four-hung     | 4S    |
      | four-pasted   | 42    |
      | fours-and-big | 44B   |

  @GH-sets.9-d @bare_ranks=threes_and_fours
  Scenario Outline: Higher ranks take all as ever | 别的点数照样可贴可挂
    When <cards> is laid down
    Then it is a set of rank <rank> with <number> cards

    Examples:
      | case        | cards | rank | number |
      | fours       | 4444  | 4    | 4      |
      | five-hung   | 5S    | 5    | 2      |
      | five-pasted | 552   | 5    | 3      |

  @GH-sets.9-e @GJ-8.1.7 @play @bare_ranks=threes_and_fours
  Scenario: Such a lead is not played | 这样发不算出
    Given the hands are
      | seat   | hand    |
      | P1     | 4S 5678 |
      | others | ?*8     |
    And P1 has the lead
    When P1 tries to play 4S
    Then it is refused: bare rank
    And it is for P1 to lead

  @GH-sets.10-a @play @fours_whole=yes
  Scenario: The 4s are not split by a lead | 4 不拆开发
    Given the hands are
      | seat   | hand     |
      | P1     | 444 5678 |
      | others | ?*8      |
    And P1 has the lead
    When P1 tries to play 44
    Then it is refused: fours are not split
    And it is for P1 to lead
    When P1 plays 444
    Then 444 by P1 is on the table

  @GH-sets.10-b @play @fours_whole=yes @hold_three=off
  Scenario: Nor to follow | 也不拆开顺
    Given the hands are
      | seat   | hand     |
      | P1     | 33 5678  |
      | P2     | 444 5678 |
      | others | ?*8      |
    And P1 has the lead
    When P1 plays 33
    And P2 tries to play 44
    Then it is refused: fours are not split

  @GH-sets.10-c @play @fours_whole=yes @bare_ranks=none
  Scenario: 2s and jokers may go with all of them | 一次出尽，可以贴钱挂花
    Given the hands are
      | seat   | hand     |
      | P1     | 44 22S 5 |
      | others | ?*8      |
    And P1 has the lead
    When P1 plays 442S
    Then 442S by P1 is on the table

  @GH-sets.10-d @play @fours_whole=yes @bare_ranks=none @hold_three=off @burn_failure=refused
  Scenario: Nor to burn | 也不拆开烧
    Given the hands are
      | seat   | hand    |
      | P1     | 3S 5678 |
      | P6     | 44B     |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays 3S
    Then it is for P4 to answer
    When P6 tries to burn with 4B
    Then it is refused: fours are not split

  @GH-sets.10-e @play @fours_whole=no
  Scenario: Else any number of them may go | 没有约定，出几张都行
    Given the hands are
      | seat   | hand     |
      | P1     | 444 5678 |
      | others | ?*8      |
    And P1 has the lead
    When P1 plays 44
    Then 44 by P1 is on the table
