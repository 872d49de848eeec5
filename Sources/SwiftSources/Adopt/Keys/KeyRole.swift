import XCStringsKit

/// What a text is for, as a part of its key.
struct KeyRole: Hashable, Sendable {
    /// The word; nil where the text says enough.
    let word: String?
    /// Whether it is the title of a whole screen.
    let isScreenTitle: Bool

    init(_ position: HardCodedText.Position) {
        let name: String
        switch position {
        case .error:
            self.init("error")
            return
        case .displayName, .value:
            self.init(nil)
            return
        case .localizable(let callee): name = callee
        case .shown(let shown): name = shown
        }
        let word = Self.words.first { name.lowercased().contains($0.mark) }?.word
        self.init(word, isScreenTitle: name.lowercased().contains("navigationtitle") || name == ".navigationBarTitle")
    }

    private init(_ word: String?, isScreenTitle: Bool = false) {
        self.word = word
        self.isScreenTitle = isScreenTitle
    }

    /// What names of parameters, properties and views hold; the first that fits counts.
    private static let words: [(mark: String, word: String)] = [
        ("placeholder", "placeholder"), ("prompt", "placeholder"), ("textfield", "placeholder"),
        ("securefield", "placeholder"), ("searchable", "placeholder"), ("accessibility", "accessibility"),
        ("subtitle", "subtitle"), ("button", "button"), ("title", "title"), ("alert", "title"),
        ("confirmationdialog", "title"), ("message", "message"), ("body", "message"), ("error", "error"),
        ("hint", "hint"), ("help", "hint"), ("tooltip", "hint"), ("caption", "caption"), ("footer", "footer"),
        ("header", "header"), ("description", "description"),
    ]
}
