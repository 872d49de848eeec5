"""Swift source code for the plural rules and their samples."""
from cldr.plurals import CATEGORIES, facts
from cldr.swift import call, header, table, wrapped


def conditions(alternative):
    """Returns the Swift conditions of an alternative: a list of lists, one of which must hold completely."""
    whole = any(operand == "n" and not negated for operand, _, negated, _ in alternative) or \
        ("v", 0, False, ((0, 0),)) in alternative
    result = [[]]
    if any(operand == "n" and not negated for operand, _, negated, _ in alternative):
        result = [["o.t == 0"]]
    for operand, modulus, negated, runs in alternative:
        place = f"o.{'i' if operand == 'n' else operand}" + (f" % {modulus}" if modulus else "")
        texts = [condition(place, run, negated) for run in runs]
        if not negated and len(runs) > 2:
            numbers = ", ".join(str(number) for low, high in runs for number in range(low, high + 1))
            texts = [f"[{numbers}].contains({place})"] if len(numbers) < 40 else texts
        options = [texts] if negated else [[text] for text in texts]
        if operand == "n" and negated and not whole:
            options.append(["o.t != 0"])
        result = [left + right for left in result for right in options]
    return result


def condition(place, run, negated):
    low, high = run
    if low == high:
        return f"{place} {'!=' if negated else '=='} {low}"
    return f"!({low}...{high} ~= {place})" if negated else f"{low}...{high} ~= {place}"


def rule_function(number, rule_set, languages):
    if not rule_set:
        return ""
    lines = wrapped(" ".join(languages), "    // ")
    lines.append(f"    static func ruleSet{number}(_ o: PluralOperands) -> PluralCategory {{")
    for name in CATEGORIES:
        for alternative in rule_set.get(name, ()):
            lines += [line for parts in conditions(alternative) for line in statement(parts, name)]
    return "\n".join(lines + ["        return .other", "    }"]) + "\n"


def statement(parts, name):
    line = f"        if {', '.join(parts)} {{ return .{name} }}"
    if len(line) <= 120:
        return [line]
    first = ", ".join(parts[:-1])
    return [f"        if {first},", f"            {parts[-1]}", "        {", f"            return .{name}", "        }"]


def option_set(names):
    return "[" + ", ".join(f".{name}" for name in CATEGORIES if name in names) + "]"


def rule_table(numbered, versions):
    languages = [(language, chr(ord("0") + number)) for number, _, names in numbered for language in names]
    general = table([pair for pair in languages if "-" not in pair[0]], 3, 2)
    regional = table([pair for pair in languages if "-" in pair[0]], 6, 2)
    cases, rows = "", ""
    for number, rule_set, _ in numbered:
        counts, sole = facts(rule_set)
        every = {*rule_set, "other"}
        if rule_set:
            cases += f"        case {number}: ruleSet{number}(operands)\n"
            rows += f"        case {number}:\n" + call("PluralRuleFacts", [
                f"all: {option_set(every)}", f"counts: {option_set(counts)}", f"sole: {option_set(sole)}"], 12)
    return header(versions) + f"""/// Which rules a language has.
///
/// Languages with the same rules share a rule set; set 0 has only `other`.
enum PluralRuleTable {{
    /// The number of the rule set of a language in a region, or nil where CLDR doesn't know the language.
    static func ruleSet(language: String, region: String?) -> UInt8? {{
        let own = region.flatMap {{ regional.firstByte(of: language + "-" + $0) }}
        return (own ?? general.firstByte(of: language)).map {{ $0 - UInt8(ascii: "0") }}
    }}

    /// The category of a number by a rule set.
    static func category(of operands: PluralOperands, in ruleSet: UInt8) -> PluralCategory {{
        switch ruleSet {{
{cases}        default: .other
        }}
    }}

    /// What is known of a rule set beforehand.
    static func facts(of ruleSet: UInt8) -> PluralRuleFacts {{
        switch ruleSet {{
{rows}        default: PluralRuleFacts(all: .other, counts: .other, sole: [])
        }}
    }}

    /// Language codes, each with the character of its rule set, from `0` on.
    private static let general = {general}

    /// Languages whose rules in one region are not those of the language.
    private static let regional = {regional}
}}
"""


def rule_conditions(numbered, versions):
    functions = "".join(filter(None, (rule_function(*entry) for entry in numbered)))
    return header(versions) + f"""// The conditions of every rule set, each under the languages that have it.
extension PluralRuleTable {{
{functions}}}
"""


def sample_text(groups, versions):
    lines = []
    for languages, sample in groups:
        lines += wrapped(" ".join(languages), "    = ")
        for name in CATEGORIES:
            if sample.get(name):
                lines += wrapped(" ".join(sample[name]), f"    {name} ")
    return header(versions) + '''/// Numbers of each category: after `=` come languages, then each category with its numbers; `~` joins a range.
let pluralSamples = """
''' + "\n".join(lines) + '\n    """\n'
