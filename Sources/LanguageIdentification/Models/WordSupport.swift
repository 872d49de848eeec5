/// What a word says for each language of a model, in quarters of a natural logarithm.
struct WordSupport {
    /// The weight of each language.
    let weights: [Int]
    /// What it can say at most, so that it takes several words, and those that two languages share do no harm.
    let most: Int

    /// The most that frequent words say, and all others.
    static let (mostOfFrequent, mostOfOther) = (20, 16)

    /// How much rather it is of one language than of another one.
    func margin(for language: Int, over other: Int) -> Int {
        min(max(weights[language] - weights[other], -most), most)
    }

    /// Its weight for a language, in bounds.
    func bounded(_ language: Int) -> Int {
        min(max(weights[language], -2 * most), 2 * most)
    }
}
