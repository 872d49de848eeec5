/// A typed yes or no, in any of the interface's languages.
package enum YesOrNo: Hashable {
    case yes
    case no

    /// Parses an answer.
    ///
    /// An empty answer means yes; returns nil if the answer is neither yes nor no.
    package init?(typed answer: String) {
        switch answer.lowercased().filter({ !$0.isWhitespace }) {
        case "", "y", "yes", "s", "sim": self = .yes
        case "n", "no", "não", "nao": self = .no
        default: return nil
        }
    }
}
