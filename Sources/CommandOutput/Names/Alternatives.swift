/// Formats suggested names for English messages.
package enum Alternatives {
    /// Returns the question “did you mean …?”, or nil if there are no names.
    package static func question(_ names: [String]) -> String? {
        list(names).map { "did you mean \($0)?" }
    }

    /// Returns the quoted names with a final “or”, or nil if there are no names.
    static func list(_ names: [String]) -> String? {
        let quoted = names.map { "“\($0)”" }
        guard let last = quoted.last else { return nil }
        return quoted.count > 1 ? "\(quoted.dropLast().joined(separator: ", ")) or \(last)" : last
    }
}
