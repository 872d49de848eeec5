import CatalogRuntime
import LintRules

/// The search for the hard-coded strings of a project.
///
/// It excludes previews, tests, and code that is only part of debug builds.
package enum HardCodedTexts {
    /// Returns the hard-coded strings of a project, sorted by file and position.
    package static func all(in project: SourceProject) -> [HardCodedText] {
        all(in: project, UserFacingDeclarations(project.index))
    }

    private static func all(in project: SourceProject, _ shown: UserFacingDeclarations) -> [HardCodedText] {
        all(in: project, shown, LookupClassifier(project), own: OwnNames.all(in: project))
    }

    /// Returns the hard-coded strings of a project, given the declarations whose strings are visible and the names of its
    /// programs.
    static func all(
        in project: SourceProject, _ shown: UserFacingDeclarations, _ classifier: LookupClassifier, own: Set<String>
    ) -> [HardCodedText] {
        let declarations = project.index.declarations
        let languages = KnownLanguages(project.tables)
        let files = project.index.files.filter { HardCodedScope.covers($0, declarations) }
        let found = ParallelWork.results(files, threads: project.index.threads) { file in
            let uses = project.index.uses(in: file.path)
            let dynamicUses = project.index.dynamicUses(in: file.path)
            let looked = Set(uses.map(\.location.range.lowerBound) + dynamicUses.map(\.location.range.lowerBound))
            let redacted = RedactedTexts(file)
            // Nobody sees the texts of a file that no target contains, until one does.
            let isForeign = shown.isForeign(file) || project.keys.tableAccess.leavesOut(file.path)
            let hidden = starts(in: file) { redacted.contain($0, in: $1) }
            let lookups = prose(
                in: uses, classifier, languages, declarations, own: own, isForeign: isForeign, shown,
                debugging: starts(in: file) { $1.isDebugging }
            ).filter { !hidden.contains($0.text.location.range.lowerBound) }
            return HardCodedSearch(
                project, file, shown, looked: looked,
                asked: Set(uses.filter { functions.contains($0.kind) }.map(\.location.range.lowerBound)),
                languages: languages, own: own, redacted: redacted, isForeign: isForeign
            ).texts(beside: lookups)
        }
        return found.flatMap { $0 }.sorted { $0.location < $1.location }
    }

    /// The kinds of uses that are calls of functions that look up a key.
    private static let functions: Set<KeyUse.Kind> = [.helper, .localizedString, .nsLocalizedString, .bundleLookup]

    /// Returns the hard-coded strings of a project, except those that a comment suppresses.
    package static func adoptable(in project: SourceProject) -> [HardCodedText] { search(in: project).texts }

    /// Searches for the hard-coded strings of a project, except those that a comment suppresses.
    ///
    /// - Returns: The strings, and whether the search stopped at its limit, so that some can be missing.
    package static func search(in project: SourceProject) -> (texts: [HardCodedText], isCutOff: Bool) {
        let shown = UserFacingDeclarations(project.index)
        let rule = HardCodedTextRule.description.id
        let excepted = project.index.files.reduce(into: [String: [Range<Int>]]()) { lines, file in
            let ranges = file.suppressions.filter { $0.rule == rule }.map(\.lines)
            if !ranges.isEmpty { lines[file.path] = ranges }
        }
        let texts = all(in: project, shown).filter { text in
            // The key exists already, and its lookup belongs where the text is shown.
            !text.isKey
                && !(excepted[text.location.path] ?? []).contains { $0.contains(text.location.range.lowerBound) }
        }
        return (texts, shown.isCutOff)
    }

    /// Returns the offsets at which the literals that fit begin.
    private static func starts(in file: SourceFile, where fits: (LiteralFact, ContextFact) -> Bool) -> Set<Int> {
        Set(file.facts.literals.filter { fits($0, file.context(of: $0.spot)) }.map(\.spot.range.lowerBound))
    }

    /// Returns the lookups whose key is natural language rather than an existing key.
    ///
    /// - Parameter debugging: The offsets of literals in code that only runs for debugging.
    private static func prose(
        in uses: ArraySlice<KeyUse>, _ classifier: LookupClassifier, _ languages: KnownLanguages,
        _ declarations: Declarations, own: Set<String>, isForeign: Bool, _ shown: UserFacingDeclarations,
        debugging: Set<Int>
    ) -> [HardCodedSearch.Draft] {
        var covered: [String: Bool] = [:]
        return uses.filter { use in
            guard use.location.audience == .product else { return false }
            let name = use.location.declaration
            let isCovered = covered[name] ?? HardCodedScope.covers(declaration: name, declarations)
            covered[name] = isCovered
            return isCovered && classifier.outcome(of: use) == .prose
        }.compactMap { use in
            let prose = Prose(use.key)
            guard !prose.isTechnical else { return nil }
            let text = HardCodedText(
                text: use.key, location: use.location, position: .localizable(callee: use.callee),
                language: languages.language(of: prose),
                isDoubtful: ProductNames.probablyContains(use.key.key, prose) || OwnNames.hold(use.key.key, of: own)
                    || ChartLabels.contain(use)
                    || debugging.contains(use.location.range.lowerBound)
                    || isForeign || shown.forDevelopers.hold(use.location.declaration)
                    || shown.unused.hold(use.location.declaration))
            return HardCodedSearch.Draft(
                text: text, prose: prose, strength: .proved, isAccepted: true,
                declaration: use.location.declaration, isElement: false, isChoice: false, mayBeName: false,
                isDirect: true, callee: use.callee)
        }
    }
}
