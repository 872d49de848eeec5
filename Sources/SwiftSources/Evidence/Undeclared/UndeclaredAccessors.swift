import AccessorGenerator
import CatalogCore

/// Members that look like generated accessors of keys, although no file that was read declares them.
///
/// Code generators such as SwiftGen or R.swift often run in a build, and git ignores their output. So `L10n.Home.title`
/// is a use of `home.title` if nothing else can explain the name.
struct UndeclaredAccessors: Sendable {
    /// The uses of keys whose whole name a chain of members spells.
    private(set) var uses: [KeyUse] = []
    /// The chains that may stand for a key, by key.
    private(set) var references: [ExactText: [PossibleReference]] = [:]
    /// Types that can have accessors of any key.
    private(set) var doubts: [PossibleReference] = []

    /// Searches the code of a project.
    ///
    /// - Parameters:
    ///   - types: The names of types in files of other languages.
    ///   - packages: The code of packages, which can declare types too.
    init(_ project: SourceProject, types: Set<String>, packages: [SourceFile]) {
        let keys = project.keys.all
        guard !keys.isEmpty else { return }
        var search = AccessorSearch(
            KeySpellings(keys), DeclaredNames(project.index.files + packages, types: types),
            tables: project.tables.map(\.name), generated: project.accessors)
        for file in project.index.files { search.take(file) }
        (uses, references) = (search.uses, search.references)
        doubts = search.types.doubts
    }
}

/// A search for chains of members in the files of a project.
private struct AccessorSearch {
    private let spellings: KeySpellings
    private let declared: DeclaredNames
    private let tables: Set<String>
    private let generated: Set<String>
    private(set) var uses: [KeyUse] = []
    private(set) var references: [ExactText: [PossibleReference]] = [:]
    private(set) var types = UndeclaredTypes()
    /// Whether types have the names of generated accessors, as far as chains began with them.
    private var namesOfTexts: [String: Bool] = [:]

    init(
        _ spellings: KeySpellings, _ declared: DeclaredNames, tables: [String], generated: [AccessorDirectory]
    ) {
        self.spellings = spellings
        self.declared = declared
        self.tables = Set(tables.map { KeySpelling.folded($0) })
        self.generated = Set(generated.flatMap { $0.entries.compactMap(\.path.first) })
    }

    mutating func take(_ file: SourceFile) {
        for member in file.facts.members {
            take(member.path, at: member.spot, label: label(of: member, in: file), in: file)
        }
        var paths: [SourceSpot: [String]] = [:]
        for reference in file.facts.references {
            if let name = reference.member { paths[reference.spot, default: [""]].append(name) }
        }
        for (spot, path) in paths.sorted(by: { $0.key.range.lowerBound < $1.key.range.lowerBound }) {
            take(path, at: spot, label: nil, in: file)
        }
        types.takeShown(file)
    }

    /// Returns the label and function that a member without a base is passed to.
    private func label(of member: MemberFact, in file: SourceFile) -> String? {
        guard let call = member.call.map({ file.facts.calls[$0] }) else { return nil }
        let label = call.labels.indices.contains(member.index) ? call.labels[member.index] : nil
        return label ?? call.name
    }

    private mutating func take(_ names: [String], at spot: SourceSpot, label: String?, in file: SourceFile) {
        var chain =
            names.contains { $0.utf8.contains(UInt8(ascii: "`")) } ? names.map { $0.filter { $0 != "`" } } : names
        if chain.count > 2, declared.isModule(chain[0]) { chain.removeFirst() }
        guard let root = chain.first, chain.count > 1, !generated.contains(root) else { return }
        // A type parameter explains no members: another declaration of the file can use a generated type of its name.
        let isParameter = file.facts.genericNames.contains(root)
        let kind = isParameter ? .declared : AccessorRoot(root, declared)
        if kind == .undeclared, declared.extends(chain) { return }
        let isExplained = kind != .declared || !isParameter && declared.explains(chain)
        // Most chains consist of declared names.
        if [.declared, .value].contains(kind), isExplained, chain.dropFirst().allSatisfy(declared.contains),
            !namesTexts(root)
        {
            return
        }
        let isTable = label.map { tables.contains(KeySpelling.folded($0)) } ?? false
        let found = matches(in: chain, kind, isExplained: isExplained, isTable: isTable)
        if kind == .undeclared {
            types.take(chain, isAccessor: !found.isEmpty, file.location(spot), imports: file.facts.imports)
        }
        for match in found {
            let text = chain.joined(separator: ".")
            if match.isUse {
                uses.append(
                    use(match.key, text, file.location(spot), isTable && kind == .implicit ? .certain : .likely))
            } else {
                let reference = PossibleReference(
                    kind: .accessor, text: text, path: file.path, position: spot.position)
                references[match.key, default: []].append(reference)
            }
        }
    }

