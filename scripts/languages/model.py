"""Language models: what words and short runs of letters say for each language of a script."""
import math
import random
import unicodedata
from collections import Counter

import numpy

from languages.sources import texts

# The languages of each script that can be told apart, how many frequent words of each are kept, and how many runs of
# letters for all other words.
GROUPS = {
    "Latn": (300, 6000, "en de fr es it pt nl sv da nb nn fi et lv lt pl cs sk sl hr bs sr-Latn hu ro ca gl eu tr az vi "
                        "id ms fil sw af sq is ga cy mt".split()),
    "Cyrl": (300, 1500, "ru uk be bg sr mk kk ky mn".split()),
    "Arab": (300, 1000, "ar fa ur ps ug sd".split()),
}
BLOCKS = {
    "Latn": ((0x41, 0x24F), (0x1E00, 0x1EFF)),
    "Cyrl": ((0x400, 0x52F),),
    "Arab": ((0x600, 0x77F), (0xFB50, 0xFEFF)),
}
EDGE = "_"
ORDERS = (1, 2, 3, 4)
# A word of English that so many other languages have stands there untranslated.
LEFT_IN_ENGLISH = 18
# Languages with fewer words than this are known badly.
SPARSE = 30_000
# Weights are natural logarithms in quarters: those of runs from -4 to 3.5, those of words from 0 to 7.5.
STEPS, DIGITS, LOWEST = 4, 31, -4.0

# How often a word that was never met is taken to be there, in a hundred thousand; half a time at least.
UNSEEN = 0.7
# Words are chosen by what they say against so many of the languages that share most with their own.
NEIGHBOURS = 4

CANDIDATES = 12_000
BATCH = 256
RATE, DECAY = 0.3, 1e-5
LONGEST_WORD, MOST_RUNS = 19, 32


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
    """The runs of letters of a word, each once; its edges are letters too."""
    word = EDGE + word + EDGE
    return sorted({word[start:start + order] for order in ORDERS for start in range(len(word) - order + 1)} - {EDGE})


def word_counts(root, script, languages):
    """How often each word is there, a column a language, and the words."""
    counts = {language: Counter(word for text in texts(root, language) for word in words(text, script))
              for language in languages}
    if "en" in counts:
        spread = Counter(word for each in counts.values() for word, count in each.items() if count > 1)
        left = [word for word, spread in spread.items() if spread >= LEFT_IN_ENGLISH and len(word) > 2]
        for language in languages:
            for word in left if language != "en" else ():
                counts[language].pop(word, None)
    vocabulary = sorted(set().union(*counts.values()))
    return vocabulary, numpy.array([[counts[language][word] for language in languages] for word in vocabulary], float)


def frequent_words(counts, size):
    """The words that tell most between near languages, by row, with the weight of each language."""
    totals = counts.sum(0)
    often = counts * 1e5 / totals
    unseen = numpy.maximum(UNSEEN, 0.5e5 / totals)
    weights = numpy.log((often + unseen) / unseen)
    level = numpy.log(often + unseen)
    shared = numpy.sqrt(often).T @ numpy.sqrt(often)
    numpy.fill_diagonal(shared, 0)
    chosen = set()
    for language in range(counts.shape[1]):
        near = numpy.argsort(-shared[language], kind="stable")[:NEIGHBOURS]
        more = often[:, [language]] - often[:, near]
        telling = numpy.where(more > 0, more * (level[:, [language]] - level[:, near]), 0).max(1)
        chosen.update(numpy.argsort(-telling, kind="stable")[:size].tolist())
    return {row: weights[row] for row in sorted(chosen)}


def run_weights(vocabulary, counts, known, size):
    """The runs that tell most of words that are not known, with the weight of each language.

    This is a logistic regression: the weights of a word's runs add up to how likely each language is.
    """
    rows = [row for row, word in enumerate(vocabulary) if row not in known and 1 < len(word) <= LONGEST_WORD]
    # Frequent words count less, since the texts are all of one kind; each language counts the same.
    share = numpy.sqrt(counts[rows])
    share *= len(rows) / share.shape[1] / share.sum(0)
    of_words = [runs(vocabulary[row]) for row in rows]
    candidates, often = candidate_runs(of_words, share)
    weights = regression(candidates, of_words, share, rounds=3)
    telling = numpy.abs(weights).max(1) * numpy.sqrt(often)
    chosen = [candidates[index] for index in sorted(numpy.argsort(-telling, kind="stable")[:size])]
    weights = regression(chosen, of_words, share, rounds=8)
    return list(zip(chosen, weights - weights.mean(1, keepdims=True)))


def candidate_runs(of_words, share):
    """The runs whose frequency differs most between languages, and how often each is there."""
    names = sorted(set().union(*of_words))
    place = {name: index for index, name in enumerate(names)}
    often = numpy.zeros((len(names), share.shape[1]))
    for found, each in zip(of_words, share):
        often[[place[name] for name in found]] += each
    likely = (often + 1) / (share.sum(0).mean() + 50)
    telling = numpy.abs(likely * numpy.log(likely / likely.mean(1, keepdims=True))).max(1)
    order = numpy.argsort(-telling, kind="stable")[:CANDIDATES]
    return [names[index] for index in order], often[order].sum(1)


def regression(names, of_words, share, rounds):
    """The weights of runs, a row each, found in small steps (AdaGrad) in an order that is the same every time."""
    place = {name: index + 1 for index, name in enumerate(names)}
    matrix = numpy.zeros((len(of_words), MOST_RUNS), int)
    for row, found in zip(matrix, of_words):
        indices = [place[name] for name in found if name in place][:MOST_RUNS]
        row[:len(indices)] = indices
    heaviness = share.sum(1, keepdims=True)
    wanted, heaviness = share / heaviness, heaviness / heaviness.mean()
    weights = numpy.zeros((len(names) + 1, share.shape[1]))
    squares = numpy.full_like(weights, 1e-4)
    order = list(range(len(of_words)))
    shuffle = random.Random(1).shuffle
    for _ in range(rounds):
        shuffle(order)
        for start in range(0, len(order), BATCH):
            batch = order[start:start + BATCH]
            sums = weights[matrix[batch]].sum(1)
            likely = numpy.exp(sums - sums.max(1, keepdims=True))
            likely /= likely.sum(1, keepdims=True)
            missing = (wanted[batch] - likely) * heaviness[batch] / BATCH
            used, position = numpy.unique(matrix[batch], return_inverse=True)
            step = numpy.zeros((len(used), share.shape[1]))
            numpy.add.at(step, position.ravel(), numpy.repeat(missing, MOST_RUNS, axis=0))
            step -= DECAY * weights[used]
            step[used == 0] = 0
            squares[used] += step * step
            weights[used] += RATE * step / numpy.sqrt(squares[used])
    return weights[1:]


def model(root, script):
    """The languages, those known badly, and words and runs with a digit for each language."""
    size, run_count, languages = GROUPS[script]
    vocabulary, counts = word_counts(root, script, languages)
    known = frequent_words(counts, size)
    words = [(vocabulary[row], [digit(weight, 0) for weight in weights]) for row, weights in known.items()]
    runs = [(run, [digit(weight, LOWEST) for weight in weights])
            for run, weights in run_weights(vocabulary, counts, known, run_count)]
    sparse = [language for language, total in zip(languages, counts.sum(0)) if total < SPARSE]
    return languages, sparse, words, runs


def digit(weight, lowest):
    """A weight as a whole number from 0 on."""
    return min(max(round((float(weight) - lowest) * STEPS), 0), DIGITS - 1)
