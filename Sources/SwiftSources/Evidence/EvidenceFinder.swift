import CatalogCore

/// A search for the uses of a key, and for possible references to it, in the files of a project.
package struct EvidenceFinder: Sendable {
    private let mentions: Mentions
    private let tableAccess: TargetTableAccess
    private let uses: [ExactText: [KeyUse]]
    /// The uses with uncertain format specifiers, which can match several keys.
    private let guesses: [KeyUse]
    /// The uses by accessors that no file declares.
    private let accessorUses: [ExactText: [KeyUse]]
    private let accessorReferences: [ExactText: [PossibleReference]]
    private let expansions: [ExactText: [DynamicUse]]
    private let patterns: [DynamicUse]
    /// Lookup functions that code passes on as values, if a comment restricts their keys.
    private let references: [LookupFunctionReference]
    /// Lookups of unknown keys and unread files, which prevent any proof that a key is unused.
    private let referencesToAllKeys: [PossibleReference]
    /// Lookups of unknown keys in a table that the code names.
    private let lookupsInTables: [(use: DynamicUse, reference: PossibleReference)]
    /// The literals by text.
    ///
    /// The dictionary compares by `String`, so that a canonically equivalent literal counts as a possible reference.
    private let literals: [String: [CodeLocation]]
    /// Literals with values that are not known lookups, but that can form keys.
    private let withValues: [(key: KeyText, location: CodeLocation)]
    private let families: FamilyMentions
    private let fragments: KeyFragments
    /// Public accessors by table and key.
    private let published: [ExactText: PossibleReference]
    /// The accessors that other programs generate.
    private let generated: ForeignAccessors?
    /// The evidence from linked packages; empty if there are none.
    private let packages: [PackageEvidence]

    /// Indexes the files of a project.
    ///
    /// - Parameters:
    ///   - mentions: The keys found in files of other kinds.
    ///   - unread: Additional files and folders that could not be read.
    ///   - packages: The packages that the programs of the project link.
    package init(
        _ project: SourceProject, mentions: Mentions = Mentions(), unread: [UnreadFile] = [],
        packages: PackageCode = PackageCode()
    ) {
        let evidence = packages.isEmpty ? [] : [PackageEvidence(packages, beside: project)]
        let accessors = UndeclaredAccessors(project, types: mentions.types, packages: packages.files)
        let generated = ForeignAccessors(project)
        self.init(
            project, mentions, unread, evidence, accessors, generated,
            uses: project.index.uses.filter { !generated.contain($0.location) } + generated.uses,
            dynamic: project.index.dynamicUses.compactMap(generated.reduced))
    }

    /// Indexes the code of packages, except lookups in their own bundles.
    init(ofPackages project: SourceProject, mentions: Mentions) {
        self.init(
            project, mentions, [], [], nil, nil, uses: project.index.uses.filter { !$0.asksModuleBundle },
            dynamic: project.index.dynamicUses.filter { !$0.asksModuleBundle })
    }

    private init(
        _ project: SourceProject, _ mentions: Mentions, _ unread: [UnreadFile], _ packages: [PackageEvidence],
        _ accessors: UndeclaredAccessors?, _ generated: ForeignAccessors?, uses all: [KeyUse],
        dynamic: [DynamicUse]
    ) {
        self.generated = generated
        self.packages = packages
        let called = Set(generated?.uses.map(\.location) ?? [])
        let undeclared = accessors?.uses.filter { !called.contains($0.location) } ?? []
        accessorUses = Dictionary(grouping: undeclared, by: { ExactText($0.key.key) })
        accessorReferences = accessors?.references ?? [:]
        self.mentions = mentions
        tableAccess = project.keys.tableAccess
        let index = project.index
        uses = Dictionary(grouping: all.filter(\.key.isCertain), by: { ExactText($0.key.key) })
        guesses = all.filter { !$0.key.isCertain }
        var expansions: [ExactText: [DynamicUse]] = [:]
        for use in dynamic {
            for key in use.expansions ?? [] { expansions[ExactText(key), default: []].append(use) }
        }
        self.expansions = expansions
        let references = index.lookupFunctionReferences
        self.references = references.filter { !$0.keys.isAnything }
        let open = dynamic.filter { !$0.isClosed }
        patterns = open.filter { !$0.pattern.isAnything }
        let unknown = open.filter { $0.pattern.isAnything && $0.location.audience != .test }
        lookupsInTables = unknown.filter { !$0.hasUnknownTable }.map { ($0, PossibleReference(.anyKey, $0)) }
        referencesToAllKeys =
            unknown.filter(\.hasUnknownTable).map { PossibleReference(.anyKey, $0) }
            + index.files.compactMap { file in
                // What no target compiles and no compiler accepts uses no key.
                project.keys.tableAccess.leavesOut(file.path)
                    ? nil : file.problem.map { PossibleReference(UnreadFile(file.path, $0)) }
            }
            + references.filter(\.keys.isAnything).map(\.possibleReference)
            + (accessors?.doubts ?? [])
            + (unread + project.accessors.flatMap(\.problems).map(UnreadFile.init)).map(PossibleReference.init)
        published = Self.published(project)
        let texts = LiteralTexts(index, generated)
        // Lookups that the caller excluded are not possible references either.
        let isWhole = generated != nil || all.count == index.uses.count
        let left = isWhole ? [] : Set(index.uses.map(\.location)).subtracting(all.map(\.location))
        literals = left.isEmpty ? texts.whole : texts.whole.mapValues { $0.filter { !left.contains($0) } }
        withValues = texts.withValues + Self.unmatched(all, in: project)
        families = FamilyMentions(project)
        fragments = texts.fragments
    }

    /// Returns the uses of a key and the possible references to it.
    ///
    /// - Parameters:
    ///   - table: The name of the table; nil for any.
    ///   - index: The index of the table in the project, to search for uses of this table only.
    package func evidence(of key: String, in table: String? = nil, at index: Int? = nil) -> KeyEvidence {
        let lookups = lookups(of: key, in: table)
        let all = lookups.uses.filter { !isExcluded($0, from: index) }
        let expanded = lookups.expansions.filter { !isExcluded($0, from: index) }
        let elsewhere =
            lookups.uses.compactMap { outside($0, of: index, $0.callee) }
            + lookups.expansions.compactMap { outside($0, of: index, "\($0.pattern)") }
        let mentions = mentions.of(key)
        let own = KeyEvidence(
            uses: all.filter(\.location.audience.isShipped), expansions: expanded.filter(\.location.audience.isShipped),
            lookups: mentions.filter { $0.isLookup(in: table) },
            possibleReferences: elsewhere + possibleReferences(key, table, lookups.uses, expanded, mentions))
        return packages.compactMap { $0.evidence(of: key, in: table, at: index) }.reduce(own, +)
    }

    /// Returns the location of a key in an Info.plist.
    func informationKey(_ key: String) -> Mention? { mentions.of(key).first { $0.path.hasSuffix("Info.plist") } }

    /// Returns whether any code looks up a key, without a search for possible references.
    ///
    /// - Parameters:
    ///   - table: The name of the table; nil for any.
    ///   - index: The index of the table in the project; nil for any.
    func isUsed(_ key: String, in table: String?, at index: Int?) -> Bool {
        let lookups = lookups(of: key, in: table)
        func counts(_ use: some TableLookup) -> Bool {
            use.location.audience.isShipped && !isExcluded(use, from: index)
        }
        return lookups.uses.contains(where: counts) || lookups.expansions.contains(where: counts)
            || mentions.of(key).contains { $0.isLookup(in: table) }
            || packages.contains { $0.isUsed(key, in: table, at: index) }
    }

    /// Returns the first lookup of a key in a preview that Xcode's compiler sees; nil if there is none.
    ///
    /// - Parameters:
    ///   - table: The name of the table.
    ///   - index: The index of the table in the project.
    func previewUse(of key: String, in table: String, at index: Int) -> KeyUse? {
        lookups(of: key, in: table).uses.first {
            $0.location.audience == .preview && $0.kind.isSeenByXcode && !isExcluded($0, from: index)
        }
    }

    /// Whether unknown lookups or unread files can refer to any key, so that no key is certainly unused.
    var mayReferToAllKeys: Bool { !referencesToAllKeys.isEmpty || !mentions.referencesToAllKeys.isEmpty }

    /// Returns the lookups of a key in the tables of a name, of all targets.
    private func lookups(of key: String, in table: String?) -> (uses: [KeyUse], expansions: [DynamicUse]) {
        let exact = (uses[ExactText(key)] ?? []) + (accessorUses[ExactText(key)] ?? [])
        let named = (exact + guesses.filter { $0.key.matches(key) }).filter { table.map($0.mayLook(in:)) ?? true }
        let namedExpansions = (expansions[ExactText(key)] ?? []).filter { table.map($0.mayLook(in:)) ?? true }
        return (named, namedExpansions)
    }

    /// Returns whether a lookup is in the code of a target that does not contain the table.
    private func isExcluded(_ use: some TableLookup, from table: Int?) -> Bool {
        table.map { tableAccess.excludes(use, fromTable: $0) } ?? false
    }

    /// Returns a reference to a lookup in the code of a target that does not contain the table; nil if the target does.
    private func outside(_ use: some TableLookup, of table: Int?, _ text: String) -> PossibleReference? {
        guard let reach = table.map({ tableAccess.reach(of: use, to: $0) }), reach != .found else { return nil }
        let targets = tableAccess.targets(of: use.location.path).map(\.name).sorted().joined(separator: ", ")
        return PossibleReference(
            reach == .lacked && use.location.audience.isShipped ? .targetWithoutTable : .otherTarget,
            "\(text), in target \(targets)", use.location)
    }

    /// Returns the lookups with values that no table has, with any format specifiers.
    ///
    /// A key that differs in these alone is hardly left over: the values or the key are wrong.
    private static func unmatched(
        _ uses: [KeyUse], in project: SourceProject
    ) -> [(key: KeyText, location: CodeLocation)] {
        uses.filter { $0.key.isCertain && $0.key.hasValues && project.keys.entries(of: $0.key.key).isEmpty }.map {
            ($0.key.withAnySpecifiers, $0.location)
        }
    }

    /// Returns the public accessors by table and key, because code outside the project can use them.
    private static func published(_ project: SourceProject) -> [ExactText: PossibleReference] {
        var found: [ExactText: PossibleReference] = [:]
        for directory in project.accessors where directory.access == .public {
            for entry in directory.entries {
                guard
                    let table = project.keys.entries(of: entry.key).map({ project.tables[$0.table] }).first(where: {
                        $0.name == entry.table
                    })
                else { continue }
                found[ExactText("\(entry.table)\u{0}\(entry.key)")] = PossibleReference(
                    kind: .published, text: entry.path.joined(separator: "."), path: table.path,
                    position: .start)
            }
        }
        return found
    }

    private func possibleReferences(
        _ key: String, _ table: String?, _ uses: [KeyUse], _ expanded: [DynamicUse], _ mentions: [Mention]
    ) -> [PossibleReference] {
        let known = Set(uses.map(\.location))
        let equal = (literals[key] ?? []).filter { !known.contains($0) }
        var found = patterns.filter { $0.pattern.matches(key) }.map { PossibleReference(.pattern, $0) }
        found += references.filter { $0.keys.matches(key) }.map(\.possibleReference)
        found += self.mentions.patterns(of: key)
        found += self.mentions.names(of: key)
        found += accessorReferences[ExactText(key)] ?? []
        found += generated?.references[ExactText(key)] ?? []
        found += families.possibleReferences(on: key)
        if key.utf8.contains(UInt8(ascii: "%")) {
            found += withValues.filter { $0.key.matches(key) }.map {
                PossibleReference(.pattern, $0.key.key, $0.location)
            }
        }
        found += equal.map { PossibleReference($0.audience == .test ? .previewOrTest : .literal, key, $0) }
        found += mentions.filter { !$0.isLookup(in: table) }.map {
            PossibleReference(kind: .mention, text: key, path: $0.path, position: $0.position)
        }
        found += lookupsInTables.filter { lookup in table.map(lookup.use.mayLook(in:)) ?? true }.map(\.reference)
        found += referencesToAllKeys
        found += self.mentions.referencesToAllKeys
        if let fragment = fragments.first(in: key) {
            found.append(PossibleReference(.fragment, fragment.text, fragment.location))
        }
        found += uses.filter { !$0.location.audience.isShipped }.map {
            PossibleReference(.previewOrTest, $0.callee, $0.location)
        }
        found += expanded.filter { !$0.location.audience.isShipped }.map {
            PossibleReference(.previewOrTest, "\($0.pattern)", $0.location)
        }
        if let table, let accessor = published[ExactText("\(table)\u{0}\(key)")] { found.append(accessor) }
        return found
    }
}

extension PossibleReference {
    fileprivate init(_ kind: Kind, _ text: String, _ location: CodeLocation) {
        self.init(kind: kind, text: text, path: location.path, position: location.position)
    }

    fileprivate init(_ kind: Kind, _ use: DynamicUse) { self.init(kind, "\(use.pattern)", use.location) }
}
