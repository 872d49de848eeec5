/// Names of which one may have been meant, as English messages ask for them.
enum Alternatives {
    /// The question; nil where there is no name.
    static func question(_ names: [String]) -> String? {
        list(names).map { "did you mean \($0)?" }
    }

    /// The names in quotation marks, with a last `or`; nil where there is none.
    static func list(_ names: [String]) -> String? {
        let quoted = names.map { "“\($0)”" }
        guard let last = quoted.last else { return nil }
        return quoted.count > 1 ? "\(quoted.dropLast().joined(separator: ", ")) or \(last)" : last
    }
}
