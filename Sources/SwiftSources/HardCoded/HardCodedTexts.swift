import CatalogRuntime
import XCStringsKit

/// Finds the texts in Swift code that people will read and that no table holds.
///
/// Previews, tests and what is compiled into debug builds only are left out.
package enum HardCodedTexts {
    /// The texts of a project's code, by file and place.
    package static func all(in project: SourceProject) -> [HardCodedText] {
        all(in: project, ShownTexts(project.index))
    }

    /// The same, where it is known what is shown.
    static func all(in project: SourceProject, _ shown: ShownTexts) -> [HardCodedText] {
        let declarations = project.index.declarations
        let judge = LookupJudge(project)
        let languages = KnownLanguages(project.tables)
        let uses = Dictionary(grouping: project.index.uses, by: \.place.path)
        let made = Dictionary(grouping: project.index.dynamicUses, by: \.place.path)
        var found: [HardCodedText] = []
        for file in project.index.files where HardCodedScope.covers(file, declarations) {
            let uses = uses[file.path] ?? []
            found += prose(in: uses, judge, languages, declarations)
            let looked = Set((uses.map(\.place) + (made[file.path] ?? []).map(\.place)).map(\.range.lowerBound))
            found += HardCodedSearch(project, file, shown, looked: looked, languages: languages).texts()
        }
        return found.sorted { $0.place < $1.place }
    }

    /// The texts of a project's code that no comment says are there on purpose.
    package static func adoptable(in project: SourceProject) -> [HardCodedText] {
        let rule = HardCodedTextRule.description.id
        let excepted = project.index.files.reduce(into: [String: [Range<Int>]]()) { lines, file in
            let ranges = file.suppressions.filter { $0.rule == rule }.map(\.lines)
            if !ranges.isEmpty { lines[file.path] = ranges }
        }
        return all(in: project).filter { text in
            !(excepted[text.place.path] ?? []).contains { $0.contains(text.place.range.lowerBound) }
        }
    }

    /// Prose where a key is wanted.
    private static func prose(
        in uses: [KeyUse], _ judge: LookupJudge, _ languages: KnownLanguages, _ declarations: Declarations
    ) -> [HardCodedText] {
        uses.filter { use in
            use.place.audience == .product && HardCodedScope.covers(declaration: use.place.declaration, declarations)
                && judge.outcome(of: use) == .prose
        }.map { use in
            HardCodedText(
                text: use.key, place: use.place, position: .localizable(callee: use.callee),
                language: languages.language(of: Prose(use.key)))
        }
    }
}
