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
            members[accessor.location.path, default: []].insert(accessor.location.declaration)
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
    func contain(_ location: CodeLocation) -> Bool { members[location.path]?.contains(location.declaration) ?? false }

    /// Returns a dynamic lookup without the keys that it only receives from accessors, or nil if no other keys remain.
    ///
    /// The function that all accessors of a file call receives no other keys if no other code names it.
    func reduced(_ use: DynamicUse) -> DynamicUse? {
        guard members[use.location.path] != nil, let calls else { return use }
        let function = Declarations.last(use.location.declaration)
        if use.pattern.isAnything, function != use.location.declaration, !calls.isNamed(function) { return nil }
        var use = use
        use.expansions = use.expansions.map { $0.filter { !keys.contains(ExactText($0)) } }
        return use.isClosed && use.expansions?.isEmpty ?? true ? nil : use
    }

    /// Returns the reference by code outside the project, if the accessor is public in a package without a program.
    private static func published(_ accessor: GeneratedAccessor, in project: SourceProject) -> PossibleReference? {
        guard accessor.isPublic, project.keys.tableAccess.programs.isEmpty,
            PackageTargets(project.index).target(of: accessor.location.path) != nil
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
    let location: CodeLocation
    /// Whether code can use the member with a leading dot, because its type is not a mere namespace.
    let isImplicit: Bool
    /// Whether other modules can use the member.
    let isPublic: Bool

    /// The name of the member.
    var name: String { path.last ?? "" }

    func reference(_ kind: PossibleReference.Kind) -> PossibleReference {
        PossibleReference(
            kind: kind, text: path.joined(separator: "."), path: location.path, position: location.position)
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
        let namespaces = Set(file.facts.types.filter { $0.kind == .enumeration && $0.cases.isEmpty }.map(\.name))
        let frameworks = Set(file.facts.types.filter(Self.isUsedByFrameworks).map(\.name))
        let isPublic = GeneratedCode.isPublic(file)
        let found = Self.arguments(of: file).compactMap { call, literals -> GeneratedAccessor? in
            let labels = file.facts.calls[call].labels
            let known = literals.filter { argument in
                !Self.isOther(labels, argument.index) && !keys.entries(of: argument.text).isEmpty
                    && Self.isOfMember(argument.literal, in: file, except: frameworks)
            }
            // A table can have the name of a key.
            guard let key = known.first(where: { !tables.contains($0.text) }) ?? known.first,
                let path = Self.path(of: key.literal, in: file)
            else { return nil }
            let table = literals.first { $0.literal.spot.range != key.literal.spot.range && tables.contains($0.text) }
            return GeneratedAccessor(
                path: path, key: key.text, table: table?.text, location: file.location(key.literal.spot),
                isImplicit: !namespaces.contains(file.context(of: key.literal.spot).type), isPublic: isPublic)
        }
        // A property and a function of one name look up the same key; other code with several keys is no accessor.
        let keysOfMembers = Dictionary(grouping: found, by: \.path).mapValues { Set($0.map { ExactText($0.key) }) }
        accessors = found.filter { keysOfMembers[$0.path]?.count == 1 }
    }

    /// A literal that is an argument of a call, with its text.
    private typealias Argument = (index: Int, literal: LiteralFact, text: String)

    /// Returns the plain literals that are arguments, by call, in the order of the code.
    private static func arguments(of file: SourceFile) -> [(call: Int, literals: [Argument])] {
        var byCall: [Int: [Argument]] = [:]
        for literal in file.facts.literals {
            guard case .argument(let call, let index) = literal.role, let text = literal.plainText else { continue }
            byCall[call, default: []].append((index, literal, text))
        }
        return byCall.sorted { $0.key < $1.key }.map { (call: $0.key, literals: $0.value) }
    }

    private static func isUsedByFrameworks(_ type: TypeFact) -> Bool {
        [.reference, .interface].contains(type.kind) || !plain.isSuperset(of: type.inherited)
    }

    /// Returns whether a literal is in a member of a type that is none of some others.
    private static func isOfMember(_ literal: LiteralFact, in file: SourceFile, except others: Set<String>) -> Bool {
        let context = file.context(of: literal.spot)
        return !context.type.isEmpty && context.declaration != context.type && !others.contains(context.type)
    }

    /// Returns the names that lead to the member with a literal; nil outside of types.
    private static func path(of literal: LiteralFact, in file: SourceFile) -> [String]? {
        let names = file.context(of: literal.spot).declaration.split(separator: ".").map { $0.filter { $0 != "`" } }
        guard names.count > 1 else { return nil }
        // R.swift declares the type `_R` and a constant `R` of this type.
        return names[0] == "_R" ? ["R"] + names.dropFirst() : names
    }

    /// Returns whether an argument is known to be something else than a key.
    private static func isOther(_ labels: [String?], _ index: Int) -> Bool {
        guard labels.indices.contains(index), let label = labels[index] else { return false }
        return [
            "fallback", "value", "comment", "developmentValue", "defaultValue", "table", "tableName", "bundle",
            "locales",
        ].contains(label)
    }
}
