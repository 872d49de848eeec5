/// The places of a glossary term in a source text.
package struct GlossaryLocations {
    /// The index of the term in the glossary.
    package let term: Int
    /// The places, except those inside a longer term or a word that is not translated; there is at least one.
    package let ranges: [Range<Int>]

    /// Returns the places of all terms in a text.
    static func all(in text: PlainText, of table: TableContext) -> [GlossaryLocations] {
        let found = table.settings.glossary.enumerated().compactMap { number, term -> GlossaryLocations? in
            let ranges = TermPattern.matches(of: term.sources, in: text, .words)
            return ranges.isEmpty ? nil : GlossaryLocations(term: number, ranges: ranges)
        }
        guard !found.isEmpty else { return [] }
        let others = Array(Set(found.flatMap(\.ranges)))
        let fixed = table.fixedTerms.flatMap { $0.matches(in: text, .exact) }
        return found.compactMap { location in
            let ranges = location.ranges.outside(longer: others).outside(fixed)
            return ranges.isEmpty ? nil : GlossaryLocations(term: location.term, ranges: ranges)
        }
    }
}
