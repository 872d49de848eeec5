import CatalogRuntime

/// The positions of many localizations by language, which is built on the first request.
///
/// With few localizations, a search through all of them is faster.
final class LocalizationIndex: Sendable {
    /// The number of localizations from which an index is worth its cost.
    private static let fewest = 48

    private let localizations: [Localization]
    private let built = Locked<Positions?>(nil)

    private struct Positions {
        /// The last position of each spelling.
        var spelled: [LanguageTag: Int] = [:]
        /// The last position of each canonical form; nil until it is needed.
        var canonical: [LanguageTag: Int]?
    }

    /// Creates an index; nil if there are few localizations.
    init?(_ localizations: [Localization]) {
        guard localizations.count >= Self.fewest else { return nil }
        self.localizations = localizations
    }

    /// Returns the last position with exactly this spelling.
    func position(spelled language: LanguageTag) -> Int? {
        built.withLock { positions(&$0).spelled[language] }
    }

    /// Returns the last position with the same canonical form.
    func position(sameAs language: LanguageTag) -> Int? {
        built.withLock { built in
            var positions = positions(&built)
            if let known = positions.canonical { return known[language.canonical] }
            let all = positions.spelled.map { ($0.key.canonical, $0.value) }
            let canonical = Dictionary(all, uniquingKeysWith: max)
            positions.canonical = canonical
            built = positions
            return canonical[language.canonical]
        }
    }

    private func positions(_ built: inout Positions?) -> Positions {
        if let built { return built }
        var positions = Positions()
        positions.spelled.reserveCapacity(localizations.count)
        for (index, localization) in localizations.enumerated() { positions.spelled[localization.language] = index }
        built = positions
        return positions
    }
}
