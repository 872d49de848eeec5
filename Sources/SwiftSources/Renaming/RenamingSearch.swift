import CatalogCore

/// A search for all references to a key that is being renamed.
struct RenamingSearch {
    let key: String
    let name: String
    let project: SourceProject
    let table: any StringTable
    private(set) var edits: [String: [Edit]] = [:]
    private(set) var renamed: [SourcePlace] = []
    private(set) var left: [KeyRenaming.Left] = []
    private let tables: FileTableAccess
    private var sites: [String: LiteralSites] = [:]
    /// The files that other programs generate.
    private var generated: Set<String> = []
    /// Whether a file looks up its strings in the table, by path; filled on demand.
    private var reach: [String: Bool] = [:]

    init(key: String, name: String, project: SourceProject, table: any StringTable) {
        self.key = key
        self.name = name
        self.project = project
        self.table = table
        tables = FileTableAccess(project)
    }

    // MARK: - Uses

    mutating func addLiterals() {
        for use in project.index.uses
        where use.kind != .accessor && !use.hasUnknownTable && use.tableName == table.name && isReached(use.place) {
            guard use.key.matches(key), !generated.contains(use.place.path) else { continue }
            if use.key.hasValues {
                leave(use.place, .values)
            } else if use.kind == .laterLookup {
                // Other code can compare or store the same string.
                leave(use.place, .unknownUse)
            } else if let file = project.index.file(at: use.place.path), file.isC,
                String(validUTF8: file.bytes) != nil
            {
                edit(use.place, use.place.range, CName.spelling(of: name))
            } else if let site = site(at: use.place), isWritten(at: use.place) {
                edit(use.place, site.range, Array(site.form.spelling(of: name).utf8))
            } else {
                leave(use.place, .writtenElsewhere)
            }
        }
    }

    mutating func addAccessors(_ accessors: AccessorRenaming) {
        for use in project.index.uses
        where use.kind == .accessor && use.key.key.isSpelled(as: key) && use.tableName == table.name {
            guard let file = project.index.file(at: use.place.path) else { continue }
            if let edit = accessors.edit(of: use, in: file) {
                self.edit(use.place, edit.range, edit.replacement)
            } else if accessors.isRenamed(use) {
                leave(use.place, .accessor(to: accessors.proposal(for: use)))
            }
        }
    }

    /// Records the accessors of the key that no file declares, such as those that a build generates.
    mutating func addUndeclaredAccessors() {
        for use in UndeclaredAccessors(project, types: [], packages: []).uses
        where use.key.key.isSpelled(as: key) && isReached(use.place) && !isChanged(use.place) {
            // What can be one of Xcode's symbols is another generator's accessor only for certain: `.table(.key)`.
            guard use.certainty == .certain || !isKnown(use.place) else { continue }
            guard !left.contains(where: { $0.place == use.place }) else { continue }
            leave(use.place, .accessor(to: nil))
        }
    }

    mutating func addDynamics() {
        for use in project.index.dynamicUses
        where use.mayLook(in: table.name) && use.mayBe(key) && isReached(use.place) {
            let reason: KeyRenaming.Reason =
                use.pattern.isAnything ? .writtenElsewhere : .dynamicKey(use.pattern, matchesNew: use.mayBe(name))
            leave(use.place, reason)
        }
    }

    /// Records the remaining literals that equal the key.
    mutating func addStrangers() {
        for file in project.index.files where !file.isC {
            for literal in file.facts.literals where literal.plainText?.isSpelled(as: key) ?? false {
                let place = file.place(literal.spot)
                guard !isKnown(place), isReached(place) else { continue }
                leave(place, .unknownUse)
            }
        }
    }

    /// Records the literals in code that another program generates, and the uses of the members that have them.
    ///
    /// The next run of that program renames the members, so that nothing here can be changed for good.
    mutating func addGenerated() {
        generated = Set(project.index.files.filter(GeneratedCode.begins).map(\.path))
        guard !generated.isEmpty else { return }
        var members: Set<String> = []
        for file in project.index.files where generated.contains(file.path) {
            for literal in file.facts.literals where literal.plainText?.isSpelled(as: key) ?? false {
                let place = file.place(literal.spot)
                leave(place, .generated)
                members.insert(place.declaration)
            }
        }
        addChains(to: members.subtracting([""]))
    }

    /// Records the chains of names that lead to members of generated types.
    private mutating func addChains(to members: Set<String>) {
        guard !members.isEmpty else { return }
        for file in project.index.files where !generated.contains(file.path) {
            for member in file.facts.members {
                let path = member.path.filter { !$0.isEmpty }
                let starts = path.indices.map { path[$0...] } + path.indices.map { path[...$0] }
                guard starts.contains(where: { members.contains($0.joined(separator: ".")) }) else { continue }
                leave(file.place(member.spot), .accessor(to: nil))
            }
        }
    }

    // MARK: - Places

    private mutating func edit(_ place: SourcePlace, _ range: ByteRange, _ replacement: [UInt8]) {
        // The index can contain one literal as two uses, which need only one edit.
        guard !(edits[place.path] ?? []).contains(where: { $0.range == range }) else { return }
        edits[place.path, default: []].append(Edit(range, replacement))
        renamed.append(place)
    }

    private mutating func leave(_ place: SourcePlace, _ reason: KeyRenaming.Reason) {
        // Accessors of two styles can have the same name, so the same location can be found twice.
        let found = KeyRenaming.Left(place: place, reason: reason)
        if !left.contains(found) { left.append(found) }
    }

    private func isKnown(_ place: SourcePlace) -> Bool {
        isChanged(place)
            || project.index.uses.contains { $0.place.range == place.range && $0.place.path == place.path }
    }

    /// Returns whether code at a location is generated, or is rewritten.
    private func isChanged(_ place: SourcePlace) -> Bool {
        generated.contains(place.path) || (edits[place.path] ?? []).contains { $0.range.overlaps(place.range) }
    }

    /// Returns whether the key is a literal at a location, rather than the result of an expression.
    private func isWritten(at place: SourcePlace) -> Bool {
        project.index.file(at: place.path)?.facts.literals.contains {
            $0.spot.range == place.range && $0.plainText?.isSpelled(as: key) ?? false
        } ?? false
    }

    private mutating func site(at place: SourcePlace) -> LiteralSite? {
        if sites[place.path] == nil {
            sites[place.path] = project.index.file(at: place.path).map { LiteralSites(of: $0) }
        }
        return sites[place.path]?.site(at: place.range)
    }

    /// Returns whether code at a location uses this table rather than another one with the same name.
    private mutating func isReached(_ place: SourcePlace) -> Bool {
        if let known = reach[place.path] { return known }
        let namesakes = tables.tables(for: place.path).filter { $0.name == table.name }
        let found = namesakes.isEmpty || namesakes.contains { $0.path == table.path }
        reach[place.path] = found
        return found
    }
}
