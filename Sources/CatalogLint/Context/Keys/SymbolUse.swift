/// Something that is made of the keys of a table: symbols by Xcode, or accessors.
package struct SymbolUse: Sendable {
    /// How keys are called there.
    package enum Names: Sendable {
        /// As Xcode calls them: by one word, and not by one of Swift's own.
        case xcode
        /// As accessors are called: by names from the outermost namespace; nil where none can be made.
        case nested(@Sendable (String) -> [String]?)
    }

    /// How keys are called there.
    package let names: Names
    /// Whether keys that code was asked for are among them, rather than only those that a person wrote.
    package let includesExtracted: Bool
    /// Whether nothing at all is made where two keys have one name, rather than nothing of these two.
    package let isRefusing: Bool

    /// Creates a use.
    package init(_ names: Names, includesExtracted: Bool, isRefusing: Bool) {
        self.names = names
        self.includesExtracted = includesExtracted
        self.isRefusing = isRefusing
    }

    /// The symbols that Xcode makes.
    package static let xcode = SymbolUse(.xcode, includesExtracted: false, isRefusing: true)

    /// What is made of the keys of a table, as far as a rule is told: all keys count for whoever asks of extracted ones.
    package static func all(in settings: LintSettings, _ options: RuleOptions) -> [SymbolUse] {
        guard SymbolCandidate.includesExtracted(options) else { return settings.symbols() }
        return [SymbolUse(.xcode, includesExtracted: true, isRefusing: true)]
    }

    /// What a key is called there, with the labels of its arguments; nil where nothing is made of it.
    package func name(of candidate: SymbolCandidate) -> String? {
        guard includesExtracted || candidate.entry.extractionState == .manual, let symbol = candidate.symbol else {
            return nil
        }
        guard case .nested(let names) = names else { return symbol.spelling }
        let labels = symbol.spelling.dropFirst(symbol.name.count)
        return names(candidate.entry.key.string).map { $0.joined(separator: ".") + labels }
    }

    /// Whether it wants names that a rule on Xcode's symbols speaks of, or can make none of a key at all.
    package func canFail(_ key: String) -> Bool {
        guard case .nested(let names) = names else { return true }
        return names(key) == nil
    }
}