    /// Returns whether a type has a name that generators give to the accessors of texts.
    private mutating func namesTexts(_ root: String) -> Bool {
        if let known = namesOfTexts[root] { return known }
        let isNamed = SystemTypes.nameTexts(root)
        namesOfTexts[root] = isNamed
        return isNamed
    }

    private func use(
        _ key: ExactText, _ callee: String, _ location: CodeLocation, _ certainty: KeyUse.Certainty
    ) -> KeyUse {
        KeyUse(
            kind: .accessor, key: KeyText(key.string), table: nil, hasUnknownTable: true, bundle: nil,
            defaultValue: nil, comment: nil, callee: callee, location: location, certainty: certainty)
    }

    // MARK: - Matching

    private struct Match: Hashable {
        let key: ExactText
        let isUse: Bool
    }

    /// Returns the keys that a part of a chain spells.
    ///
    /// - Parameter isExplained: Whether the type at the root has these members.
    private func matches(
        in chain: [String], _ kind: AccessorRoot, isExplained: Bool, isTable: Bool
    ) -> Set<Match> {
        let folded = chain.map { KeySpelling.folded($0) }
        var found: Set<Match> = []
        // The name of the type itself can be a part of the key: `Home.title`.
        for start in (kind == .undeclared ? 0 : 1)..<chain.count {
            var name = ""
            for end in start..<min(chain.count, start + 8) {
                name += folded[end]
                guard !name.isEmpty, start > 0 || end > 0 else { continue }
                let named = spellings.keys(named: name)
                let isUnknown =
                    named.isEmpty || !isExplained || chain[start...end].contains { !declared.contains($0) }
                for match in named {
                    guard let isUse = isUse(match, chain, start...end, kind, isUnknown: isUnknown, isTable) else {
                        continue
                    }
                    found.insert(Match(key: match.key, isUse: isUse))
                }
                for match in spellings.keys(endingIn: name)
                where mayStand(for: match, chain, start...end, kind, folded) {
                    found.insert(Match(key: match.key, isUse: false))
                }
            }
        }
        return found
    }

    /// Returns whether a chain may stand for a key whose leading parts a template strips.
    private func mayStand(
        for match: KeySpellings.Match, _ chain: [String], _ range: ClosedRange<Int>, _ kind: AccessorRoot,
        _ folded: [String]
    ) -> Bool {
        switch kind {
        case .undeclared: mayBegin(at: range.lowerBound, folded)
        case .system: false
        case .declared, .text, .implicit, .value:
            match.wordCount > 2 && range.lowerBound == 1 && chain[range].contains { !declared.contains($0) }
        }
    }

    /// Returns whether the name of an accessor can begin at an index, after the type and the name of a table.
    private func mayBegin(at start: Int, _ folded: [String]) -> Bool {
        start > 0 && folded[1..<start].allSatisfy { tables.contains($0) || $0 == "string" || $0 == "strings" }
    }

    /// Returns whether a chain that spells a key is a use of it, or nil if it does not refer to the key.
    ///
    /// - Parameter isUnknown: Whether no file declares one of the names, or the type at the root does not have them.
    private func isUse(
        _ match: KeySpellings.Match, _ chain: [String], _ range: ClosedRange<Int>, _ kind: AccessorRoot,
        isUnknown: Bool,
        _ isTable: Bool
    ) -> Bool? {
        switch kind {
        case .undeclared: return true
        case .system: return isUnknown && match.wordCount > 1 ? false : nil
        case .text: return isUnknown ? true : nil
        case .declared: return isUnknown ? match.wordCount > 1 : nil
        case .implicit:
            if isTable { return true }
            guard isUnknown else { return nil }
            if match.wordCount > 1 { return true }
            return SystemTypes.members.contains(chain[range.lowerBound].lowercased()) ? nil : false
        case .value:
            if SystemTypes.nameTexts(chain[0]), !declared.contains(chain[0]) { return true }
            return isUnknown && match.wordCount > 1 ? true : nil
        }
    }
}

/// The kind of expression that a chain of members begins with.
private enum AccessorRoot {
    /// A type that no file declares.
    case undeclared
    /// A type of the project.
    case declared
    /// A type of Apple's frameworks.
    case system
    /// A type of Apple's frameworks that is made of text.
    case text
    /// The contextual type.
    case implicit
    /// Any other expression.
    case value

    init(_ name: String, _ declared: DeclaredNames) {
        if name.isEmpty {
            self = .implicit
        } else if !Names.isType(name) || name == "_" {
            self = .value
        } else if declared.hasRoot(name) {
            self = .declared
        } else if SystemTypes.texts.contains(name) {
            self = .text
        } else {
            self = SystemTypes.contain(name) ? .system : .undeclared
        }
    }
}
