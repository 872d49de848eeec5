import CatalogCore
import CatalogLint
import CommandOutput
import InterfaceTexts
import TerminalSupport
import TranslationReuse

/// A question for one text, with the matches from the translation memory.
struct TextQuestion {
    let language: LanguageTag
    let part: PartPath
    /// The text to edit.
    var initial = ""
    /// Whether the initial text may stay unchanged, even if it is empty.
    var mayStay = false
    /// Whether an empty answer leaves the text for later.
    var mayBeLeft = false
    /// The matches from the translation memory, best first.
    var offers: [MemoryMatch] = []
    /// The texts typed for earlier questions, latest first.
    ///
    /// Pressing Up shows these texts after the matches.
    var earlier: [String] = []

    /// Asks until the text passes the check.
    ///
    /// - Parameter check: A closure that returns an error message for an invalid text, or nil.
    /// - Returns: The text, or an empty string to leave the text for later.
    /// - Throws: `CommandFailure` if the user ends the input.
    func ask(_ prompter: inout Prompter, check: (String) -> String?) throws -> String {
        for offer in offers { try prompter.show(Self.line(for: offer)) }
        // An exact match is the most likely answer.
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

    /// The language and the part.
    ///
    /// For a plural form, also numbers that use this form.
    private var label: String {
        guard let category = part.pluralCategory else {
            return part.isWhole ? language.shown : "\(language.shown) \(part.shown)"
        }
        let numbers = PluralRules(language: language).examples(of: category)
        let steps = part.steps.count == 1 ? category.rawValue : part.shown
        return numbers.isEmpty ? "\(language.shown) \(steps)" : "\(language.shown) \(steps) (\(numbers))"
    }

    private static func line(for offer: MemoryMatch) -> String {
        let percent = Int((offer.score * 100).rounded(.down))
        return "  \(percent) %  \(Quotation.of(offer.text))  \(VisibleText.shown(offer.key))"
    }
}
