// An adapter: gouji asks it, and it asks your engine. Fill in classify and beats; the rest can stay as it is.
package main

import (
	"bufio"
	"encoding/json"
	"os"
	"regexp"
	"sort"
	"strconv"
	"strings"
)

type object = map[string]any

var me = object{
	"protocol": "1.0",
	"engine":   object{"name": "my engine", "version": "0.1", "language": "Go"},
	"areas":    []string{"sets"},
	"profiles": []string{"outline"},
	"sets":     []string{}, // which of twos, small, big, gouji, dead classify gives
}

// classify tells what these cards are as one set, nil where they are none: ask your engine here.
func classify(cards []string, ruleset any) object {
	rank := ""
	for _, card := range cards {
		if strings.Contains("2SB", card) {
			continue
		}
		if rank != "" && rank != card {
			return nil
		}
		rank = card
	}
	if rank == "" {
		rank = cards[len(cards)-1]
	}
	return object{"rank": rank, "size": len(cards)}
}

// beats tells whether these cards, laid as one set, beat the set over: ask your engine here.
func beats(cards, over []string, ruleset any) bool {
	mine, theirs := classify(cards, ruleset), classify(over, ruleset)
	return mine != nil && len(cards) == len(over) && order(mine["rank"].(string)) > order(theirs["rank"].(string))
}

const ranks = "3456789TJQKA2SB" // low to high: T is 10, S the small joker, B the big one

func order(card string) int { return strings.Index(ranks, card) }

var token = regexp.MustCompile(`^(?: +|(10|[3-9TJQKA2SB])(?:\*([1-9]|1[0-6])( |$))?)`)

// read returns the cards written in text, low to high: "5*3 10 S" is 5 5 5 T S; none if it cannot be read.
func read(text string) []string {
	cards := []string{}
	for text != "" {
		found := token.FindStringSubmatch(text)
		if found == nil {
			return nil
		}
		if found[1] != "" {
			many, err := strconv.Atoi(found[2])
			if err != nil {
				many = 1
			}
			for ; many > 0; many-- {
				cards = append(cards, strings.Replace(found[1], "10", "T", 1))
			}
		}
		text = text[len(found[0]):]
	}
	sort.SliceStable(cards, func(i, j int) bool { return order(cards[i]) < order(cards[j]) })
	return cards
}

type request struct {
	ID     any    `json:"id"`
	Method string `json:"method"`
	Params struct {
		Cards, Over string
		Ruleset     any
	} `json:"params"`
}

func answer(asked request) (object, bool) {
	cards := read(asked.Params.Cards)
	switch asked.Method {
	case "initialize":
		return me, true
	case "shutdown":
		return object{}, true
	case "sets/classify":
		if len(cards) > 0 {
			if found := classify(cards, asked.Params.Ruleset); found != nil {
				found["legal"] = true
				return found, true
			}
		}
		return object{"legal": false}, true
	case "sets/beats":
		return object{"beats": len(cards) > 0 && beats(cards, read(asked.Params.Over), asked.Params.Ruleset)}, true
	}
	return nil, false
}

func main() {
	in, out := bufio.NewReader(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return
		}
		var asked request
		if json.Unmarshal(line, &asked) != nil {
			continue
		}
		reply := object{"jsonrpc": "2.0", "id": asked.ID}
		if result, known := answer(asked); known {
			reply["result"] = result
		} else {
			reply["error"] = object{"code": -32601, "message": "unknown method " + asked.Method}
		}
		out.Encode(reply)
	}
}
