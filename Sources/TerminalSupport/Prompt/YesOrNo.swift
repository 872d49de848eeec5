/// What a person means who types yes or no, in any of the interface's languages.
package enum YesOrNo: Hashable {
    case yes
    case no

    /// Enter alone means yes; nil for what is neither.
    package init?(typed answer: String) {
        switch answer.lowercased().filter({ !$0.isWhitespace }) {
        case "", "y", "yes", "s", "sim": self = .yes
        case "n", "no", "não", "nao": self = .no
        default: return nil
        }
    }
}
