import CatalogCore

extension AccessorAdoption {
    /// Finds the lookups in some files of a project that accessors can replace.
    ///
    /// - Parameter paths: The paths of the files to examine.
    package init(in project: SourceProject, files paths: Set<String>, settings: AccessorAdoptionSettings) {
        let classifier = LookupClassifier(project)
        let shown = settings.mapping.hasTexts ? Self.shownTexts(of: project) : [:]
        let constraints = AccessorConstraints(project, settings)
        let tables = FileTableAccess(project)
        for file in project.index.files where paths.contains(file.path) && file.problem == nil && !file.isC {
            let texts = settings.mapping.texts(in: file.path)
            let matches = TextMatches(texts, in: file, shown: shown[file.path] ?? [])
            absent += matches.absent.isEmpty ? [] : Self.absent(matches.absent, from: file, settings.texts)
            let found = FoundLookups(in: file, of: project, settings, classifier: classifier, texts: matches)
            guard !found.lookups.isEmpty || !found.left.isEmpty else { continue }
            if settings.module(file.path) == nil, let obstacle = tables.obstacle(toAccessorsIn: file.path) {
                left += found.all(in: file, staying: .text(obstacle))
                continue
            }
            add(AccessorPlanner(found, in: file, project.index.declarations, settings, constraints), file.path)
        }
        rewritten.sort { $0.location < $1.location }
        left.sort { $0.location < $1.location }
        absent.sort { ($0.path, $0.position, $0.text) < ($1.path, $1.position, $1.text) }
    }

    /// Returns the texts that a file does not contain, except as many of each key as the file has accessors of the key.
    private static func absent(
        _ texts: [AccessorMapping.Text], from file: SourceFile, _ accessors: AccessorTexts
    ) -> [Absent] {
        let code = String(decoding: file.bytes, as: UTF8.self)
        return Dictionary(grouping: texts, by: \.row.key).flatMap { key, texts in
            let name = key.flatMap { accessors.expression(of: $0) }?.name
            let rest = texts.dropFirst(name.map { Self.count(of: $0, in: code) } ?? 0)
            return rest.map { text in
                Absent(
                    path: file.path, position: text.position, text: text.text, successor: text.row.accessor ?? key,
                    note: text.row.instruction)
            }
        }
    }

    private mutating func add(_ planner: AccessorPlanner, _ path: String) {
        rewritten += planner.rewritten
        left += planner.left
        let allEdits = planner.allEdits
        if !allEdits.isEmpty { edits[path] = allEdits }
    }

    /// Returns the start offsets of literals that users see or that code looks up, by file path.
    private static func shownTexts(of project: SourceProject) -> [String: Set<Int>] {
        let lookups = project.index.uses.filter { $0.kind != .accessor && $0.certainty == .certain }.map(\.location)
        let locations = HardCodedTexts.all(in: project).map(\.location) + lookups
        return locations.reduce(into: [:]) { $0[$1.path, default: []].insert($1.range.lowerBound) }
    }
}

extension AccessorAdoption {
    /// Returns how often a name with all its parts is in code.
    private static func count(of name: String, in code: String) -> Int {
        code.ranges(of: name).count { range in
            guard range.upperBound < code.endIndex else { return true }
            let next = code[range.upperBound]
            return !next.isLetter && !next.isNumber && next != "_"
        }
    }
}

extension FileTableAccess {
    /// Returns the reason why accessors of the same module cannot find their texts in a file: a target that contains the
    /// file has no table.
    fileprivate func obstacle(toAccessorsIn path: String) -> AdoptionObstacle? {
        do throws(MissingTable) {
            _ = try tablesOfBundle(askedBy: path)
            return nil
        } catch {
            guard !error.targets.isEmpty else { return nil }
            return .noTableInTargets(error.targets, file: "\(DefaultTable.name).\(TableFormat.catalog.rawValue)")
        }
    }
}

extension FoundLookups {
    /// Returns all lookups of the file as lookups that stay in the code.
    fileprivate func all(in file: SourceFile, staying reason: AccessorAdoption.Reason) -> [AccessorAdoption.Left] {
        left
            + lookups.map {
                .init(location: file.location($0.literal.spot), key: $0.shown, reason: reason, row: $0.row)
            }
    }
}
