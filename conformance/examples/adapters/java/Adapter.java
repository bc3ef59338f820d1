// An adapter: gouji asks it, and it asks your engine. Fill in classify and beats; the rest can stay as it is.
// Java 17 or later, nothing but the standard library: what is asked is simple enough to be read by hand.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class Adapter {
    // "sets" names which of twos, small, big, gouji, dead classify gives.
    static final String ME = """
        {"protocol":"1.0","engine":{"name":"my engine","version":"0.1","language":"Java"},\
        "areas":["sets"],"profiles":["outline"],"sets":[]}""";

    /** What these cards are as one set (its rank), null where they are none: ask your engine here. */
    static String classify(List<String> cards, String profile) {
        List<String> naturals = cards.stream().filter(card -> !"2SB".contains(card)).distinct().toList();
        return naturals.size() > 1 ? null : naturals.isEmpty() ? cards.get(cards.size() - 1) : naturals.get(0);
    }

    /** Whether these cards, laid as one set, beat the set over: ask your engine here. */
    static boolean beats(List<String> cards, List<String> over, String profile) {
        String mine = classify(cards, profile);
        String theirs = classify(over, profile);
        return mine != null && cards.size() == over.size() && RANKS.indexOf(mine) > RANKS.indexOf(theirs);
    }

    static final String RANKS = "3456789TJQKA2SB"; // low to high: T is 10, S the small joker, B the big one
    static final Pattern TOKEN = Pattern.compile(" +|(10|[3-9TJQKA2SB])(?:\\*([1-9]|1[0-6])(?= |$))?(?!\\*)");

    /** The cards written in text, low to high: "5*3 10 S" is 5 5 5 T S; none if it cannot be read. */
    static List<String> read(String text) {
        List<String> cards = new ArrayList<>();
        Matcher token = TOKEN.matcher(text);
        for (int at = 0; at < text.length(); at = token.end()) {
            if (!token.region(at, text.length()).lookingAt()) {
                return List.of();
            }
            if (token.group(1) != null) {
                int many = token.group(2) == null ? 1 : Integer.parseInt(token.group(2));
                for (; many > 0; many--) {
                    cards.add(token.group(1).replace("10", "T"));
                }
            }
        }
        cards.sort(Comparator.comparingInt(RANKS::indexOf));
        return cards;
    }

    /** A field just as it was sent; in what gouji asks here, each of these names stands once. */
    static String field(String line, String name) {
        Matcher found = Pattern.compile("\"" + name + "\": *(\"[^\"]*\"|[^,}]+)").matcher(line);
        return found.find() ? found.group(1) : "";
    }

    static String text(String line, String name) {
        return field(line, name).replaceAll("^\"|\"$", "");
    }

    static String answer(String line) {
        List<String> cards = read(text(line, "cards"));
        String profile = text(line, "profile");
        switch (text(line, "method")) {
            case "initialize":
                return ME;
            case "shutdown":
                return "{}";
            case "sets/classify":
                String rank = cards.isEmpty() ? null : classify(cards, profile);
                return rank == null
                    ? "{\"legal\":false}"
                    : "{\"legal\":true,\"rank\":\"%s\",\"size\":%d}".formatted(rank, cards.size());
            case "sets/beats":
                return "{\"beats\":%b}".formatted(
                    !cards.isEmpty() && beats(cards, read(text(line, "over")), profile));
            default:
                return null;
        }
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String result = answer(line);
            String said = result == null
                ? "\"error\":{\"code\":-32601,\"message\":\"unknown method\"}"
                : "\"result\":" + result;
            out.print("{\"jsonrpc\":\"2.0\",\"id\":%s,%s}\n".formatted(field(line, "id"), said));
            out.flush();
        }
    }
}
