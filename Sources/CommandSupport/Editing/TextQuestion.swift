import XCStringsKit

/// Asks for one text, with what the project already has for it in view.
struct TextQuestion {
    let language: LanguageTag
    let part: PartPath
    /// What stands in the line when it is asked.
    var initial = ""
    /// Whether Enter may leave what stands in the line as it is, even if that is nothing.
    var mayStay = false
    /// Whether Enter on an empty line leaves the text for later.
    var mayBeLeft = false
    /// What the project has, the best first.
    var offers: [MemoryMatch] = []
    /// What was typed before, the last first: Up goes on to these.
    var earlier: [String] = []

    /// Asks until the text passes.
    ///
    /// - Parameter check: what is wrong with a text; nil for nothing.
    /// - Returns: the text; an empty one where it is left for later.
    /// - Throws: `CommandFailure` where the person ends the input.
    func ask(_ prompter: inout Prompter, check: (String) -> String?) throws -> String {
        for offer in offers { try prompter.show(Self.line(for: offer)) }
        // What is just the same elsewhere is most likely meant.
        let best = offers.first.flatMap { $0.score == 1 ? $0.text : nil }
        let question = Question(label, initial: initial.isEmpty ? best ?? "" : initial, offers: history)
        let answer = try prompter.ask(question) { text in
            if mayStay && text == initial || mayBeLeft && text.isEmpty { return nil }
            return text.allSatisfy(\.isWhitespace) ? Texts.Prompt.blank.resolved : check(text)
        }
        guard case .given(let text) = answer else { throw CommandFailure.nothingWritten }
        return text
    }

    private var history: [String] {
        var history: [String] = []
        for text in offers.map(\.text) + earlier where !history.contains(text) { history.append(text) }
        return history
    }

    /// The language, the part, and for a plural case the numbers that it is for.
    private var label: String {
        guard let category = part.pluralCategory else { return part.isWhole ? "\(language)" : "\(language) \(part)" }
        let numbers = PluralRules(language: language).examples(of: category)
        let steps = part.steps.count == 1 ? category.rawValue : part.description
        return numbers.isEmpty ? "\(language) \(steps)" : "\(language) \(steps) (\(numbers))"
    }

    private static func line(for offer: MemoryMatch) -> String {
        let percent = Int((offer.score * 100).rounded(.down))
        return "  \(percent) %  \(Quotation.of(offer.text))  \(VisibleText.shown(offer.key))"
    }
}
