import XCStringsKit

extension AccessorAdoption {
    /// Finds the lookups in some files of a project that accessors can replace.
    ///
    /// - Parameter paths: The paths of the files to examine.
    package init(in project: SourceProject, files paths: Set<String>, settings: AccessorAdoptionSettings) {
        let classifier = LookupClassifier(project)
        let shown = settings.mapping.hasTexts ? Self.shownTexts(of: project) : [:]
        let constraints = AccessorConstraints(project, settings)
        for file in project.index.files where paths.contains(file.path) && file.problem == nil {
            let texts = settings.mapping.texts(in: file.path)
            let matches = TextMatches(texts, in: file, shown: shown[file.path] ?? [])
            absentTexts += matches.absent
            let found = FoundLookups(in: file, of: project, settings, classifier: classifier, texts: matches)
            guard !found.found.isEmpty || !found.left.isEmpty else { continue }
            add(AccessorPlanner(found, in: file, project.index.declarations, settings, constraints), file.path)
        }
        rewritten.sort { $0.place < $1.place }
        left.sort { $0.place < $1.place }
    }

    private mutating func add(_ planner: AccessorPlanner, _ path: String) {
        rewritten += planner.rewritten
        left += planner.left
        if !planner.allEdits.isEmpty { edits[path] = planner.allEdits }
    }

    /// Returns the start offsets of literals that users see or that code looks up, by file path.
    private static func shownTexts(of project: SourceProject) -> [String: Set<Int>] {
        let lookups = project.index.uses.filter { $0.kind != .accessor && $0.certainty == .certain }.map(\.place)
        let places = HardCodedTexts.all(in: project).map(\.place) + lookups
        return places.reduce(into: [:]) { $0[$1.path, default: []].insert($1.range.lowerBound) }
    }
}
