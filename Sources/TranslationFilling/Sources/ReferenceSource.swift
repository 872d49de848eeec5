import CatalogCore
import TranslationReuse

/// A source of translations in files outside the project, found by key or by source text.
public struct ReferenceSource: FillSource {
    /// The name in reports, such as `strings:Old` or `xliff:back.xliff`.
    public let name: String
    /// Always true, because the texts are translations.
    public let givesTranslations = true

    private let units: [ReferenceUnit]
    private let byKey: [ExactText: [Int]]
    private let bySource: [ExactText: [Int]]

    /// Creates a source from translations.
    package init(_ name: String, _ units: [ReferenceUnit]) {
        self.name = name
        self.units = units
        byKey = Dictionary(grouping: units.indices) { ExactText(units[$0].key) }
        bySource = Dictionary(grouping: units.indices.filter { units[$0].source != nil }) {
            ExactText(units[$0].source ?? "")
        }
    }

    /// Returns the texts of the same key, then those of the same source text.
    public func candidates(for gap: FillGap) -> [FillCandidate] {
        [ofSameKey(gap), ofSameSource(gap)].compactMap { $0 }
    }

    /// Returns the texts of the same key, unless the files show another source text.
    private func ofSameKey(_ gap: FillGap) -> FillCandidate? {
        let own = byKey[ExactText(gap.key)] ?? []
        return candidate(for: gap, key: nil) { part in
            own.last { number in
                units[number].part == part.path && isWanted(number, gap)
                    && (units[number].source?.isSameText(as: part.source) ?? true)
            }
        }
    }

    private func ofSameSource(_ gap: FillGap) -> FillCandidate? {
        let first = gap.parts.first.flatMap { part in
            (bySource[ExactText(part.source)] ?? []).first { units[$0].part == part.path && isWanted($0, gap) }
        }
        return candidate(for: gap, key: first.map { units[$0].key }) { part in
            let same = (bySource[ExactText(part.source)] ?? []).filter {
                units[$0].part == part.path && isWanted($0, gap)
            }
            // Parts from the same key are preferred, because they fit each other.
            return same.first { number in first.map { units[$0].key == units[number].key } ?? true } ?? same.first
        }
    }

    private func isWanted(_ index: Int, _ gap: FillGap) -> Bool {
        units[index].language.isSameLanguage(as: gap.language)
    }

    /// Returns the texts of all parts; nil if one is missing.
    private func candidate(
        for gap: FillGap, key: String?, _ unitIndex: (FillGap.Part) -> Int?
    ) -> FillCandidate? {
        var texts: [PartPath: String] = [:]
        for part in gap.parts {
            guard let unitIndex = unitIndex(part) else { return nil }
            texts[part.path] = units[unitIndex].text
        }
        return FillCandidate(texts, origin: FillOrigin(source: name, key: key))
    }
}

extension String {
    /// Whether two texts are equal except for white space at their ends.
    fileprivate func isSameText(as other: String) -> Bool {
        let trimmed = { (text: String) in
            text.utf8.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }
        }
        return trimmed(self).elementsEqual(trimmed(other))
    }
}
