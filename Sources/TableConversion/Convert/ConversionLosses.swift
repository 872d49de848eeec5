import CatalogCore

/// Counts of the facts in a catalog that legacy tables cannot represent.
struct ConversionLosses {
    /// The number of keys whose comment is lost because they are only in a `.stringsdict` file.
    var comments = 0
    /// The number of keys whose comment begins or ends with spaces, which are lost in `.strings` files.
    var spacedComments = 0
    private var states: [String: Int] = [:]
    private var untranslatable = 0

    /// Counts the texts that are not `translated`.
    ///
    /// - Parameter keepsReview: Whether a comment says that the text needs review.
    mutating func count(_ content: LocalizedContent, keepsReview: Bool) {
        for part in content.parts {
            guard let state = part.unit.state, state != .translated, !(keepsReview && state == .needsReview) else {
                continue
            }
            states[state.spelling, default: 0] += 1
        }
    }

    /// Counts a key that is not to be translated.
    mutating func count(_ entry: Entry) {
        if !entry.shouldTranslate { untranslatable += 1 }
    }

    /// The losses as messages.
    package var sentences: [String] {
        var sentences: [String] = []
        let total = states.values.reduce(0, +)
        if total > 0 {
            let counts = states.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
                .map { "\($0.value) \(VisibleText.shown($0.key))" }
            let texts = total == 1 ? "1 text is" : "\(total) texts are"
            sentences.append(
                "\(texts) not in state translated (\(counts.joined(separator: ", "))); legacy tables have no states")
        }
        if untranslatable > 0 {
            let keys = untranslatable == 1 ? "1 key is" : "\(untranslatable) keys are"
            sentences.append("\(keys) marked “do not translate”; legacy tables cannot keep this mark")
        }
        if comments > 0 {
            let lost = comments == 1 ? "the comment of 1 key is" : "the comments of \(comments) keys are"
            sentences.append("\(lost) lost, because .stringsdict files have no comments")
        }
        if spacedComments > 0 {
            let lost = spacedComments == 1 ? "the comment of 1 key are" : "the comments of \(spacedComments) keys are"
            sentences.append("spaces around \(lost) lost, because comments in .strings files have none")
        }
        return sentences
    }
}
