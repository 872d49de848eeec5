import CatalogCore
import CatalogRuntime

/// The distinct texts of one source language, with their translations.
struct SegmentBank: Sendable {
    /// The texts in the order of their first occurrence.
    let texts: [String]
    /// The translations of each text, most frequent first.
    let translations: [[MemoryTranslation]]
    private let exact: [ExactText: Int32]
    private let index: SegmentIndex
    /// The texts that are too long for the index, by the hash of their folded form.
    private let long: [Int: [Int32]]

    /// A text that is similar to the requested one.
    struct Hit {
        let segment: Int32
        let likeness: MemoryMatch.Likeness
        let similarity: Double
    }

    init(_ draft: SegmentDraft) {
        texts = draft.texts
        translations = draft.sortedTranslations
        exact = draft.numbers
        var short: [(segment: Int32, units: [UInt32])] = []
        var long: [Int: [Int32]] = [:]
        for (number, text) in draft.texts.enumerated() {
            let units = SegmentForm(text).units
            if units.count <= MemoryLimits.nearLength {
                short.append((Int32(number), units))
            } else if long[units.hashValue, default: []].count < MemoryLimits.translations {
                long[units.hashValue, default: []].append(Int32(number))
            }
        }
        index = SegmentIndex(short)
        self.long = long
    }

    /// Calls `body` with texts that are similar to a text, the most promising first.
    ///
    /// - Parameters:
    ///   - isWanted: Returns whether any of a text's translations can be used.
    ///   - body: Handles a text and returns the minimum score of the next one.
    func forEachHit(
        like form: SegmentForm, minimum: Double, where isWanted: ([MemoryTranslation]) -> Bool,
        _ body: (Hit) -> Double
    ) {
        let same = exact[ExactText(form.text)]
        var least = minimum
        if let same, isWanted(translations[Int(same)]) {
            least = max(minimum, body(Hit(segment: same, likeness: .exact, similarity: 1)))
        }
        guard form.units.count <= MemoryLimits.nearLength else {
            for segment in long[form.units.hashValue] ?? []
            where segment != same && SegmentForm(texts[Int(segment)]).units == form.units {
                _ = body(Hit(segment: segment, likeness: .variant, similarity: 1))
            }
            return
        }
        if form.isOneWord { least = 1 }
        let lowest = max(least, MemoryLimits.lowest)
        var (measured, adapted) = (0, 0)
        var offered: Set<Int32> = []
        for level in MemoryLimits.levels.filter({ $0 > lowest }) + [lowest] {
            for candidate in index.candidates(for: form.units, minimum: level, bound: least)
            where candidate.segment != same && !offered.contains(candidate.segment)
                && isWanted(translations[Int(candidate.segment)])
            {
                guard measured < MemoryLimits.measured, adapted < MemoryLimits.adapted else { return }
                guard candidate.bound >= least else { break }
                measured += 1
                guard let similarity = index.similarity(of: candidate, to: form.units, minimum: max(least, level))
                else { continue }
                adapted += 1
                offered.insert(candidate.segment)
                let likeness = similarity == 1 ? MemoryMatch.Likeness.variant : .near
                let next = body(Hit(segment: candidate.segment, likeness: likeness, similarity: similarity))
                least = max(least, next)
            }
            // No text below this level can score as much as the offers so far.
            if least >= level { return }
        }
    }
}

/// A bank under construction.
struct SegmentDraft {
    private(set) var texts: [String] = []
    private(set) var numbers: [ExactText: Int32] = [:]
    private var groups: [Group: MemoryTranslation] = [:]
    private var order: [Group] = []

    private struct Group: Hashable {
        let segment: Int32
        let canonical: LanguageTag
        let pluralCase: String?
        let text: ExactText
    }

    /// Returns the index of a text, which is added if necessary.
    mutating func number(of text: String) -> Int32 {
        if let number = numbers[ExactText(text)] { return number }
        let number = Int32(texts.count)
        numbers[ExactText(text)] = number
        texts.append(text)
        return number
    }

    /// Adds a unit with its index.
    mutating func add(_ unit: MemoryUnit, number index: Int, canonical: LanguageTag) {
        let group = Group(
            segment: unit.segment, canonical: canonical, pluralCase: unit.part.name(along: .plural),
            text: ExactText(unit.text))
        if groups[group] == nil { order.append(group) }
        groups[group, default: MemoryTranslation(canonical: canonical, pluralCase: group.pluralCase)].add(index)
    }

    /// The translations of each text, most frequent first; equally frequent ones in the order of their first
    /// occurrence.
    var sortedTranslations: [[MemoryTranslation]] {
        var lists = [[MemoryTranslation]](repeating: [], count: texts.count)
        for group in order { if let found = groups[group] { lists[Int(group.segment)].append(found) } }
        return lists.map { list in
            list.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
        }
    }
}

extension MemoryTranslation {
    fileprivate mutating func add(_ unit: Int) {
        count += 1
        if units.count < MemoryLimits.locations { units.append(Int32(unit)) }
    }
}
