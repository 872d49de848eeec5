"""Language models: how much more likely short runs of letters are in one language than in its script's others."""
import math
import unicodedata
from collections import Counter

from languages.sources import texts

# The languages of each script that can be told apart, and how many runs of letters that takes.
GROUPS = {
    "Latn": (4000, "en de fr es it pt nl sv da nb nn fi et lv lt pl cs sk sl hr bs sr-Latn hu ro ca gl eu tr az vi id "
                   "ms fil sw af sq is ga cy mt".split()),
    "Cyrl": (1500, "ru uk be bg sr mk kk ky mn".split()),
    "Arab": (1000, "ar fa ur ps ug sd".split()),
}
BLOCKS = {
    "Latn": ((0x41, 0x24F), (0x1E00, 0x1EFF)),
    "Cyrl": ((0x400, 0x52F),),
    "Arab": ((0x600, 0x77F), (0xFB50, 0xFEFF)),
}
EDGE = "_"
ORDERS = (1, 2, 3, 4)
CANDIDATES = 30_000
# What stands for runs that were never seen: so many of them, each so often.
UNSEEN, UNSEEN_COUNT = 20_000, 0.5
# A word of English that so many other languages have stands there untranslated.
LEFT_IN_ENGLISH = 18
# Weights are natural logarithms from -4 to 3.5, in quarters.
LOWEST, HIGHEST, STEPS = -4.0, 3.5, 4


def words(text, script):
    """The words in lower case that are written in the script alone."""
    text = unicodedata.normalize("NFC", text).lower().replace("i\u0307", "i")
    word = ""
    for letter in text + " ":
        if letter.isalpha() or unicodedata.category(letter) in ("Mn", "Mc"):
            word += letter
        elif word:
            if all(any(low <= ord(each) <= high for low, high in BLOCKS[script]) for each in word):
                yield word
            word = ""


def runs(word):
    word = EDGE + word + EDGE
    for order in ORDERS:
        for start in range(len(word) - order + 1):
            if word[start:start + order] != EDGE:
                yield word[start:start + order]


def word_counts(root, script, languages):
    counts = {language: Counter(word for text in texts(root, language) for word in words(text, script))
              for language in languages}
    if "en" in counts:
        spread = Counter(word for each in counts.values() for word, count in each.items() if count > 1)
        left = [word for word, spread in spread.items() if spread >= LEFT_IN_ENGLISH and len(word) > 2]
        for language in languages:
            for word in left if language != "en" else ():
                counts[language].pop(word, None)
    return counts


def run_counts(counts):
    """How often each run is there; frequent words count less, since the texts are all of one kind."""
    result = Counter()
    for word, count in counts.items():
        weight = 3 * math.sqrt(count) if count > 1 else 1
        for run in runs(word):
            result[run] += weight
    return result


def model(root, script):
    """The languages, and for the runs that tell most their weight in each."""
    size, languages = GROUPS[script]
    counts = word_counts(root, script, languages)
    found = [run_counts(counts[language]) for language in languages]
    totals = [Counter() for _ in languages]
    for total, each in zip(totals, found):
        for run, count in each.items():
            total[len(run)] += count
    share = Counter()
    for total, each in zip(totals, found):
        for run, count in each.items():
            share[run] = max(share[run], count / total[len(run)])
    rated = []
    for run in sorted(share, key=lambda run: (-share[run], run))[:CANDIDATES]:
        likely = [(each[run] + UNSEEN_COUNT) / (total[len(run)] + UNSEEN_COUNT * UNSEEN)
                  for total, each in zip(totals, found)]
        mean = sum(likely) / len(likely)
        weights = [math.log(each / mean) for each in likely]
        rated.append((-max(each * abs(weight) for each, weight in zip(likely, weights)), run, weights))
    return languages, [(run, [quantized(weight) for weight in weights]) for _, run, weights in sorted(rated)[:size]]


def quantized(weight):
    """The weight as a whole number from 0 on."""
    return round((min(max(weight, LOWEST), HIGHEST) - LOWEST) * STEPS)
