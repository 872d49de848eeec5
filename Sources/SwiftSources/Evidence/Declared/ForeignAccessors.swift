import CatalogCore

/// The accessors in files that other programs generate from tables: SwiftGen, R.swift, xcstrings-tool and others.
///
/// A use of such a member is a use of its key. The generated file itself is none, because it has every key.
struct ForeignAccessors: Sendable {
    /// The uses of keys by calls of their accessors.
    private(set) var uses: [KeyUse] = []
    /// The reasons why a key may be used although no call of its accessor was found.
    private(set) var references: [ExactText: [PossibleReference]] = [:]
    /// The members that are accessors, by the path of their file.
    private var members: [String: Set<String>] = [:]
    /// The keys of all accessors.
    private var keys: Set<ExactText> = []
    /// The code that uses the generated types; nil if there are none.
    private var calls: AccessorCallSearch?

    /// Finds the accessors of a project and the code that calls them.
    init(_ project: SourceProject) {
        let files = project.index.files.filter { !$0.facts.literals.isEmpty && GeneratedCode.begins($0) }
        guard !files.isEmpty else { return }
        let tables = Set(project.tables.map(\.name))
        let found = files.flatMap { AccessorShape(of: $0, project.keys, tables: tables).accessors }
        guard !found.isEmpty else { return }
        for accessor in found {
            members[accessor.place.path, default: []].insert(accessor.place.declaration)
            keys.insert(ExactText(accessor.key))
        }
        let search = AccessorCallSearch(found, in: project.index, generated: Set(files.map(\.path)))
        uses = search.uses
        calls = search
        for accessor in search.uncalled {
            guard let reference = search.doubt(about: accessor) ?? Self.published(accessor, in: project) else {
                continue
            }
            references[ExactText(accessor.key), default: []].append(reference)
        }
    }

    /// Returns whether code at a location is the body of an accessor.
    func contain(_ place: SourcePlace) -> Bool { members[place.path]?.contains(place.declaration) ?? false }

    /// Returns a dynamic lookup without the keys that it only receives from accessors, or nil if no other keys remain.
    ///
    /// The function that all accessors of a file call receives no other keys if no other code names it.
    func reduced(_ use: DynamicUse) -> DynamicUse? {
        guard members[use.place.path] != nil, let calls else { return use }
        let function = Declarations.last(use.place.declaration)
        if use.pattern.isAnything, function != use.place.declaration, !calls.isNamed(function) { return nil }
        var use = use
        use.expansions = use.expansions.map { $0.filter { !keys.contains(ExactText($0)) } }
        return use.isClosed && use.expansions?.isEmpty ?? true ? nil : use
    }

    /// Returns the reference by code outside the project, if the accessor is public in a package without a program.
    private static func published(_ accessor: GeneratedAccessor, in project: SourceProject) -> PossibleReference? {
        guard accessor.isPublic, project.keys.tableAccess.programs.isEmpty,
            PackageTargets(project.index).target(of: accessor.place.path) != nil
        else { return nil }
        return accessor.reference(.published)
    }
}

/// A member of a generated type that looks up one key.
struct GeneratedAccessor: Sendable {
    /// The names that lead to the member: `L10n`, `About`, `title`.
    let path: [String]
    let key: String
    /// The table that the code names; nil for any.
    let table: String?
    /// The location of the key in the generated file.
    let place: SourcePlace
    /// Whether code can use the member with a leading dot, because its type is not a mere namespace.
    let isImplicit: Bool
    /// Whether other modules can use the member.
    let isPublic: Bool

    /// The name of the member.
    var name: String { path.last ?? "" }

    func reference(_ kind: PossibleReference.Kind) -> PossibleReference {
        PossibleReference(
            kind: kind, text: path.joined(separator: "."), path: place.path, position: place.position)
    }
}

/// A reader of the accessors in a generated file: members of namespaces and values whose code passes one key of a table
/// to calls.
///
/// Members of other generated types, such as intents and views, are used by frameworks.
struct AccessorShape {
    private(set) var accessors: [GeneratedAccessor] = []

    /// Conformances by which no framework uses a member.
    private static let plain: Set<String> = [
        "Sendable", "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "CaseIterable", "BitwiseCopyable",
    ]

    init(of file: SourceFile, _ keys: DeclaredKeys, tables: Set<String>) {
        let others = Set(
            file.facts.types.filter { type in
                [.reference, .interface].contains(type.kind) || !Self.plain.isSuperset(of: type.inherited)
            }.map(\.name))
        let literals = file.facts.literals.filter { literal in
            let context = file.context(of: literal.spot)
            return !context.type.isEmpty && context.declaration != context.type && !others.contains(context.type)
        }
        var byCall: [Int: [LiteralFact]] = [:]
        for literal in literals {
            guard case .argument(let call, let index) = literal.role,
                !Self.isOther(file.facts.calls[call].labels, index)
            else { continue }
            byCall[call, default: []].append(literal)
        }
        let namespaces = Set(file.facts.types.filter { $0.kind == .enumeration && $0.cases.isEmpty }.map(\.name))
        let isPublic = GeneratedCode.isPublic(file)
        var found: [GeneratedAccessor] = []
        for (_, literals) in byCall.sorted(by: { $0.key < $1.key }) {
            let known = literals.filter { !keys.entries(of: $0.plainText ?? "").isEmpty }
            // A table can have the name of a key.
            guard let key = known.first(where: { !tables.contains($0.plainText ?? "") }) ?? known.first,
                let text = key.plainText
            else { continue }
            let context = file.context(of: key.spot)
            var path = context.declaration.split(separator: ".").map { $0.filter { $0 != "`" } }
            guard path.count > 1 else { continue }
            // R.swift declares the type `_R` and a constant `R` of this type.
            if path[0] == "_R" { path[0] = "R" }
            found.append(
                GeneratedAccessor(
                    path: path, key: text, table: Self.table(beside: key, in: file, tables),
                    place: file.place(key.spot), isImplicit: !namespaces.contains(context.type), isPublic: isPublic))
        }
        // A property and a function of one name look up the same key; other code with several keys is no accessor.
        let keysOfMembers = Dictionary(grouping: found, by: \.path).mapValues { Set($0.map { ExactText($0.key) }) }
        accessors = found.filter { keysOfMembers[$0.path]?.count == 1 }
    }

    /// Returns whether an argument is known to be something else than a key.
    private static func isOther(_ labels: [String?], _ index: Int) -> Bool {
        guard labels.indices.contains(index), let label = labels[index] else { return false }
        return [
            "fallback", "value", "comment", "developmentValue", "defaultValue", "table", "tableName", "bundle",
            "locales",
        ].contains(label)
    }

    /// Returns the table that another argument of the same call names.
    private static func table(beside key: LiteralFact, in file: SourceFile, _ tables: Set<String>) -> String? {
        guard case .argument(let call, _) = key.role else { return nil }
        return file.facts.literals.lazy.filter { literal in
            guard case .argument(call, _) = literal.role else { return false }
            return literal.spot.range != key.spot.range
        }.compactMap(\.plainText).first(where: tables.contains)
    }
}
