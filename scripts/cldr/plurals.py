"""Parsing, merging and evaluating CLDR's plural rules."""
import itertools
import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from fractions import Fraction

import babel.localedata

from cldr.codes import CLDR, aliases

CATEGORIES = ["zero", "one", "two", "few", "many", "other"]

# A rule set is {category: rule} without `other`. A rule is a tuple of alternatives, an alternative is a tuple of
# relations that must all hold, and a relation is (operand, modulus or 0, negated, ranges).

RELATION = re.compile(r"(\w)(?:(?:%|mod)(\d+))?(!=|=|notin|in|isnot|is)([\d.,]+)")


def parse_rule(text):
    def relation(part):
        operand, modulus, operator, values = RELATION.fullmatch(part.replace(" ", "")).groups()
        numbers = set()
        for value in values.split(","):
            low, _, high = value.partition("..")
            numbers.update(range(int(low), int(high or low) + 1))
        negated = operator in ("!=", "notin", "isnot")
        return ("c" if operand == "e" else operand, int(modulus or 0), negated, ranges(numbers))

    return tuple(tuple(relation(part) for part in re.split(r"\band\b", alternative))
                 for alternative in re.split(r"\bor\b", text))


def ranges(numbers):
    runs = []
    for number in sorted(numbers):
        if runs and runs[-1][1] == number - 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return tuple(runs)


def operands(text):
    digits, _, exponent = text.partition("c")
    exponent = int(exponent or 0)
    integer, _, fraction = digits.partition(".")
    fraction = fraction.ljust(exponent, "0")
    integer, fraction = integer + fraction[:exponent], fraction[exponent:]
    value = Fraction(int(integer + fraction), 10 ** len(fraction))
    return {"n": value, "i": int(integer), "v": len(fraction), "f": int(fraction or 0),
            "t": int(fraction.rstrip("0") or 0), "c": exponent}


def category(rule_set, values):
    def holds(operand, modulus, negated, runs):
        value = values[operand] % modulus if modulus else values[operand]
        return negated != any(low <= value <= high and value == int(value) for low, high in runs)

    for name in CATEGORIES[:-1]:
        if any(all(holds(*relation) for relation in alternative) for alternative in rule_set.get(name, ())):
            return name
    return "other"


def integer_function(rule_set):
    """Compiles a function that returns the category of an integer; `facts` calls it millions of times."""
    def relation(operand, modulus, negated, runs):
        value = f"number % {modulus or 10 ** 9}" if operand in "ni" else "0"
        inside = " or ".join(f"{low} <= {value} <= {high}" for low, high in runs)
        return f"not ({inside})" if negated else f"({inside})"

    source = repr("other")
    for name in reversed([name for name in CATEGORIES if name in rule_set]):
        rule = " or ".join(" and ".join(relation(*part) for part in parts) for parts in rule_set[name])
        source = f"{name!r} if {rule} else {source}"
    return eval(f"lambda number: {source}")


def facts(rule_set):
    """Returns the categories of the integers below a million, and the categories that contain exactly one integer."""
    numbers = [number for relation in relations(rule_set) for number in (relation[1], relation[3][-1][1])]
    # Above its largest constant, a rule repeats with the period of its largest modulus; the other moduli divide it.
    last = 4_000 if max(numbers, default=0) <= 1_000 else 2_100_000
    names = list(map(integer_function(rule_set), range(last)))
    held = Counter(names)
    return set(names[:1_000_000]), {name for name in held if held[name] == 1}


def relations(rule_set):
    return [relation for rule in rule_set.values() for alternative in rule for relation in alternative]


def read_plurals():
    """Returns Debian's rule sets and samples by language."""
    rule_sets, samples = {}, {}
    for element in ElementTree.parse(CLDR / "supplemental/plurals.xml").getroot().iter("pluralRules"):
        rule_set, sample = {}, {}
        for rule in element:
            text, *lists = rule.text.split("@")
            if text.strip():
                rule_set[rule.get("count")] = parse_rule(text)
            items = [item.strip() for part in lists for item in part.split(" ", 1)[1].split(",")]
            sample[rule.get("count")] = [item for item in items if item and item != "…"]
        check_samples(rule_set, sample)
        for language in element.get("locales").replace("_", "-").split():
            rule_sets[language], samples[language] = rule_set, sample
    return rule_sets, samples


def check_samples(rule_set, sample):
    for name, items in sample.items():
        for number in itertools.chain.from_iterable(item.split("~") for item in items):
            assert category(rule_set, operands(number)) == name, (name, number)


def newer_plurals():
    """Returns Babel's rule sets by language, without those of only `other`, which Babel also has for unknown rules."""
    result = {}
    for identifier in sorted(babel.localedata.locale_identifiers()):
        form = babel.localedata.load(identifier).get("plural_form")
        if form is not None and form.rules and ("_" not in identifier or identifier == "pt_PT"):
            rules = {name: parse_rule(form.rules[name]) for name in CATEGORIES if name in form.rules}
            result[identifier.replace("_", "-")] = rules
    return result


def computed_samples(rule_set):
    numbers = [str(number) for number in [*range(131), 1000, 1001, 1002, 1003, 1011, 10000, 100000, 1000000]]
    numbers += [f"{number // 10}.{number % 10}" for number in range(40)] + ["10.0", "100.0", "1.00", "2.000"]
    sample = {}
    for number in numbers:
        sample.setdefault(category(rule_set, operands(number)), []).append(number)
    return sample


def merged_plurals():
    """Returns rule sets by language and samples by language; newer rules replace older ones that differ."""
    rule_sets, samples = read_plurals()
    newer = newer_plurals()
    known = {repr(rule_set): samples[language] for language, rule_set in rule_sets.items()}
    for language, rule_set in newer.items():
        if rule_sets.get(language) != rule_set:
            print(f"{language}: newer rules", file=sys.stderr)
            rule_sets[language] = rule_set
            samples[language] = known.get(repr(rule_set)) or computed_samples(rule_set)
    replaced = aliases("language")
    for language in [code for code in rule_sets if code in replaced]:
        successor = replaced[language].split("-")[0]
        samples[language] = samples[successor]
        del rule_sets[language]
    del rule_sets["root"], samples["root"]
    return rule_sets, samples


def grouped(by_language):
    groups = {}
    for language in sorted(by_language):
        groups.setdefault(repr(by_language[language]), []).append(language)
    return [(languages, by_language[languages[0]]) for languages in groups.values()]
