import CatalogCore

/// A search for all references to a key that is being renamed.
struct RenamingSearch {
    let key: String
    let name: String
    let project: SourceProject
    let table: any StringTable
    private(set) var edits: [String: [Edit]] = [:]
    private(set) var renamed: [CodeLocation] = []
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
        where use.kind != .accessor && !use.hasUnknownTable && use.tableName == table.name && isReached(use.location) {
            guard use.key.matches(key), !generated.contains(use.location.path) else { continue }
            if use.key.hasValues {
                leave(use.location, .values)
            } else if use.kind == .laterLookup {
                // Other code can compare or store the same string.
                leave(use.location, .unknownUse)
            } else if let file = project.index.file(at: use.location.path), file.isC,
                String(validUTF8: file.bytes) != nil
            {
                edit(use.location, use.location.range, CName.spelling(of: name))
            } else if let site = site(at: use.location), isWritten(at: use.location) {
                edit(use.location, site.range, Array(site.form.spelling(of: name).utf8))
            } else {
                leave(use.location, .writtenElsewhere)
            }
        }
    }

    mutating func addAccessors(_ accessors: AccessorRenaming) {
        for use in project.index.uses
        where use.kind == .accessor && use.key.key.isSpelled(as: key) && use.tableName == table.name {
            guard let file = project.index.file(at: use.location.path) else { continue }
            if let edit = accessors.edit(of: use, in: file) {
                self.edit(use.location, edit.range, edit.replacement)
            } else if accessors.isRenamed(use) {
                leave(use.location, .accessor(to: accessors.proposal(for: use)))
            }
        }
    }

    /// Records the accessors of the key that no file declares, such as those that a build generates.
    mutating func addUndeclaredAccessors() {
        for use in UndeclaredAccessors(project, types: [], packages: []).uses
        where use.key.key.isSpelled(as: key) && isReached(use.location) && !isChanged(use.location) {
            // What can be one of Xcode's symbols is another generator's accessor only for certain: `.table(.key)`.
            guard use.certainty == .certain || !isKnown(use.location) else { continue }
            guard !left.contains(where: { $0.location == use.location }) else { continue }
            leave(use.location, .accessor(to: nil))
        }
    }

    mutating func addDynamics() {
        for use in project.index.dynamicUses
        where use.mayLook(in: table.name) && use.mayBe(key) && isReached(use.location) {
            let reason: KeyRenaming.Reason =
                use.pattern.isAnything ? .writtenElsewhere : .dynamicKey(use.pattern, matchesNew: use.mayBe(name))
            leave(use.location, reason)
        }
    }

    /// Records the remaining literals that equal the key.
    mutating func addStrangers() {
        for file in project.index.files where !file.isC {
            for literal in file.facts.literals where literal.plainText?.isSpelled(as: key) ?? false {
                let location = file.location(literal.spot)
                guard !isKnown(location), isReached(location) else { continue }
                leave(location, .unknownUse)
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
                let location = file.location(literal.spot)
                leave(location, .generated)
                members.insert(location.declaration)
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
                leave(file.location(member.spot), .accessor(to: nil))
            }
        }
    }

    // MARK: - Places

    private mutating func edit(_ location: CodeLocation, _ range: ByteRange, _ replacement: [UInt8]) {
        // The index can contain one literal as two uses, which need only one edit.
        guard !(edits[location.path] ?? []).contains(where: { $0.range == range }) else { return }
        edits[location.path, default: []].append(Edit(range, replacement))
        renamed.append(location)
    }

    private mutating func leave(_ location: CodeLocation, _ reason: KeyRenaming.Reason) {
        // Accessors of two styles can have the same name, so the same location can be found twice.
        let found = KeyRenaming.Left(location: location, reason: reason)
        if !left.contains(found) { left.append(found) }
    }

    private func isKnown(_ location: CodeLocation) -> Bool {
        isChanged(location)
            || project.index.uses.contains { $0.location.range == location.range && $0.location.path == location.path }
    }

    /// Returns whether code at a location is generated, or is rewritten.
    private func isChanged(_ location: CodeLocation) -> Bool {
        generated.contains(location.path) || (edits[location.path] ?? []).contains { $0.range.overlaps(location.range) }
    }

    /// Returns whether the key is a literal at a location, rather than the result of an expression.
    private func isWritten(at location: CodeLocation) -> Bool {
        project.index.file(at: location.path)?.facts.literals.contains {
            $0.spot.range == location.range && $0.plainText?.isSpelled(as: key) ?? false
        } ?? false
    }

    private mutating func site(at location: CodeLocation) -> LiteralSite? {
        if sites[location.path] == nil {
            sites[location.path] = project.index.file(at: location.path).map { LiteralSites(of: $0) }
        }
        return sites[location.path]?.site(at: location.range)
    }

    /// Returns whether code at a location uses this table rather than another one with the same name.
    private mutating func isReached(_ location: CodeLocation) -> Bool {
        if let known = reach[location.path] { return known }
        let namesakes = tables.tables(for: location.path).filter { $0.name == table.name }
        let found = namesakes.isEmpty || namesakes.contains { $0.path == table.path }
        reach[location.path] = found
        return found
    }
}
