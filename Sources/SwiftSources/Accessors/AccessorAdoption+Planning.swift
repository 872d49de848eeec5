import XCStringsKit

extension AccessorAdoption {
    /// Finds what accessors can take the place of in some files of a project.
    ///
    /// - Parameter paths: the files.
    package init(in project: SourceProject, files paths: Set<String>, settings: AccessorAdoptionSettings) {
        let judge = LookupJudge(project)
        let shown = settings.mapping.hasTexts ? Self.shownTexts(of: project) : [:]
        let around = CodeAround(project, settings)
        for file in project.index.files where paths.contains(file.path) && file.problem == nil {
            let texts = settings.mapping.texts(in: file.path)
            let matches = TextMatches(texts, in: file, shown: shown[file.path] ?? [])
            absentTexts += matches.absent
            let found = FoundLookUps(in: file, of: project, settings, judge: judge, texts: matches)
            guard !found.found.isEmpty || !found.left.isEmpty else { continue }
            add(AccessorPlanner(found, in: file, project.index.declarations, settings, around), file.path)
        }
        rewritten.sort { $0.place < $1.place }
        left.sort { $0.place < $1.place }
    }

    private mutating func add(_ planner: AccessorPlanner, _ path: String) {
        rewritten += planner.rewritten
        left += planner.left
        if !planner.allEdits.isEmpty { edits[path] = planner.allEdits }
    }

    /// The first bytes of the literals that people are known to read or that are looked up, by file.
    private static func shownTexts(of project: SourceProject) -> [String: Set<Int>] {
        let lookUps = project.index.uses.filter { $0.kind != .accessor && $0.certainty == .certain }.map(\.place)
        let places = HardCodedTexts.all(in: project).map(\.place) + lookUps
        return places.reduce(into: [:]) { $0[$1.path, default: []].insert($1.range.lowerBound) }
    }
}
