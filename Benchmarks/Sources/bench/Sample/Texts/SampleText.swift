/// The text of a key in every language of a catalog, in their order.
enum SampleText {
    /// A plain text in each language.
    case plain([String])
    /// The plural forms in each language.
    case plural([[SampleForm]])
}

/// A source of texts for generated catalogs.
protocol SampleTexts {
    /// The tags of the languages, in the order of Xcode's files.
    var languages: [String] { get }

    /// Returns a text that suits the role of its key.
    func text(for role: SampleRole, _ random: inout RandomSequence) -> SampleText
}

extension SampleRole {
    /// Whether texts with this role are sentences; the others are titles.
    var isSentence: Bool {
        switch self {
        case .message, .hint, .error, .caption, .accessibility: true
        case .title, .subtitle, .action, .placeholder, .label: false
        }
    }
}
