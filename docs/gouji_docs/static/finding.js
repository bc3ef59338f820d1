/* What a query means and what answers it: the same steps, over the same index, as gouji_conformance.finding. */
"use strict";

const GoujiFinding = (() => {
  const THING = 6;
  const WORD = 4;
  const SIGN = 2;
  const MOST_HEARD = 6;
  const LATIN_HEARD = 6;
  const SELDOM = 6;
  const NAMED = 10000000;
  const BEGINS = 100000;
  const SAID_OF_ANY = ["=set", "=single", "=lead", "=follow"];
  const SETS = ["=gouji", "=gouji-set"];

  /* Units: signs, words, numbers. */

  const UNIT = /[a-z]+|[0-9]+|[\u3400-\u4dbf\u4e00-\u9fff]/g;
  const isSign = (unit) => unit >= "\u3400";
  const isNumber = (unit) => /^[0-9]/.test(unit);
  const isLatin = (unit) => /^[a-z]/.test(unit);
  const units = (words) => words.match(UNIT) ?? [];

  const ENDINGS = [
    ["ies", /^..+/, "y"],
    ["ied", /^..+/, "y"],
    ["ing", /.../, ""],
    ["ed", /.../, ""],
    ["es", /([sxz]|[cs]h)$/, ""],
    ["s", /[^sui]$/, ""],
  ];

  const stem = (unit) => {
    if (unit.length <= 3 || !isLatin(unit)) return unit;
    let found = unit;
    for (const [ending, before, instead] of ENDINGS) {
      const rest = unit.slice(0, unit.length - ending.length);
      if (unit.endsWith(ending) && rest.length >= 2 && before.test(rest)) {
        found = rest + instead;
        break;
      }
    }
    if (found.endsWith("e") && found.length > 3) found = found.slice(0, -1);
    return found.length > 3 && found.at(-1) === found.at(-2) ? found.slice(0, -1) : found;
  };

  const pairs = (some) => {
    const found = [];
    for (let at = 0; at + 1 < some.length; at++)
      if (isSign(some[at]) && isSign(some[at + 1])) found.push(some[at] + some[at + 1]);
    return found;
  };

  const ALIKE = [["zh", "z"], ["ch", "c"], ["sh", "s"], ["ng", "n"], ["v", "u"]];
  const sound = (letters) => ALIKE.reduce((words, [one, other]) => words.replaceAll(one, other), letters);

  /* Spelling: letters wrong, missing, too many, changed about. */

  const distance = (one, other) => {
    let before = [];
    let row = Array.from({ length: other.length + 1 }, (_, at) => at);
    for (let i = 1; i <= one.length; i++) {
      const older = before;
      before = row;
      row = [i];
      for (let j = 1; j <= other.length; j++) {
        const wrong = one[i - 1] === other[j - 1] ? 0 : 1;
        let least = Math.min(before[j] + 1, row[j - 1] + 1, before[j - 1] + wrong);
        if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
          least = Math.min(least, older[j - 2] + 1);
        row.push(least);
      }
    }
    return row[other.length];
  };

  const nearest = (word, known) => {
    const most = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
    let best = [most + 1, 0, ""];
    for (const [other, rarity] of known) {
      if (other[0] !== word[0] || Math.abs(other.length - word.length) > most) continue;
      const far = distance(word, other);
      if (far > most) continue;
      const [bestFar, bestRarity, bestWord] = best;
      if (far < bestFar || (far === bestFar && (rarity < bestRarity || (rarity === bestRarity && other < bestWord))))
        best = [far, rarity, other];
    }
    return best[2];
  };

  /* Cards: 四个十, 10*4, two kings, 小王压大王. */

  const ORDER = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "S", "B"];
  const NUMERALS = "一二三四五六七八九十";
  const TIMES = /(^|[^A-Za-z0-9])(10|[2-9AKQJSBakqjsb])\s*[*\u00d7xX]\s*([0-9]{1,2})(?![0-9])/g;
  const PLURAL = /([0-9AKQJ])s(?![A-Za-z0-9])/g;
  const prepared = (words) => words.replace(TIMES, "$1 $3张$2 ").replace(PLURAL, "$1");
  const mayHoldCards = (words) => !/[0-9]\s*[.\-]\s*[0-9]|第/.test(words);

  const written = (counts) =>
    ORDER.filter((card) => card in counts)
      .map((card) => (counts[card] > 1 ? `${card}*${counts[card]}` : card))
      .join(" ");

  /* 888 and kks: what is written sign for sign. */
  const signs = (unit, after, alone) => {
    if (/^(10|[2-9])+$/.test(unit)) {
      const found = unit.match(/10|[2-9]/g);
      return new Set(found).size === 1 || found.length > 2 ? found : [];
    }
    const spelt =
      /^(a+|k+|q+|j+)[sb]*$/.test(unit) && (unit !== "a" || alone || after) && (alone || unit !== "as");
    return spelt || (after && /^[sb]+$/.test(unit)) ? [...unit.toUpperCase()] : [];
  };

  class Cards {
    constructor(index, raw, some) {
      this.words = index.cards;
      this.phrases = index.phrases;
      this.longest = index.longest;
      this.raw = raw;
      this.some = some;
    }

    key(at, size) {
      return this.some.slice(at, at + size).join(" ");
    }

    knownAt(at, isKnown) {
      for (let size = Math.min(this.longest, this.some.length - at); size > 0; size--)
        if (isKnown(this.key(at, size))) return size;
      return 0;
    }

    isAbout(words) {
      const tokens = own(this.phrases, words);
      return tokens !== undefined && tokens.every((token) => this.words.about.includes(token));
    }

    meansMore(at, size) {
      const longest = this.knownAt(at, (words) => own(this.phrases, words) !== undefined);
      if (longest <= Math.max(size, 2)) return false;
      const tokens = this.phrases[this.key(at, longest)];
      return tokens.some((token) => !this.words.about.includes(token) && !token.startsWith("=over-"));
    }

    twoNumbers(one, other) {
      const [left, right] = [this.raw[one], this.raw[other]];
      return (isNumber(left) && isNumber(right)) || (NUMERALS.includes(left) && NUMERALS.includes(right));
    }

    cardsAt(at, after) {
      const { numbers, measures, ranks } = this.words;
      const rankAt = (place) => this.knownAt(place, (words) => own(ranks, words) !== undefined);
      const many = this.knownAt(at, (words) => own(numbers, words) !== undefined);
      if (many) {
        let size = many;
        for (let more; (more = this.knownAt(at + size, (words) => measures.includes(words))); ) size += more;
        const rank = rankAt(at + size);
        if (rank && (size > many || !this.twoNumbers(at, at + size)))
          return [size + rank, [[ranks[this.key(at + size, rank)], numbers[this.key(at, many)]]]];
        if (size > many) return [0, []]; /* so many cards, but of no rank */
      }
      const rank = rankAt(at);
      if (rank && !(NUMERALS.includes(this.raw[at]) && this.raw[at + 1] === "牌"))
        return [rank, [[ranks[this.key(at, rank)], 1]]];
      const found = signs(this.raw[at], after, this.raw.length === 1);
      return found.length ? [1, found.map((sign) => [sign, 1])] : [0, []];
    }

    read() {
      const sets = [{}];
      const said = [];
      for (let at = 0; at < this.raw.length; ) {
        const last = sets[sets.length - 1];
        const begun = Object.keys(last).length > 0;
        let [size, cards] = this.cardsAt(at, begun);
        if (this.meansMore(at, size)) return null;
        for (const [card, many] of cards) last[card] = (last[card] ?? 0) + many;
        if (!size && begun) size = this.knownAt(at, (words) => this.words.joins.includes(words));
        if (!size) {
          size = this.knownAt(at, (words) => this.isAbout(words));
          const tokens = size ? this.phrases[this.key(at, size)] : [];
          for (const token of tokens) if (!said.includes(token)) said.push(token);
          if (tokens.includes("=beat") && begun) sets.push({});
        }
        if (!size) return null;
        at += size;
      }
      if (!Object.keys(sets[sets.length - 1]).length) sets.pop();
      const fits = sets.every((counts) =>
        Object.entries(counts).every(([card, many]) => many <= (card === "S" || card === "B" ? 4 : 16)));
      return sets.length > 0 && sets.length <= 2 && fits ? sets : null;
    }
  }

  const own = (table, key) => (Object.hasOwn(table, key) ? table[key] : undefined);

  /* Reading a query. */

  class Reader {
    constructor(index) {
      this.index = index;
      const to = [...index.simplified];
      this.simplified = new Map([...index.traditional].map((sign, at) => [sign, to[at]]));
      this.syllable = new Map();
      for (const [name, some] of Object.entries(index.syllables)) for (const sign of some) this.syllable.set(sign, name);
    }

    normal(words) {
      const bare = words.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
      return [...bare].map((sign) => this.simplified.get(sign) ?? sign).join("").replace(/['\u2019]s(?![a-z])/g, "");
    }

    longestAt(some, at, table) {
      for (let size = Math.min(this.index.longest, some.length - at); size > 0; size--)
        if (own(table, some.slice(at, at + size).join(" ")) !== undefined) return size;
      return 0;
    }

    asked(words) {
      const { index } = this;
      const raw = units(this.normal(prepared(words)));
      const some = raw.map(stem);
      const cards = mayHoldCards(words) ? new Cards(index, raw, some).read() : null;
      let tokens = new Map();
      const bare = [];
      const corrected = [];
      let loose = [];
      for (let at = 0; at < raw.length; ) {
        const part = this.part(raw, some, at, cards === null);
        if (part.correction) corrected.push(part.correction);
        if (part.tokens === null) loose.push(some[at]);
        else {
          this.note(tokens, this.loose(loose));
          this.note(tokens, part.tokens.map((token) => [token, THING]));
          loose = [];
        }
        if (part.tokens === null || part.tokens.length) bare.push(...some.slice(at, at + part.size));
        at += part.size;
      }
      this.note(tokens, this.loose(loose));
      this.note(tokens, this.apart(bare).map((token) => [token, THING]));
      const hints = [...new Set(pairs(some))].filter((pair) => own(index.postings, pair) !== undefined);
      this.note(tokens, this.together(tokens).map((token) => [token, THING]));
      if (cards) tokens = this.about(cards, tokens);
      if (!tokens.size) this.note(tokens, hints.map((pair) => [pair, SIGN]));
      return { key: some.join(" "), bare: bare.join(" "), tokens: [...tokens], hints, corrected, cards };
    }

    apart(bare) {
      const found = [];
      for (let at = 0; at < bare.length; ) {
        const size = this.longestAt(bare, at, this.index.bare);
        if (size) found.push(...this.index.bare[bare.slice(at, at + size).join(" ")]);
        at += Math.max(size, 1);
      }
      return found;
    }

    together(tokens) {
      const asked = new Set();
      for (const token of tokens.keys()) for (const wider of [token, ...(own(this.index.wider, token) ?? [])]) asked.add(wider);
      const found = [];
      for (const line of this.index.together) {
        const meaning = line[line.length - 1];
        if (!line.slice(0, -1).every((thing) => asked.has(thing))) continue;
        found.push(meaning);
        asked.add(meaning);
      }
      return found;
    }

    about(cards, tokens) {
      const named = new Set([...Object.values(this.index.cards.named), ...SAID_OF_ANY]);
      const found = new Map();
      for (const [token, weight] of tokens) if (token[0] === "=") found.set(token, named.has(token) ? SIGN : weight);
      const more = cards.flatMap(things);
      const other = more.length > 0 || [...found].some(([token, weight]) => weight > SIGN && !SETS.includes(token));
      this.note(found, [["=gouji-set", other ? WORD : THING], ...more.map((thing) => [thing, THING])]);
      return found;
    }

    part(raw, some, at, listen) {
      const { phrases, postings } = this.index;
      const size = this.longestAt(some, at, phrases);
      const heard = listen ? this.heardAt(raw, some, at, size) : null;
      if (heard) return heard;
      if (size) return { size, tokens: phrases[some.slice(at, at + size).join(" ")] };
      if (!listen || isSign(raw[at]) || isNumber(raw[at]) || own(postings, some[at]) !== undefined)
        return { size: 1, tokens: null };
      return this.misspelt(raw[at], some[at]);
    }

    heardAt(raw, some, at, size) {
      for (let most = Math.min(MOST_HEARD, raw.length - at); most > size; most--) {
        const window = raw.slice(at, at + most);
        const letters = this.soundOf(window);
        if (own(this.index.heard, letters) === undefined || this.cuts(some, at, most)) continue;
        if (this.isWritten(some.slice(at, at + most))) continue;
        const correction = { typed: window.join(""), taken: this.index.heard_names[letters], pinyin: !isSign(window[0]) };
        return { size: most, tokens: this.index.heard[letters], correction };
      }
      return null;
    }

    cuts(some, at, size) {
      for (let one = 1; one < size; one++) if (this.longestAt(some, at + one, this.index.phrases) > size - one) return true;
      return false;
    }

    soundOf(window) {
      if (window.every(isSign)) {
        if (window.length < 2 || !window.every((sign) => this.syllable.has(sign))) return "";
        return sound(window.map((sign) => this.syllable.get(sign)).join(""));
      }
      return window.every(isLatin) ? sound(window.join("")) : "";
    }

    isWritten(window) {
      const { phrases, postings } = this.index;
      const isPhrase = (unit) => own(phrases, unit) !== undefined;
      const isPosted = (unit) => own(postings, unit) !== undefined;
      if (window.every(isPhrase)) return true;
      if (isSign(window[0])) return pairs(window).every(isPosted);
      return window.every((unit) => isPosted(unit) || isPhrase(unit));
    }

    misspelt(typed, word) {
      const { phrases, heard } = this.index;
      const found = nearest(word, this.known());
      if (found)
        return { size: 1, tokens: own(phrases, found) ?? [found], correction: { typed, taken: found, pinyin: false } };
      const letters =
        typed.length >= LATIN_HEARD ? nearest(sound(typed), Object.keys(heard).map((words) => [words, 0])) : "";
      if (!letters) return { size: 1, tokens: null };
      const correction = { typed, taken: this.index.heard_names[letters], pinyin: false };
      return { size: 1, tokens: heard[letters], correction };
    }

    known() {
      if (this.vocabulary) return this.vocabulary;
      this.vocabulary = [];
      for (const [word, tokens] of Object.entries(this.index.phrases))
        if (tokens.length && isLatin(word) && !word.includes(" ")) this.vocabulary.push([word, 0]);
      for (const [word, found] of Object.entries(this.index.postings))
        if (isLatin(word) && found.length > SELDOM) this.vocabulary.push([word, found[0]]);
      return this.vocabulary;
    }

    loose(some) {
      const found = [];
      let run = [];
      for (const unit of [...some, ""]) {
        if (unit && isSign(unit)) {
          run.push(unit);
          continue;
        }
        const weight = Math.max(1, Math.floor(THING / Math.max(1, run.length - 1)));
        for (const pair of pairs(run)) if (own(this.index.postings, pair) !== undefined) found.push([pair, weight]);
        if (run.length === 1) found.push([run[0], SIGN]);
        run = [];
        if (unit) found.push([unit, isNumber(unit) ? SIGN : WORD]);
      }
      return found;
    }

    note(tokens, more) {
      for (const [token, weight] of more)
        if (own(this.index.postings, token) !== undefined) tokens.set(token, Math.max(tokens.get(token) ?? 0, weight));
    }
  }

  const things = (counts) => {
    const cards = Object.keys(counts);
    const found = [];
    if (cards.length > 1 && ("S" in counts || "B" in counts)) found.push("=hung");
    if ("2" in counts && cards.some((card) => !["2", "S", "B"].includes(card))) found.push("=pasted");
    return found;
  };

  /* Ranking what answers. */

  const IS_ID = /^(?:(g[a-z] )?[0-9]+( |$)|g[a-z] )/;

  const called = (index, asked) => {
    const found = [];
    const worthOf = (number) => index.kinds[index.entries[number][0]][1];
    for (const [table, name, worth] of [
      ["names", asked.key, NAMED],
      ["names", asked.bare, NAMED / 2],
      ["wordings", asked.bare, NAMED / 2],
    ])
      for (const number of own(index[table], name) ?? []) found.push([number, worth * worthOf(number)]);
    if (IS_ID.test(asked.key))
      for (const [name, numbers] of Object.entries(index.names))
        if (name.startsWith(`${asked.key} `)) for (const number of numbers) found.push([number, BEGINS * worthOf(number)]);
    return found;
  };

  const find = (reader, words) => {
    const { index } = reader;
    const asked = reader.asked(words);
    const scores = new Map();
    const held = new Map();
    let whole = 0;
    const add = (table, number, more) => table.set(number, (table.get(number) ?? 0) + more);
    for (const [token, weight] of asked.tokens) {
      const found = index.postings[token];
      whole += weight * found[0];
      for (let at = 1; at < found.length; at += 2) {
        add(scores, found[at], weight * found[0] * found[at + 1]);
        add(held, found[at], weight * found[0]);
      }
    }
    for (const pair of asked.hints) {
      const found = index.postings[pair];
      for (let at = 1; at < found.length; at += 2)
        if (scores.has(found[at])) add(scores, found[at], found[0] * found[at + 1]);
    }
    for (const [number, part] of held) {
      const kind = index.kinds[index.entries[number][0]][1];
      const share = part / whole;
      scores.set(number, scores.get(number) * share * share * share * kind);
    }
    for (const [number, worth] of called(index, asked)) add(scores, number, worth);
    const hits = [...scores].map(([entry, score]) => ({ entry, score }));
    return { asked, hits: hits.sort((one, other) => other.score - one.score || one.entry - other.entry) };
  };

  return { Reader, find, written, stem, units };
})();

if (typeof module !== "undefined") module.exports = GoujiFinding;
