"""Language models: how strongly words and runs (short sequences of letters) indicate each language of a script."""
import math
import random
import unicodedata
from collections import Counter

import numpy

from languages.sources import texts

# By script: the number of frequent words to keep per language, the number of runs to keep for all other words, and the
# languages to distinguish.
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
# An English word that occurs in this many languages is treated as untranslated text.
LEFT_IN_ENGLISH = 18
# Models of languages with fewer words than this are unreliable.
SPARSE = 30_000
# Weights are natural logarithms in steps of a quarter: from -4 to 3.5 for runs, and from 0 to 7.5 for words.
STEPS, DIGITS, LOWEST = 4, 31, -4.0

# The assumed frequency of unseen words per hundred thousand words; it corresponds to at least half an occurrence.
UNSEEN = 0.7
# Words are chosen by how well they distinguish a language from this many of the most similar languages.
NEIGHBOURS = 4

CANDIDATES = 12_000
BATCH = 256
RATE, DECAY = 0.3, 1e-5
LONGEST_WORD, MOST_RUNS = 19, 32


def words(text, script):
    """Yields the lowercased words of the text that use only letters of the script."""
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
    """Returns the distinct runs of a word; the edges of the word count as letters."""
    word = EDGE + word + EDGE
    return sorted({word[start:start + order] for order in ORDERS for start in range(len(word) - order + 1)} - {EDGE})


def word_counts(root, script, languages):
    """Returns the words, and a matrix of their counts with a row per word and a column per language."""
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
    """Returns the rows of the words that best distinguish similar languages, with a weight for each language."""
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
    """Returns the runs that best classify words outside the list of known words, with a weight for each language.

    This is a logistic regression: the sum of the weights of a word's runs determines the probability of each language.
    """
    rows = [row for row, word in enumerate(vocabulary) if row not in known and 1 < len(word) <= LONGEST_WORD]
    # Frequent words count less, because all training texts are of one kind. All languages have the same total weight.
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
    """Returns the runs whose frequencies differ most between languages, and the frequency of each."""
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
    """Returns the weights with a row per run, trained with AdaGrad in a fixed shuffled order."""
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
    """Returns the languages, those with few training words, and the words and runs with a digit for each language."""
    size, run_count, languages = GROUPS[script]
    vocabulary, counts = word_counts(root, script, languages)
    known = frequent_words(counts, size)
    words = [(vocabulary[row], [digit(weight, 0) for weight in weights]) for row, weights in known.items()]
    runs = [(run, [digit(weight, LOWEST) for weight in weights])
            for run, weights in run_weights(vocabulary, counts, known, run_count)]
    sparse = [language for language, total in zip(languages, counts.sum(0)) if total < SPARSE]
    return languages, sparse, words, runs


def digit(weight, lowest):
    """Returns a weight as an integer from 0 to DIGITS - 1."""
    return min(max(round((float(weight) - lowest) * STEPS), 0), DIGITS - 1)
