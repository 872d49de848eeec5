/// The scores of a word for each language of a model, in quarters of a natural logarithm.
struct WordSupport {
    /// The score of each language.
    let weights: [Int]
    /// The limit of a word's contribution.
    ///
    /// Because of the limit, a decision requires several words. The limit also reduces the effect of words that two
    /// languages share.
    let most: Int

    /// The limits for frequent words and for all other words.
    static let (mostOfFrequent, mostOfOther) = (20, 16)

    /// Returns the difference between the scores of two languages, limited to `most` in either direction.
    func margin(for language: Int, over other: Int) -> Int {
        min(max(weights[language] - weights[other], -most), most)
    }

    /// Returns the score of a language, limited to twice `most` in either direction.
    func bounded(_ language: Int) -> Int {
        min(max(weights[language], -2 * most), 2 * most)
    }
}
