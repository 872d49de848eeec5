import CatalogCore

extension ProjectOffers {
    /// Returns `LANG=` offers or, after the `=`, the key's current text for editing.
    ///
    /// - Parameter keys: The keys on the command line. Texts are offered only for a single key.
    func texts(of keys: [String]) async -> [Offer] {
        guard let equals = typed.firstIndex(of: "=") else { return await textLocations(ending: "=") }
        guard keys.count == 1, let key = keys.first, let location = try? LanguagePart(typed[..<equals]) else {
            return []
        }
        for table in await tables() {
            for index in 0..<table.entryCount where table.key(at: index).string.isSpelled(as: key) {
                let content = table.entry(at: index).localization(location.language)?.content
                guard let text = content.flatMap({ Self.text(at: location.part, in: $0) }) else { continue }
                return [Offer(text, behind: start + typed[...equals])]
            }
        }
        return []
    }

    /// Returns the text at a part, or nil if the content has no such variation.
    private static func text(at part: PartPath, in content: LocalizedContent) -> String? {
        var content = content
        for step in part.steps {
            guard case .variation(let axis, let name) = step,
                let found = content.variation(axis)?.cases.last(where: { $0.name.string == name })
            else { return nil }
            content = found.content
        }
        return content.unit?.value?.string
    }
}
