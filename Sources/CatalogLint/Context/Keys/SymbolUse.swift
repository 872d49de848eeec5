/// A generator that uses the keys of a table: Xcode's symbols, or fitloc's accessors.
package struct SymbolUse: Sendable {
    /// The form of the generated names.
    package enum Names: Sendable {
        /// Names as Xcode generates them: a single identifier that is not a Swift keyword.
        case xcode
        /// Names of accessors, as a path from the outermost namespace; nil if a key does not yield a name.
        case nested(@Sendable (String) -> [String]?)
    }

    /// The form of the generated names.
    package let names: Names
    /// Whether the generator also uses keys extracted from code, in addition to manual keys.
    package let includesExtracted: Bool
    /// Whether a name conflict makes the generator fail completely, instead of leaving out the two keys.
    package let isRefusing: Bool

    /// Creates a generator.
    package init(_ names: Names, includesExtracted: Bool, isRefusing: Bool) {
        self.names = names
        self.includesExtracted = includesExtracted
        self.isRefusing = isRefusing
    }

    /// Xcode's symbols.
    package static let xcode = SymbolUse(.xcode, includesExtracted: false, isRefusing: true)

    /// Returns the generators for the keys of a table.
    ///
    /// If the option `extracted` is set, the result is only Xcode's generator with all keys.
    package static func all(in settings: LintSettings, _ options: RuleOptions) -> [SymbolUse] {
        guard SymbolCandidate.includesExtracted(options) else { return settings.symbols() }
        return [SymbolUse(.xcode, includesExtracted: true, isRefusing: true)]
    }

    /// Returns the generated name for a key, with argument labels; nil if the generator skips the key.
    package func name(of candidate: SymbolCandidate) -> String? {
        guard includesExtracted || candidate.entry.extractionState == .manual, let symbol = candidate.symbol else {
            return nil
        }
        guard case .nested(let names) = names else { return symbol.spelling }
        let labels = symbol.spelling.dropFirst(symbol.name.count)
        return names(candidate.entry.key.string).map { $0.joined(separator: ".") + labels }
    }

    /// Whether the generated names are nested.
    package var isNested: Bool { if case .nested = names { true } else { false } }

    /// Returns whether the generator may have no valid name for the key.
    package func canFail(_ key: String) -> Bool {
        guard case .nested(let names) = names else { return true }
        return names(key) == nil
    }
}
