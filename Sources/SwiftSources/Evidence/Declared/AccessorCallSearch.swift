import AccessorGenerator
import CatalogCore

/// A search for the code that uses the members of generated types.
struct AccessorCallSearch {
    private(set) var uses: [KeyUse] = []
    /// The accessors that no code was found to use.
    var uncalled: [GeneratedAccessor] { accessors.indices.filter { !called.contains($0) }.map { accessors[$0] } }

    private let accessors: [GeneratedAccessor]
    /// The indices of the accessors, by the name of the member.
    private let byName: [String: [Int]]
    private var called: Set<Int> = []
    /// The types that code passes on as values, in lower case, so that their members can be used through any name.
    private var passed: Set<String> = []
    /// All names after a dot outside of generated files.
    private var names: Set<String> = []
    /// The words of files that extend the generated types, which can use the members by their name alone.
    private var words: Set<String> = []

    /// Searches the files of a project.
    ///
    /// - Parameter generated: The paths of the generated files, which use their members only to declare them.
    init(_ accessors: [GeneratedAccessor], in index: SourceIndex, generated: Set<String>) {
        self.accessors = accessors
        byName = Dictionary(grouping: accessors.indices) { accessors[$0].name }
        let roots = Set(accessors.compactMap(\.path.first))
        let parents = Set(accessors.compactMap { $0.path.dropLast().last?.lowercased() })
        for file in index.files where !generated.contains(file.path) {
            for member in file.facts.members { take(member, in: file, index.declarations, parents) }
            names.formUnion(file.facts.references.compactMap(\.member))
            if file.facts.types.contains(where: { roots.contains(String($0.name.prefix { $0 != "." })) }) {
                words.formUnion(Self.words(in: file.bytes))
            }
        }
    }

    /// Returns whether code outside of generated files names a function of a generated type.
    func isNamed(_ function: String) -> Bool { names.contains(function) || words.contains(function) }

    /// Returns the reason why code may use an accessor although no call was found, or nil if there is none.
    func doubt(about accessor: GeneratedAccessor) -> PossibleReference? {
        let parent = accessor.path.dropLast().last?.lowercased() ?? ""
        guard words.contains(accessor.name) || passed.contains(parent) && names.contains(accessor.name) else {
            return nil
        }
        return accessor.reference(.accessor)
    }

    private mutating func take(
        _ member: MemberFact, in file: SourceFile, _ declarations: Declarations, _ parents: Set<String>
    ) {
        let isQuoted = member.path.contains { $0.utf8.contains(UInt8(ascii: "`")) }
        let path = isQuoted ? member.path.map { $0.filter { $0 != "`" } } : member.path
        names.formUnion(path.dropFirst())
        var found = matches(path)
        if found.isEmpty, let first = path.first, !first.isEmpty {
            let target = declarations.resolved(first)
            if target != first { found = matches(target.split(separator: ".").map(String.init) + path.dropFirst()) }
        }
        // A property and a function of one name can be accessors of one key.
        var keys: Set<String> = []
        for number in found where keys.insert(accessors[number].key).inserted {
            uses.append(use(of: accessors[number], member, in: file))
        }
        called.formUnion(found)
        guard found.isEmpty, path.count > 1 else { return }
        let end = path.last == "self" ? path.count - 2 : path.count - 1
        if parents.contains(path[end].lowercased()), !path[0].isEmpty { passed.insert(path[end].lowercased()) }
    }

    /// Returns the accessors that a chain of names leads to: those that share the most names with it.
    private func matches(_ path: [String]) -> [Int] {
        for end in path.indices.dropFirst() {
            guard let named = byName[path[end]] else { continue }
            if end == 1, path[0].isEmpty {
                let implicit = named.filter { accessors[$0].isImplicit }
                if !implicit.isEmpty { return implicit }
            }
            let ranked = named.compactMap { number in
                shared(path[...end], accessors[number]).map { (number: number, shared: $0) }
            }
            guard let most = ranked.map(\.shared).max() else { continue }
            return ranked.filter { $0.shared == most }.map(\.number)
        }
        return []
    }

    /// Returns the number of names that a chain and the path of an accessor share at their end, or nil if the chain leads
    /// elsewhere.
    ///
    /// A chain can begin inside the path, with a module, or with a value of unknown type. A type before the shared names
    /// contradicts: `Model.Tag.url` is not `L10n.Tag.url`.
    private func shared(_ path: ArraySlice<String>, _ accessor: GeneratedAccessor) -> Int? {
        let count = zip(path.reversed(), accessor.path.reversed()).prefix { name, other in
            // Values of a type often have its name in another case: `.localizable` is a `Localizable`.
            name == other || accessor.isImplicit && name.lowercased() == other.lowercased()
        }.count
        guard count > 1 else { return nil }
        let isWhole = count == path.count || count == accessor.path.count
        return isWhole || !Names.isType(path[path.endIndex - count - 1]) ? count : nil
    }

    private func use(of accessor: GeneratedAccessor, _ member: MemberFact, in file: SourceFile) -> KeyUse {
        KeyUse(
            kind: .accessor, key: KeyText(accessor.key), table: accessor.table,
            hasUnknownTable: accessor.table == nil, bundle: nil, defaultValue: nil, comment: nil,
            callee: member.path.joined(separator: "."), location: file.location(member.spot),
            certainty: member.path.first == "" ? .likely : .certain)
    }

    /// Returns the ASCII words of a file.
    private static func words(in bytes: [UInt8]) -> Set<String> {
        Set(bytes.split { !$0.isASCIIWord }.map { String(decoding: $0, as: UTF8.self) })
    }
}
