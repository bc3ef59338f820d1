// An adapter: gouji asks it, and it asks your engine. Fill in Classify and Beats; the rest can stay as it is.
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;

const string Ranks = "3456789TJQKA2SB"; // low to high: T is 10, S the small joker, B the big one

// "sets" names which of twos, small, big, gouji, dead Classify gives.
const string Me = """
    {"protocol":"1.0","engine":{"name":"my engine","version":"0.1","language":"C#"},
    "areas":["sets"],"profiles":["outline"],"sets":[]}
    """;

// What these cards are as one set, null where they are none: ask your engine here.
JsonObject? Classify(List<char> cards, JsonNode ruleset)
{
    var naturals = cards.Where(card => !"2SB".Contains(card)).Distinct().ToList();
    if (naturals.Count > 1) return null;
    var rank = naturals.Count == 1 ? naturals[0] : cards[^1];
    return new JsonObject { ["rank"] = rank.ToString(), ["size"] = cards.Count };
}

// Whether these cards, laid as one set, beat the set over: ask your engine here.
bool Beats(List<char> cards, List<char> over, JsonNode ruleset)
{
    var (mine, theirs) = (Classify(cards, ruleset), Classify(over, ruleset));
    int Order(JsonObject set) => Ranks.IndexOf(set["rank"]!.GetValue<string>(), StringComparison.Ordinal);
    return mine is not null && theirs is not null && cards.Count == over.Count && Order(mine) > Order(theirs);
}

// The cards written in text, low to high: "5*3 10 S" is 5 5 5 T S; none if it cannot be read.
List<char> Read(string text)
{
    var token = new Regex(@"\G(?: +|(10|[3-9TJQKA2SB])(?:\*([1-9]|1[0-6])(?= |\z))?(?!\*))");
    var cards = new List<char>();
    for (var at = 0; at < text.Length;)
    {
        var found = token.Match(text, at);
        if (!found.Success) return [];
        if (found.Groups[1].Success)
        {
            var many = found.Groups[2].Success ? int.Parse(found.Groups[2].Value) : 1;
            cards.AddRange(Enumerable.Repeat(found.Groups[1].Value == "10" ? 'T' : found.Groups[1].Value[0], many));
        }
        at += found.Length;
    }
    return [.. cards.OrderBy(card => Ranks.IndexOf(card))];
}

JsonNode? Answer(string method, JsonNode asked)
{
    var cards = Read((string?)asked["cards"] ?? "");
    switch (method)
    {
        case "initialize":
            return JsonNode.Parse(Me);
        case "shutdown":
            return new JsonObject();
        case "sets/classify":
            var found = cards.Count > 0 ? Classify(cards, asked["ruleset"]!) : null;
            if (found is null) return new JsonObject { ["legal"] = false };
            found["legal"] = true;
            return found;
        case "sets/beats":
            var wins = cards.Count > 0 && Beats(cards, Read((string)asked["over"]!), asked["ruleset"]!);
            return new JsonObject { ["beats"] = wins };
        default:
            return null;
    }
}

while (Console.ReadLine() is { } line)
{
    var request = JsonNode.Parse(line)!;
    var method = (string)request["method"]!;
    var result = Answer(method, request["params"] ?? new JsonObject());
    var reply = new JsonObject { ["jsonrpc"] = "2.0", ["id"] = request["id"]?.DeepClone() };
    if (result is not null) reply["result"] = result;
    else reply["error"] = new JsonObject { ["code"] = -32601, ["message"] = $"unknown method {method}" };
    Console.Out.Write(reply.ToJsonString() + "\n");
    Console.Out.Flush();
}
