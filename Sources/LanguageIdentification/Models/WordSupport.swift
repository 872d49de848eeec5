/// The scores of a word for each language of a model, in quarters of a natural logarithm.
struct WordSupport {
    /// The score of each language.
    let weights: [Int]
    /// The limit of a word's contribution.
    ///
    /// It requires several words for a decision, and reduces the effect of words that two languages share.
    let most: Int

    /// The limits for frequent words and for all other words.
    static let (mostOfFrequent, mostOfOther) = (20, 16)

    /// Returns the limited difference between the scores of two languages.
    func margin(for language: Int, over other: Int) -> Int {
        min(max(weights[language] - weights[other], -most), most)
    }

    /// Returns the limited score of a language.
    func bounded(_ language: Int) -> Int {
        min(max(weights[language], -2 * most), 2 * most)
    }
}
