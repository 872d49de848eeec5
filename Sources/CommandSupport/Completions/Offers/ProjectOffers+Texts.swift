import XCStringsKit

extension ProjectOffers {
    /// `LANG=`; behind the `=` the text that the key has there, to be changed.
    ///
    /// - Parameter keys: those that were typed.
    func texts(of keys: [String]) async -> [Offer] {
        guard let equals = typed.firstIndex(of: "=") else { return await textPlaces(ending: "=") }
        guard keys.count == 1, let key = keys.first, let place = try? TextPlace(typed[..<equals]) else { return [] }
        for table in await tables() {
            for index in 0..<table.entryCount where table.key(at: index).string == key {
                let content = table.entry(at: index).localization(place.language)?.content
                guard let text = content.flatMap({ Self.text(at: place.part, in: $0) }) else { continue }
                return [Offer(text, behind: start + typed[...equals])]
            }
        }
        return []
    }

    /// The text of a part; nil where the content does not vary so.
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
