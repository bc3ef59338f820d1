@match @points=off @hold_three=off @burn_tribute=off
Feature: A whole match, step after step | 一场从头到尾
  The steps in their order, who is asked at each, and what one hand leaves for the next.

  # From the formation to the first lead

  @GH-deal.1-a @GJ-5.1 @GJ-5.5.1 @GJ-6.2 @opening=by_count
  Scenario: First the sides, then the seats, then the opening | 先组邦，再入座，再开牌
    Given the sides are still to be formed
    When the match is looked at
    Then the step at hand is forming the sides
    And it is for the table to act
    When these choose to be sides: Zhao, Qian and Sun; Li, Zhou and Wu
    Then the step at hand is forming the sides
    When at seats P1 to P6 sit Zhao, Li, Qian, Zhou, Sun and Wu
    Then the step at hand is the opening
    And the opening is first
    And it is for the table to act

  @GH-deal.1-b @GJ-5.3.2
  Scenario: Opposites first, then sides that keep them apart | 先认对头，再组联邦
    Given the sides are still to be formed
    When these choose to be opposites: Zhao and Li; Qian and Zhou; Sun and Wu
    And these would be sides: Zhao, Li and Qian; Zhou, Sun and Wu
    Then it is refused: opposites on one side
    When these choose to be sides: Zhao, Zhou and Sun; Li, Qian and Wu
    And at seats P1 to P6 would sit Zhao, Qian, Zhou, Li, Sun and Wu
    Then it is refused: opposites not facing
    When at seats P1 to P6 sit Zhao, Qian, Sun, Li, Zhou and Wu
    Then the step at hand is the opening

  @GH-deal.1-c @GJ-5.4.2 @GJ-5.4.3
  Scenario: Lots make the sides and, where that is agreed, the opposites | 抽签组邦，约定同点为对头
    Given the sides are still to be formed
    When it is agreed that equal lots are opposites, and Zhao, Li, Qian, Zhou, Sun and Wu draw 7h 7s 9d 9c Kh Ks
    And at seats P1 to P6 would sit Zhao, Li, Qian, Zhou, Sun and Wu
    Then it is refused: opposites not facing
    When at seats P1 to P6 would sit Zhao, Qian, Wu, Li, Zhou and Sun
    Then it is refused: seats not alternate
    When at seats P1 to P6 sit Zhao, Wu, Qian, Li, Sun and Zhou
    Then the step at hand is the opening

  @GH-deal.2-a
  Scenario Outline: A step that is over is not taken up again | 过了的步骤不再回头
    Given the match is of 3 hands
    When <tried>
    Then it is refused: step is over
    And the reason is not: step not reached

    Examples:
      | case  | tried                                                             |
      | sides | these would be sides: Zhao, Qian and Sun; Li, Zhou and Wu         |
      | lots  | Zhao, Li, Qian, Zhou, Sun and Wu would draw the lots 7h 7s 9d 9c Kh Ks |
      | seats | at seats P1 to P6 would sit Zhao, Li, Qian, Zhou, Sun and Wu      |

  @GH-deal.1-d
  Scenario Outline: A step that is not reached cannot be taken first | 没到的步骤不能先做
    Given the match is of 3 hands
    When <tried>
    Then it is refused: step not reached
    And the reason is not: step is over

    Examples:
      | case    | tried                          |
      | cards   | the first cards drawn would be 3h 4h |
      | leader  | chance would make P2 the first leader |
      | tribute | P6 tries to pay 2              |
      | return  | P1 tries to return 3           |
      | lead    | P1 tries to play 3             |

  @GH-deal.1-e
  Scenario: Nobody sits down before there are sides | 没组邦不能入座
    Given the sides are still to be formed
    When at seats P1 to P6 would sit Zhao, Li, Qian, Zhou, Sun and Wu
    Then it is refused: not what is asked

  @GH-deal.1-f @GJ-5.5.1
  Scenario: Nobody sits down but the six of the two sides | 入座的只能是组好的六人
    Given the sides are still to be formed
    When these choose to be sides: Zhao, Qian and Sun; Li, Zhou and Wu
    And at seats P1 to P6 would sit Zhao, Li, Qian, Zhou, Sun and Zheng
    Then it is refused: another sits down
    And the step at hand is forming the sides
    When at seats P1 to P6 sit Zhao, Li, Qian, Zhou, Sun and Wu
    Then the step at hand is the opening

  # The opening

  @GJ-6.3.1-m @GJ-6.3.2 @opening=by_count
  Scenario: The one whom all have named draws, and counts himself as one | 公推的人抽牌，从自己数起
    Given the match is of 3 hands
    When P3 would draw 7h for the opening
    Then it is refused: not your turn
    When all agree that P3 draws for the opening
    Then it is for P3 to act
    When P3 draws 7h for the opening
    Then P3 takes first
    And P3 has opened
    And the step at hand is the draw

  @GJ-6.4.1-m @GJ-6.4.2 @opening=by_count
  Scenario: Jokers pass the draw on until a card counts | 抽到花，下家再抽
    Given the match is of 3 hands
    When all agree that P5 draws for the opening
    And P5 draws B for the opening
    Then it is for P6 to act
    When P6 draws S for the opening
    Then it is for P1 to act
    When P5 would draw Ah for the opening
    Then it is refused: not your turn
    When P1 draws Ah for the opening
    Then P1 takes first
    And P1 has opened

  @GJ-6.3.1-n @opening=by_count
  Scenario: Neither chance nor two cards make an opening by count | 抽牌数点不随机，也不抽两张
    Given the match is of 3 hands
    When chance would make P2 the first taker
    Then it is refused: opening by a card
    When all agree that P3 draws for the opening
    And P3 would draw 7h 8h for the opening
    Then it is refused: opening draws one card

  @GH-deal.8-m @opening=automatic
  Scenario: Dealt at once: chance names the first taker, nobody draws to count | 自动开牌：随机定首取牌人
    Given the match is of 5 hands
    When all would have P3 draw for the opening
    Then it is refused: opening is automatic
    When chance makes P2 the first taker
    Then P2 takes first
    And the step at hand is the draw
    When the first cards drawn would be 3h 4h
    Then it is refused: deal not whole

  @GJ-6.7.1-m @GJ-6.7.2 @GJ-6.7.3 @opening=by_count @leader=last_place @tribute=off
  Scenario: After a hand the last's opposite opens and the last takes first and leads | 常规开牌：大落对头开，大落首取首发
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When the match is looked at
    Then the step at hand is the draw
    And the opening is regular
    And P3 has opened
    And P6 takes first
    And the first leader is P6
    When P3 would draw 7h for the opening
    Then it is refused: regular opening, no draw

  @GJ-6.6.1-m @GJ-6.5.1 @GJ-6.6.2 @leader=last_place|shown_each_hand @opening=by_count @sweep_ends_match=no
  Scenario: After a sweep the seat next to the first opener draws; then he is the first opener | 串三户重新开牌，由首开牌人的下家
    Given the hand before ended with the places P1, P3, P5, P2, P4 and P6
    And P2 was the first opener
    When P6 says that P6 is the last
    Then the step at hand is the opening
    And the opening is new
    And it is for P3 to act
    When P3 draws 2h for the opening
    Then P4 takes first
    And P3 has opened
    And it is open who leads first

  @GJ-6.5.2-m @opening=by_count @leader=last_place
  Scenario: One newcomer changes nothing of the opening | 换一人，不重新开牌
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When Zheng takes over the seat of P6
    Then the step at hand is the draw
    And the opening is regular
    And the first leader is P6
    When Zheng would take over the seat of P5
    Then it is refused: sits already

  @GJ-6.5.3-m @GJ-6.5.1 @opening=by_count
  Scenario: Two newcomers at once make a new opening | 同时换两人，重新开牌
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And P1 was the first opener
    When Zheng takes over the seat of P6, and at once Wang that of P2
    Then the step at hand is the opening
    And the opening is new
    And it is for P2 to act

  @GJ-6.5.2-n @opening=by_count
  Scenario: Newcomers come between two hands | 换人只在两局之间
    Given the match is of 3 hands
    When Zheng would take over the seat of P6
    Then it is refused: step not reached

  @GJ-6.5.2-o @opening=by_count
  Scenario: Nobody is replaced once cards are drawn | 抓了牌就不能换人
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When the first cards drawn are 4h 5h
    And Zheng would take over the seat of P6
    Then it is refused: step is over

  @GJ-6.5.2-r
  Scenario: Nobody is replaced once the hands are drawn, tributes still owed or not | 手牌抓齐了就不能换人，贡还没进也不行
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand |
      | others | ?*6  |
    And P6 is to lead first
    When Zheng would take over the seat of P6
    Then it is refused: step is over

  @GJ-6.5.2-q @opening=by_count
  Scenario: A newcomer comes from outside the table | 接替的不是在座的人
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When Zheng takes over the seat of P6
    And Zheng would take over the seat of P2
    Then it is refused: sits already

  @GJ-6.6.1-n @GJ-6.5.1 @opening=by_count @sweep_ends_match=no @hand_end=one_side_left @remove_by=first_leader
  Scenario: Where nobody is known to have opened first, seat 1 is taken for it | 不知首开牌人是谁，当作甲
    Given the match is of 2 hands
    And the cards are drawn and the hands are
      | seat   | hand |
      | P1     | 9    |
      | P3     | 10   |
      | P5     | J    |
      | others | 4 4  |
    And P1 is to lead first
    When P1 leaves all cards in
    And P1 plays 9
    And these pass in turn: P2
    And P3 plays 10
    And these pass in turn: P4
    And P5 plays J
    And P4 says that P4 is the last
    Then the step at hand is the opening
    And it is for P2 to act

  # Naming the last

  @GJ-21.6.1-m @GJ-21.6.3 @GH-deal.3 @opening=by_count @leader=last_place
  Scenario: The whole side names its other player last, and he opens, takes and leads as the last | 一方三人同意，二落作大落
    Given the hand before ended with the places P2, P4, P1, P6, P3 and P5
    When the match is looked at
    Then the step at hand is naming the last
    And it is for P5 to act
    When P5 says that P3 is the last
    Then it is for P1 to act
    When P1 says that P3 is the last
    Then it is for P3 to act
    When P3 says that P3 is the last
    Then the places of the hand before are P2, P4, P1, P6, P5 and P3
    And P6 has opened
    And P3 takes first
    And the first leader is P3

  @GJ-21.6.3-m @opening=by_count @leader=last_place
  Scenario: One of the side who does not agree leaves the places as they were | 有一人不同意，名次照旧
    Given the hand before ended with the places P2, P4, P1, P6, P3 and P5
    When P5 says that P3 is the last
    And P1 says that P5 is the last
    Then the step at hand is the draw
    And the places of the hand before are P2, P4, P1, P6, P3 and P5
    And the first leader is P5

  @GJ-21.6.1-n @opening=by_count
  Scenario Outline: Only the side names, and only one of its two last | 只由这一方，只在末两名里定
    Given the hand before ended with the places P2, P4, P1, P6, P3 and P5
    When <tried>
    Then it is refused: <reason>

    Examples:
      | case         | tried                                | reason            |
      | other-side   | P2 would say that P3 is the last     | not your turn     |
      | out-of-turn  | P1 would say that P3 is the last     | not your turn     |
      | somebody     | P5 would say that P1 is the last     | naming of another |

  @GJ-21.6.1-o @GH-deal.17 @opening=by_count
  Scenario: Two last of two sides: nobody names anybody | 末两名不同方，不定大落
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When P6 would say that P5 is the last
    Then it is refused: step is over

  @GJ-21.6.1-p @opening=by_count
  Scenario: What may be said of the last is listed | 列出定大落可说的话
    Given the hand before ended with the places P2, P4, P1, P6, P3 and P5
    When what may be done is listed
    Then among it is that P5 says that P3 is the last
    And among it is that P5 says that P5 is the last
    And not among it is that P5 says that P1 is the last
    And not among it is that P3 says that P3 is the last

  @GJ-21.6.1-q
  Scenario: Who names another than the two last is told so, though it is not his word yet | 改定别人的，没轮到他说也照样告诉他
    Given the hand before ended with the places P1, P3, P2, P5, P4 and P6
    When the match is looked at
    Then the step at hand is naming the last
    When P4 would say that P2 is the last
    Then it is refused: naming of another

  @GJ-21.6.2-m @opening=by_count
  Scenario: After the opening the last is not named any more | 开牌以后不许改
    Given the hand before ended with the places P2, P4, P1, P6, P3 and P5
    When P5 says that P5 is the last
    And P5 would say that P3 is the last
    Then it is refused: naming after the opening

  # Drawing and showing

  @GJ-7.1.1-m @GJ-7.1.2 @GJ-7.1.3 @opening=by_count @leader=last_place @show_by=suit @overtake=yes
  Scenario: 3s are shown while cards are drawn, and more take the lead over | 抓牌时亮3，亮得多的顶班
    Given the match is of 3 hands
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And the first cards drawn are 3h 3s 9h 9h 9h 9h 3h 3s 9s 9s 9s 9s 4h 3s
    Then it is for the table to act
    When P1 shows 3h 3h
    And P2 tries to show 3s 3s 3h
    Then it is refused: show not of a kind
    When P2 shows 3s 3s 3s
    And P1 tries to show 3h
    Then it is refused: show not drawn
    When P3 tries to show 3d 3d
    Then it is refused: show not drawn

  @GJ-7.1.2-m @opening=by_count @leader=last_place @show_by=suit @overtake=yes @tribute=off @rebellion=off @remove_by=first_leader
  Scenario: When all is drawn whoever has shown most leads | 抓完，亮得最多的首发
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn         |
      | P1   | 3h*2 4h 2 ?*32 |
      | P2   | 3s*3 2 ?*32     |
      | P3   | 9h 9s 2 ?*33    |
      | P4   | 9h 9s 2 ?*33    |
      | P5   | 9h 9s 2 ?*33    |
      | P6   | 9h 9s 2 ?*33    |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And the first cards drawn are 3h 3s 9h 9h 9h 9h 3h 3s 9s 9s 9s 9s 4h 3s
    And P1 shows 3h 3h
    And P2 shows 3s 3s 3s
    And all cards are drawn
    Then the first leader is P2
    When P2 leaves all cards in
    Then it is for P2 to lead
    And P1 holds 36 cards
    When P1 tries to show 3h 3h
    Then it is refused: step is over

  @GJ-7.1.1-n @opening=by_count @leader=last_place @show_by=colour
  Scenario: Where the colour counts two red 3s of two suits are a show | 论颜色的，红桃 3 方片 3 也能亮
    Given the match is of 3 hands
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And the first cards drawn are 3h 3s 9h 9h 9h 9h 3d 3h
    And P2 tries to show 3s 3h
    Then it is refused: show not of a kind
    When P1 shows 3h 3d
    Then it is accepted

  @GJ-6.7.3-m @GJ-7.2 @opening=by_count @leader=last_place @tribute=off @rebellion=off @remove_by=first_leader
  Scenario: After a regular opening nothing is shown, and the last must lead | 常规开牌不亮3，大落必须首发
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And in the draw they get
      | seat   | drawn         |
      | P6     | 3h*4 5 2 ?*30 |
      | others | 2 ?*35        |
    When the first cards drawn are 3h
    And P6 tries to show 3h 3h
    Then it is refused: nothing is shown
    When all cards are drawn
    When P6 leaves all cards in
    Then it is for P6 to lead
    When P1 tries to play 5
    Then it is refused: not your turn
    When P6 plays 5
    Then it is for P1 to act

  @GH-deal.9-m @GH-deal.3 @GH-deal.16 @leader=shown_each_hand @opening=automatic @show_by=suit @overtake=yes @no_show_leader=random @tribute=off @rebellion=off @remove_by=first_leader
  Scenario: Shown when all is drawn, seat after seat from the first taker | 牌抓齐后，从首取牌人起依次亮
    Given the match is of 5 hands
    And in the draw they get
      | seat   | drawn               |
      | P2     | 3h*2 3s 4h 2 ?*31   |
      | P4     | 3s*3 2 ?*32         |
      | others | 2 ?*35              |
    When chance makes P2 the first taker
    And all cards are drawn
    Then it is for P2 to act
    When P2 tries to show 3h 3s
    Then it is refused: show not of a kind
    When P2 shows 3h 3h
    And these show nothing, in turn: P3
    And P4 shows 3s 3s 3s
    And these show nothing, in turn: P5, P6, P1 and P2
    Then the first leader is P4
    When P4 leaves all cards in
    Then it is for P4 to lead

  @GJ-7.1.1-p @GH-deal.9 @leader=shown_each_hand @opening=automatic @tribute=off @rebellion=off
  Scenario: What is wrong with a show is said though another is asked | 亮得不对，没问到他也说
    Given the match is of 5 hands
    And in the draw they get
      | seat   | drawn     |
      | P2     | 3h 2 ?*34 |
      | others | 2 ?*35    |
    When chance makes P1 the first taker
    And all cards are drawn
    Then it is for P1 to act
    When P2 tries to show 3h
    Then it is refused: show has too few

  @GH-deal.13-m @leader=shown_each_hand @opening=automatic @no_show_leader=random @tribute=off @rebellion=off @remove_by=first_leader
  Scenario: Nobody shows, and chance names the first leader | 没人亮，随机定首发
    Given the match is of 5 hands
    And in the draw they get
      | seat   | drawn |
      | others | 2 ?*35 |
    When chance makes P2 the first taker
    And all cards are drawn
    And these show nothing, in turn: P2, P3, P4, P5, P6 and P1
    Then it is for the table to act
    When chance makes P5 the first leader
    When P5 leaves all cards in
    Then it is for P5 to lead

  @GH-deal.12-m @leader=last_place @opening=by_count @no_show_leader=pair_of_fours @show_by=suit @tribute=off @rebellion=off @remove_by=first_leader
  Scenario: Nobody shows 3s, and whoever first shows two 4s leads | 没人亮3，先亮两张同花色4的首发
    Given the match is of 3 hands
    And in the draw they get
      | seat   | drawn          |
      | P1     | 4h 4s 2 ?*33   |
      | P3     | 4d*2 2 ?*33    |
      | others | 2 ?*35         |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    Then it is for P1 to act
    When P1 tries to show 4h 4s
    Then it is refused: show not of a kind
    When these show nothing, in turn: P1 and P2
    And P3 shows 4d 4d
    Then the first leader is P3
    When P3 leaves all cards in
    Then it is for P3 to lead

  @GH-deal.11-m @leader=last_place @opening=by_count @no_show_leader=most_threes @tribute=off @rebellion=off @remove_by=first_leader
  Scenario: Nobody shows, and the most 3s lead; of equals the first from the first taker | 没人亮，3 最多的首发
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn    |
      | P1   | 3*2 4*16 A*16 B*2        |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2        |
      | P5   | 3*2 8*16 2*16 S*2        |
      | P6   | 3*2 9*16 10*16 S*2        |
    When all agree that P3 draws for the opening
    And P3 draws 4h for the opening
    Then P6 takes first
    When all cards are drawn
    Then the first leader is P2

  @GH-deal.7-m @opening=by_count
  Scenario: More cards than the decks hold are not drawn | 抓不到四副牌里没有的牌
    Given the match is of 3 hands
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And the first cards drawn are 3h 3h 3h 3h
    And the first cards drawn would be 3h
    Then it is refused: deal not whole

  # Tribute and return

  @GH-deal.7-n @opening=by_count
  Scenario: The cards drawn already are among those of the hand | 抓到的牌就在这家手里
    Given the match is of 3 hands
    And in the draw they get
      | seat   | drawn                |
      | P1     | 4*16 A*16 2*4        |
      | P2     | 3*4 5*16 2*4 K*8 B*4 |
      | others | ?*36                 |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    Then P1 takes first
    When the first cards drawn are 3h
    And all cards would be drawn
    Then it is refused: deal not whole

  @GH-deal.7-o @GJ-2.1 @opening=by_count
  Scenario: Nor five of one suit, whatever suits others have | 同一花色的没有五张，别的牌不管花色也一样
    Given the match is of 3 hands
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And the first cards drawn are 3h 3h 3h 3h
    And the first cards drawn would be 3h 9
    Then it is refused: deal not whole

  @GJ-21.3.1-m @GJ-21.3.2 @GJ-21.4.1 @GH-tribute.6 @tribute=on @tribute_cards=legal_only @receiver_may_refuse=no @remove_by=first_leader
  Scenario: Both pay, then both return, then the last leads | 先都进贡，再都还贡，再发牌
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand      |
      | P1     | 4 7 ?*4   |
      | P2     | 6 ?*4     |
      | P5     | S 4 6 ?*4 |
      | P6     | BS2 4 7   |
      | others | ?*6       |
    And P6 is to lead first
    When the match is looked at
    Then the step at hand is the tribute
    And P6 owes P1 2 as place tribute
    And P5 owes P2 1 as place tribute
    And it is for P6 to act
    When P1 tries to return 4 7
    Then it is refused: return before tribute
    When P6 tries to pay B2
    Then it is refused: tribute not highest
    When P6 tries to pay B
    Then it is refused: tribute count wrong
    When P6 pays BS
    Then P1 holds 8 cards
    And P6 holds 3 cards
    When P5 pays S
    Then the step at hand is the return
    And it is for P1 to act
    When P1 tries to return 4
    Then it is refused: return count wrong
    When P1 returns 4 7
    Then P6 holds 5 cards
    And it is for P2 to act
    When P2 returns 6
    When P6 leaves all cards in
    Then it is for P6 to lead

  @GJ-21.2.1-m @GJ-21.2.2 @tribute=on @tribute_cards=legal_only @receiver_may_refuse=no @return_refusal=none
  Scenario: Who has none pays none, who has one of two pays that, and only what was paid comes back | 没有不进，不够进几张还几张
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand   |
      | P6     | 2 ?*5  |
      | others | ?*6    |
    And P6 is to lead first
    When P6 pays 2
    Then the step at hand is the return
    And it is for P1 to act
    And P1 holds 7 cards

  @GJ-21.2.1-n @tribute=on @tribute_cards=legal_only @receiver_may_refuse=no @remove_by=first_leader
  Scenario: Neither has a legal card: no tribute, no return | 都没有法定贡牌，不进不还
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand   |
      | others | ?*6    |
    And P6 is to lead first
    When P6 leaves all cards in
    Then it is for P6 to lead
    And nothing is to be returned

  @GJ-21.5-m @tribute=on @receiver_may_refuse=no @tribute_cards=legal_only
  Scenario: Within a side the receiver is asked too whether he waives | 同一方免进，吃贡的也要同意
    Given the hand before ended with the places P1, P2, P4, P3, P6 and P5
    And the cards are drawn and the hands are
      | seat   | hand     |
      | P5     | BB ?*4   |
      | P6     | S ?*5    |
      | others | ?*6      |
    And P5 is to lead first
    When P1 tries to waive the tribute
    Then it is refused: not your turn
    When P5 waives the tribute
    Then it is for P1 to act
    When P1 wants the tribute paid
    Then it is for P6 to act

  @GJ-21.5-n @GH-tribute.19 @tribute=on @receiver_may_refuse=no @tribute_cards=legal_only @return_refusal=none @remove_by=first_leader
  Scenario: Waived by both, nothing moves | 两人都免，不进不还
    Given the hand before ended with the places P1, P2, P4, P3, P6 and P5
    And the cards are drawn and the hands are
      | seat   | hand     |
      | P2     | 5 ?*5    |
      | P5     | BB ?*4   |
      | P6     | S ?*5    |
      | others | ?*6      |
    And P5 is to lead first
    When P5 waives the tribute
    And P1 waives the tribute
    And P6 waives the tribute
    And P2 wants the tribute paid
    Then it is for P6 to act
    And P1 holds 6 cards
    When P6 pays S
    And P2 returns 5
    When P5 leaves all cards in
    Then it is for P5 to lead

  @GJ-21.5-o @GJ-21.1.2 @tribute=on @receiver_may_refuse=no @tribute_cards=legal_only
  Scenario: What may be said and paid of a tribute is listed | 列出进贡时可说可做的
    Given the hand before ended with the places P1, P2, P4, P3, P6 and P5
    And the cards are drawn and the hands are
      | seat   | hand     |
      | P5     | B ?*5    |
      | P6     | S 2 ?*4  |
      | others | ?*6      |
    And P5 is to lead first
    When what may be done is listed
    Then among it is that P5 waives the tribute
    And not among it is that P1 waives the tribute
    And not among it is that P5 pays B
    When P5 wants the tribute paid
    And P6 wants the tribute paid
    And what may be done is listed
    Then among it is that P5 pays B
    And not among it is that P6 pays S

  @GH-tribute.10-m @tribute=on @receiver_may_refuse=yes @tribute_cards=legal_only @return_refusal=none @remove_by=first_leader
  Scenario: A receiver who refuses gets nothing and returns nothing | 不收贡，也不还
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand     |
      | P2     | 5 ?*5    |
      | P5     | S ?*5    |
      | P6     | BB ?*4   |
      | others | ?*6      |
    And P6 is to lead first
    When P6 tries to pay BB
    Then it is refused: not your turn
    When P1 tries to waive the tribute
    Then it is refused: not what is asked
    When P1 refuses the tribute
    Then it is for P2 to act
    When P2 accepts
    And P5 pays S
    Then P6 holds 6 cards
    And it is for P2 to act
    When P2 returns 5
    When P6 leaves all cards in
    Then it is for P6 to lead

  @GH-tribute.10-o @tribute=on @receiver_may_refuse=yes @tribute_cards=legal_only
  Scenario: What is refused is the due, no card of it | 拒收的是这笔贡，不是其中的牌
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand     |
      | P5     | S ?*5    |
      | P6     | BB ?*4   |
      | others | ?*6      |
    And P6 is to lead first
    When P1 tries to refuse B of the tribute
    Then it is refused: refusal not whole
    When P1 tries to refuse BB of the tribute
    Then it is refused: refusal not whole
    When P1 accepts
    And P2 tries to refuse S of the tribute
    Then it is refused: refusal not whole
    When P2 refuses the tribute
    And P6 pays BB
    Then P5 holds 6 cards

  @GH-tribute.10-n @tribute=on @receiver_may_refuse=yes @tribute_cards=legal_only
  Scenario: One card of a due is not refused by itself | 欠两张的，不能只拒一张
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand     |
      | P6     | BB ?*4   |
      | others | ?*6      |
    And P6 is to lead first
    When P1 tries to send back B
    Then it is refused: refusal not whole

  @GH-deal.2-b @GJ-21.6.2 @GH-tribute.6 @tribute=on @opening=by_count @tribute_cards=legal_only
  Scenario: Of an act that comes too late nothing is said that is not so | 过了的一步，别的理由不加上去
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand     |
      | P6     | BB ?*4   |
      | others | ?*6      |
    And P6 is to lead first
    When the match is looked at
    Then the step at hand is the tribute
    When P1 would draw Ah for the opening
    Then it is refused: step is over
    And the reason is not: return before tribute
    And the reason is not: naming after the opening

  @GJ-21.4.3-m @GH-tribute.20 @GJ-21.4.4 @GJ-21.4.5 @tribute=on @receiver_may_refuse=no @tribute_cards=legal_only @return_refusal=rank_not_held @remove_by=first_leader
  Scenario: A card whose rank the payer does not hold is changed, once | 手里没有的点数可以退，只换一次
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand        |
      | P1     | 3 4 5 6 7 8 |
      | P6     | BB 4 7 K K  |
      | others | ?*6         |
    And P6 is to lead first
    When P6 pays BB
    And P1 returns 3 4
    Then it is for P6 to act
    When P6 tries to send back 4
    Then it is refused: return of a held rank
    When P6 tries to send back 5
    Then it is refused: cards not returned
    When P6 sends back 3
    Then it is for P1 to act
    When P1 tries to return 5
    Then it is refused: replacement of a rank not held
    When P1 returns 7
    When P6 leaves all cards in
    Then it is for P6 to lead
    And P1 holds 6 cards

  @GJ-21.4.5-n @GJ-21.4.3 @tribute=on @receiver_may_refuse=no @tribute_cards=legal_only @return_refusal=rank_not_held @remove_by=first_leader
  Scenario: The card given in its place comes out of the receiver's own hand | 换的那张，从收贡人自己手里出
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand        |
      | P1     | 4 5 6 9     |
      | P2     | 7 8 10      |
      | P5     | S 7 K       |
      | P6     | BB 4 5 K    |
      | others | ?*6         |
    And P6 is to lead first
    When P6 pays BB
    And P5 pays S
    And P1 returns 4 5
    And P2 returns 8
    And P5 sends back 8
    Then it is for P2 to act
    When P2 returns 7
    And P6 leaves all cards in
    Then it is for P6 to lead
    And P2 holds 3 cards

  @GH-tribute.20-n @GJ-21.4.3 @tribute=on @receiver_may_refuse=no @tribute_cards=legal_only @return_refusal=rank_not_held @remove_by=first_leader
  Scenario: Once the payer has looked and accepts, the next return is made | 看过收下，接着还下一笔
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand        |
      | P1     | 3 4 5 6 7 8 |
      | P2     | 5 ?*5       |
      | P5     | S 5 7       |
      | P6     | BB 4 7 K K  |
      | others | ?*6         |
    And P6 is to lead first
    When P6 pays BB
    And P5 pays S
    And P1 returns 3 4
    And P6 accepts
    Then it is for P2 to act
    When P2 returns 5
    And P6 leaves all cards in
    Then it is for P6 to lead
    And P5 holds 3 cards

  @GJ-21.4.5-m @tribute=on @receiver_may_refuse=no @tribute_cards=legal_only @return_refusal=rank_not_held @remove_by=first_leader
  Scenario: Where the receiver has no card of a held rank the first card stands | 对方没有可换的，先还的算数
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand        |
      | P1     | 3 3 5 6     |
      | P6     | B 4 7 K K   |
      | others | ?*6         |
    And P6 is to lead first
    When P6 pays B
    And P1 returns 3
    And P6 sends back 3
    When P6 leaves all cards in
    Then it is for P6 to lead
    And P6 holds 5 cards

  @GJ-21.4.5-o @GJ-21.4.4 @tribute=on @receiver_may_refuse=no @tribute_cards=legal_only @return_refusal=rank_not_held @remove_by=first_leader
  Scenario: The card sent back gives its rank to nobody: another of it will not do | 退回的那张不算手里有的点数，再还一张同点的不行
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand      |
      | P1     | 5 5 6 7 8 |
      | P6     | B 4 7 K K |
      | others | ?*6       |
    And P6 is to lead first
    When P6 pays B
    And P1 returns 5
    And P6 sends back 5
    And P1 tries to return 5
    Then it is refused: replacement of a rank not held
    When P1 returns 7
    And P6 leaves all cards in
    Then it is for P6 to lead

  @GH-tribute.9-m @tribute=on @receiver_may_refuse=no @tribute_cards=legal_only @return_refusal=none
  Scenario: Cards paid and returned are seen by all | 进贡还贡的牌，人人看得见
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand      |
      | P2     | 4 5 6     |
      | P5     | S 2 7     |
      | others | ?*6       |
    And P6 is to lead first
    When P5 pays S
    Then all see that P5 has paid P2 the one card owed, S
    When P2 returns 4
    Then all see that P2 has returned P5 one card, 4

  @GJ-21.4.4-m @tribute=on @receiver_may_refuse=no @tribute_cards=legal_only @return_refusal=rank_not_held @remove_by=first_leader
  Scenario: All of held ranks: nobody is asked | 都是有的点数，不必再问
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand        |
      | P1     | 3 4 5 6     |
      | P6     | B 4 7 K K   |
      | others | ?*6         |
    And P6 is to lead first
    When P6 pays B
    And P1 returns 4
    When P6 leaves all cards in
    Then it is for P6 to lead

  @GJ-21.7.1-m @tribute=on @sweep_tribute=none @sweep_ends_match=no @remove_by=first_leader
  Scenario: After a sweep no place tribute is paid | 串三户免落贡
    Given the hand before ended with the places P1, P3, P5, P2, P4 and P6
    And the cards are drawn and the hands are
      | seat   | hand     |
      | others | BB ?*4   |
    And P3 is to lead first
    When P3 leaves all cards in
    Then it is for P3 to lead
    And no tribute is owed

  @GJ-21.7.2-m @GJ-21.7.3 @tribute=on @sweep_tribute=each_pays_opposite_one @sweep_ends_match=no @receiver_may_refuse=no @return_refusal=none @tribute_cards=legal_only
  Scenario: Each of the three swept pays his opposite one, and it is returned | 被串三人各进对头一张，照还
    Given the hand before ended with the places P1, P3, P5, P2, P4 and P6
    And the cards are drawn and the hands are
      | seat   | hand     |
      | P1     | 5 ?*5    |
      | P3     | 5 ?*5    |
      | P2     | B ?*5    |
      | P4     | S 2 ?*4  |
      | P6     | 22 ?*4   |
      | others | ?*6      |
    And P3 is to lead first
    When the match is looked at
    Then P6 owes P3 1 for the sweep
    And P4 owes P1 1 for the sweep
    And P2 owes P5 1 for the sweep
    When P6 pays 2
    And P4 tries to pay 2
    Then it is refused: tribute not highest
    When P4 pays S
    And P2 pays B
    Then the step at hand is the return
    When P3 returns 5
    And P1 returns 5
    Then it is for P5 to act

  @GJ-6.5.3-n @tribute=on @opening=by_count @rebellion=off @remove_by=first_leader
  Scenario: With two newcomers at once every tribute lapses | 同时换两人，欠贡作罢
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And P1 was the first opener
    And in the draw they get
      | seat   | drawn    |
      | P1     | 3*2 4*16 A*16 B*2        |
      | P2     | 3*4 5*16 K*16           |
      | P3     | 3*4 6*16 Q*16           |
      | P4     | 3*2 7*16 J*16 B*2        |
      | P5     | 3*2 8*16 2*16 S*2        |
      | P6     | 3*2 9*16 10*16 S*2        |
    When Zheng takes over the seat of P6, and at once Wang that of P5
    And P2 draws 4h for the opening
    And all cards are drawn
    Then no tribute is owed
    And the opening is new

  @GJ-6.5.2-p @tribute=on @opening=by_count @leader=last_place @receiver_may_refuse=no @tribute_cards=legal_only @rebellion=off @remove_by=first_leader
  Scenario: One newcomer owes what the one before him owed | 换一人，欠贡由新人承担
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And in the draw they get
      | seat   | drawn    |
      | P1     | 3*2 4*16 A*16 B*2        |
      | P2     | 3*4 5*16 K*16           |
      | P3     | 3*4 6*16 Q*16           |
      | P4     | 3*2 7*16 J*16 B*2        |
      | P5     | 3*2 8*16 2*16 S*2        |
      | P6     | 3*2 9*16 10*16 S*2        |
    When Zheng takes over the seat of P6
    And all cards are drawn
    Then P6 owes P1 2 as place tribute
    When P6 pays SS
    Then P1 holds 38 cards

  # From hand to hand

  @GJ-20.1-m @GJ-3.2.3 @GJ-20.4 @GJ-6.5.1 @hands=open @place_values=4_2_0_0_-2_-4 @signs=positive @sweep_doubles=yes @hand_end=one_side_left @sweep_ends_match=no @opening=by_count @remove_by=first_leader
  Scenario: A hand ends, its score is written, and the next begins | 一局打完记分，接着下一局
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand |
      | P1   | K    |
      | P2   | 4 6  |
      | P3   | Q    |
      | P4   | 4 6  |
      | P5   | J    |
      | P6   | 4 6  |
    And P1 is to lead first
    When P1 leaves all cards in
    And P1 plays K
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    Then it is for P2 to lead
    When P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    Then it is for P4 to lead
    When P4 plays 4
    And P5 plays J
    Then the places of the hand before are P1, P3, P5, P6, P2 and P4
    And so far P1, P3 and P5 have 12; P2, P4 and P6 have 0
    And this is hand 2
    And the step at hand is naming the last
    When P4 says that P4 is the last
    Then the opening is new
    And it is for P4 to act

  @GH-score.4-m @receiver_may_refuse=no @tribute_cards=legal_only @hands=open @place_values=4_2_0_0_-2_-4 @signs=positive @sweep_doubles=yes @hand_end=one_side_left @remove_by=first_leader
  Scenario: The last hand ends the match, and the scores of its hands are added | 打满局数，一场结束，各局相加
    Given the match is of 2 hands
    And the hands before scored
      | odd | even |
      | 0   | 6    |
    And the hand before ended with the places P2, P4, P1, P6, P3 and P5
    And the cards are drawn and the hands are
      | seat | hand |
      | P1   | K    |
      | P2   | 4 6  |
      | P3   | Q    |
      | P4   | 4 6  |
      | P5   | J    |
      | P6   | 4 6  |
    And P1 is to lead first
    When P1 leaves all cards in
    And P1 plays K
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    And P4 plays 4
    And P5 plays J
    Then the match is over
    And so far P1, P3 and P5 have 12; P2, P4 and P6 have 6
    When P4 would say that P4 is the last
    Then it is refused: match is over
    When P2 tries to play 4
    Then it is refused: match is over

  @GH-score.5-m @GH-tribute.17 @sweep_ends_match=yes @hand_end=one_side_left @remove_by=first_leader
  Scenario: Where a sweep ends the match it is over with it | 约定串三户散场的，出了就结束
    Given the match is of 5 hands
    And the cards are drawn and the hands are
      | seat | hand |
      | P1   | K    |
      | P2   | 4 6  |
      | P3   | Q    |
      | P4   | 4 6  |
      | P5   | J    |
      | P6   | 4 6  |
    And P1 is to lead first
    When P1 leaves all cards in
    And P1 plays K
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    And P4 plays 4
    And P5 plays J
    Then the match is over

  @GH-score.6-m
  Scenario: A match is broken off when all six want it | 六人都愿散，一场就散
    Given the match is of 5 hands
    When these want to end the match: P1, P3, P2, P6 and P5
    Then the step at hand is the opening
    When P1 would say that he wants to end the match
    Then it is refused: end wanted already
    When these want to end the match: P4
    Then the match is over
    And so far P1, P3 and P5 have 0; P2, P4 and P6 have 0

  @GH-score.7-m @opening=by_count
  Scenario: Whatever else is done undoes the wish to end | 又做了别的动作，愿散的话作废
    Given the match is of 5 hands
    When these want to end the match: P1, P2, P3, P4 and P5
    And all agree that P3 draws for the opening
    And these want to end the match: P6
    Then the step at hand is the opening
    When these want to end the match: P1, P2, P3, P4 and P5
    Then the match is over

  @GH-score.7-n
  Scenario: So does a card laid in the hand | 局中出了牌也一样
    Given the match is of 5 hands
    And the cards are drawn and the hands are
      | seat   | hand    |
      | P1     | K Q     |
      | others | ?*4     |
    And P1 is to lead first
    When P1 leaves all cards in
    And these want to end the match: P1, P2, P3, P4 and P5
    And P1 plays K
    And these want to end the match: P6
    Then the step at hand is the hand
    When these want to end the match: P1, P2, P3, P4 and P5
    Then the match is over

  @GJ-15.1.1-m @GJ-15.1.6 @pick=declared_order @remove_by=first_leader
  Scenario: A pick binds the leads of the hand within a match | 一场之中照样可以挑牌
    Given the match is of 3 hands
    And the cards are drawn and the hands are
      | seat   | hand    |
      | P1     | K Q     |
      | others | ?*4     |
    And P1 is to lead first
    When P1 leaves all cards in
    And P1 tries to have P2 fix the order K, Q
    Then it is refused: pick, no partner in play
    When P1 has P3 fix the order K, Q
    And P1 tries to play Q
    Then it is refused: pick, order is fixed
    When P1 plays K
    Then it is for P2 to act

  @GJ-15.1.1-n @pick=off @remove_by=first_leader
  Scenario: No picking in a match whose table does not pick | 不挑牌的打法，一场之中也不挑
    Given the match is of 3 hands
    And the cards are drawn and the hands are
      | seat   | hand    |
      | P1     | K Q     |
      | others | ?*4     |
    And P1 is to lead first
    When P1 leaves all cards in
    And P1 tries to have P3 fix the order K, Q
    Then it is refused: no picking

  # Rebellion, and cards taken out

  @GH-deal.14-m @GH-deal.4 @GH-deal.5 @rebellion=on @opening=by_count @leader=last_place @no_show_leader=most_threes
  Scenario: Who has drawn nothing high may have the first hand dealt anew, by the same opener | 第一局没花没钱可以造反，原开牌人重开
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    Then the first leader is P2
    And the step at hand is rebellion
    And it is for P2 to act
    When P1 tries to rebel
    Then it is refused: rebellion with jokers or twos
    When P2 rebels
    Then it is for P3 to act
    When P3 does not rebel
    Then the step at hand is the opening
    And it is for P1 to act
    And P1 holds 0 cards
    When P1 draws 2h for the opening
    Then P2 takes first
    And this is hand 1

  @GH-deal.14-n @rebellion=on @opening=by_count @leader=last_place @no_show_leader=most_threes @remove=off
  Scenario: Nobody rebels, and the hand goes on | 没人造反，照打
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    And P2 does not rebel
    And P3 does not rebel
    Then the step at hand is revolution
    And the first leader is P2

  @GH-deal.14-o @opening=by_count @leader=last_place @no_show_leader=most_threes @remove=off @rebellion=off
  Scenario: Nobody rebels where it was not agreed | 没约定的不能造反
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    Then the step at hand is revolution
    When P2 tries to rebel
    Then it is refused: no rebellion here

  @GH-deal.14-p @rebellion=on @opening=by_count @leader=last_place @remove=off @tribute=off
  Scenario: Only in the first hand of a match | 只有第一局可以造反
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all cards are drawn
    Then the step at hand is revolution
    When P2 tries to rebel
    Then it is refused: rebellion, not the first hand

  @GH-deal.14-q @rebellion=on @opening=by_count @leader=last_place @no_show_leader=most_threes
  Scenario: Who has drawn 2s and no joker is not asked whether he rebels | 没花有钱的，不问造不造反
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn               |
      | P1   | 3*2 4*16 2*16 A*2   |
      | P2   | 3*4 5*16 K*16       |
      | P3   | 3*4 6*16 Q*16       |
      | P4   | 3*2 7*16 J*16 B*2   |
      | P5   | 3*2 8*16 A*14 S*4   |
      | P6   | 3*2 9*16 10*16 B*2  |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    And P2 does not rebel
    And P3 does not rebel
    Then the step at hand is revolution
    When P1 tries to rebel
    Then it is refused: rebellion with jokers or twos

  @GH-deal.14-r @GH-deal.5 @rebellion=on @opening=by_count @leader=last_place @no_show_leader=most_threes
  Scenario: Dealt anew it is still the first hand: one may rebel again | 重发的仍是第一局，又可以造反
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn              |
      | P1   | 3*2 4*16 A*16 B*2  |
      | P2   | 3*4 5*16 K*16      |
      | P3   | 3*4 6*16 Q*16      |
      | P4   | 3*2 7*16 J*16 B*2  |
      | P5   | 3*2 8*16 2*16 S*2  |
      | P6   | 3*2 9*16 10*16 S*2 |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    And P2 rebels
    And P3 does not rebel
    And P1 draws Ah for the opening
    And all cards are drawn
    Then the step at hand is rebellion
    And it is for P2 to act
    When P2 rebels
    And P3 does not rebel
    Then the step at hand is the opening
    And this is hand 1

  @GH-deal.4-a @GJ-23.2 @GH-deal.5 @tribute=off @rebellion=off @opening=by_count @leader=last_place
  Scenario: Two have revolted, and the third is asked before the hand is void | 两人革命，也要问完第三人才作废
    Given the hand before ended with the places P1, P4, P5, P6, P3 and P2
    And in the draw they get
      | seat | drawn               |
      | P1   | 3*2 4*16 2*16 B*2   |
      | P2   | 3*4 5*16 K*16       |
      | P3   | 3*4 6*16 Q*16       |
      | P4   | 3*2 7*16 J*16 A*2   |
      | P5   | 3*2 8*16 A*14 S*4   |
      | P6   | 3*2 9*16 10*16 B*2  |
    When all cards are drawn
    And P2 revolts
    And P3 revolts
    Then the step at hand is revolution
    And it is for P4 to act
    When P4 does not revolt
    Then the step at hand is the draw
    And P2 holds 0 cards
    And this is hand 2

  @GH-deal.3-a @tribute=off @rebellion=off @opening=by_count @leader=last_place
  Scenario: They are asked about revolution from the first leader on, not by their seats | 从首发牌人起问革命，不按座号
    Given the hand before ended with the places P1, P5, P6, P2, P3 and P4
    And in the draw they get
      | seat | drawn               |
      | P1   | 3*2 4*16 2*16 B*2   |
      | P2   | 3*4 5*16 K*16       |
      | P3   | 3*4 6*16 Q*16       |
      | P4   | 3*2 7*16 J*16 A*2   |
      | P5   | 3*2 8*16 A*14 S*4   |
      | P6   | 3*2 9*16 10*16 B*2  |
    When all cards are drawn
    Then the step at hand is revolution
    And it is for P4 to act
    When P4 does not revolt
    Then it is for P2 to act
    When P2 does not revolt
    Then it is for P3 to act

  @GJ-23.3.4-m @GJ-23.4.1 @GJ-23.3.9 @burn_failure=refused @burn_test=left @remove=off @tribute=off @rebellion=off @opening=by_count @leader=last_place
  Scenario: Whoever claims the head makes an unopposed gouji in the hand | 要了头，牌局里就有够死级
    Given the hand before ended with the places P1, P4, P5, P6, P3 and P2
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all cards are drawn
    And P2 revolts
    And P3 does not revolt
    And P5 claims the head
    Then it is for P3 to lead
    When P3 plays 3
    And these pass in turn: P4
    And P5 plays 2
    Then it is for P5 to lead

  @GJ-23.4.2-q @GJ-23.4.1 @remove=off @tribute=off @rebellion=off @opening=by_count @leader=last_place
  Scenario: Who has claimed the head gives it up at a lead of his own only | 要了头再放弃，只能在自己发牌时
    Given the hand before ended with the places P1, P4, P5, P6, P3 and P2
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all cards are drawn
    And P2 revolts
    And P3 does not revolt
    And P5 claims the head
    Then it is for P3 to lead
    When P5 tries to give up the head
    Then it is refused: giving up the head out of time

  @GJ-23.4-e @GJ-23.4.2 @burn_failure=refused @burn_test=left @remove=off @tribute=off @rebellion=off @opening=by_count @leader=last_place
  Scenario: The head given up in the hand, he is headless | 牌局里放弃要头，就是无头
    Given the hand before ended with the places P1, P4, P5, P6, P3 and P2
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all cards are drawn
    And P2 revolts
    And P3 does not revolt
    And P5 claims the head
    And P3 plays 3
    And these pass in turn: P4
    And P5 plays 2
    Then it is for P5 to lead
    When P5 gives up the head
    Then it is for P5 to lead
    When P5 plays 2
    Then it is for P6 to act

  @GH-tribute.20-m @GJ-21.4.3 @tribute=on @receiver_may_refuse=no @tribute_cards=legal_only @return_refusal=rank_not_held
  Scenario: A card is refused and changed before the next return | 先退先换，再还下一份
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand   |
      | P1     | 3 4 5  |
      | P2     | 6 7 8  |
      | P5     | 2 6 K  |
      | P6     | B 4 K  |
      | others | ?*6    |
    And P6 is to lead first
    When P6 pays B
    And P5 pays 2
    And P1 returns 3
    Then it is for P6 to act
    When P6 sends back 3
    Then it is for P1 to act
    When P1 returns 4
    Then it is for P2 to act
    When P2 returns 7
    Then it is for P5 to act

  @GJ-25.1-m @GJ-25.1.1 @GJ-25.1.2 @remove=threes @remove_by=first_leader
  Scenario: Before the first lead the first leader has all 3s taken out of all hands | 首发牌前，首发牌人会3
    Given the match is of 3 hands
    And the cards are drawn and the hands are
      | seat   | hand    |
      | P1     | 3 3 5   |
      | P2     | 3 6     |
      | others | ?*4     |
    And P1 is to lead first
    When P2 tries to have 3 taken out
    Then it is refused: removing not yours to decide
    When P1 tries to have 4 taken out
    Then it is refused: removing not agreed
    When P1 tries to play 5
    Then it is refused: step not reached
    When P1 has 3 taken out
    Then P1 holds 1 cards
    And P2 holds 1 cards
    And P3 holds 4 cards
    And it is for P1 to lead
    When P1 tries to have nothing taken out
    Then it is refused: step is over

  @GJ-25.2-m @remove=threes_fours_or_both @remove_by=first_leader
  Scenario Outline: Where that is agreed, the 3s, the 4s or both | 约定可以会3、会4，或者都会
    Given the match is of 3 hands
    And the cards are drawn and the hands are
      | seat   | hand      |
      | P1     | 3 3 4 5 6 |
      | others | ?*4       |
    And P1 is to lead first
    When P1 has <cards> taken out
    Then P1 holds <number> cards
    And P2 holds 4 cards

    Examples:
      | case  | cards | number |
      | 3s    | 3     | 3      |
      | 4s    | 4     | 4      |
      | both  | 43    | 2      |

  @GJ-25.2-n @remove=threes_fours_or_both @remove_by=first_leader
  Scenario: No other rank is taken out | 别的点数不能会
    Given the match is of 3 hands
    And the cards are drawn and the hands are
      | seat   | hand      |
      | P1     | 3 3 4 5 6 |
      | others | ?*4       |
    And P1 is to lead first
    When P1 tries to have 5 taken out
    Then it is refused: removing not agreed

  @GJ-25.1.2-m @remove=threes @remove_by=first_leader
  Scenario: Nobody may be left without a card | 不能把一家会光
    Given the match is of 3 hands
    And the cards are drawn and the hands are
      | seat   | hand   |
      | P1     | 3 3 5  |
      | P4     | 3 3    |
      | others | ?*4    |
    And P1 is to lead first
    When P1 tries to have 3 taken out
    Then it is refused: removing empties a hand

  @GH-removing.1-m @remove=threes @remove_by=last_place @tribute=off
  Scenario: Where it is left to the last of the hand before, he decides | 由上一局大落定的，大落会牌
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the cards are drawn and the hands are
      | seat   | hand   |
      | P1     | 3 3 5  |
      | others | ?*4    |
    And P1 is to lead first
    When P1 tries to have 3 taken out
    Then it is refused: removing not yours to decide
    When P6 has 3 taken out
    Then it is for P1 to lead
    And P1 holds 1 cards

  @GH-removing.2-m @remove=threes @remove_by=last_place
  Scenario: In a match's first hand there is no last, and the first leader decides | 第一局没有大落，由首发牌人定
    Given the match is of 3 hands
    And the cards are drawn and the hands are
      | seat   | hand   |
      | P3     | 3 3 5  |
      | others | ?*4    |
    And P3 is to lead first
    When P1 tries to have 3 taken out
    Then it is refused: removing not yours to decide
    When P3 has 3 taken out
    Then it is for P3 to lead

  @GH-removing.2-n @GJ-25.1 @remove=threes @remove_by=last_place @tribute=off @rebellion=off @opening=by_count @leader=last_place
  Scenario: Where the last has revolted, whoever leads in his stead decides | 大落革命了，由接替他首发牌的人定
    Given the hand before ended with the places P1, P4, P5, P6, P3 and P2
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all cards are drawn
    And P2 revolts
    And P3 does not revolt
    And P5 claims the head
    And P2 tries to have 3 taken out
    Then it is refused: removing not yours to decide
    When P3 has 3 taken out
    Then P3 holds 32 cards
    And it is for P3 to lead
