import CatalogCore

/// The reads of members whose type is unknown, at places that show their text: `Text(item.title)`.
///
/// Such a read can be one of any property of its name. It counts for a type only if the code around it names the type, or
/// a declaration whose type names it.
struct TextReaders: Sendable {
    /// The declarations that read a member, by the name of the member.
    private let readers: [String: [Reader]]
    private let usage: CodeUsage
    private let declarations: Declarations
    /// The functions that code passes on without calling them.
    private let passedNames: Set<String>
    /// The names of the declarations whose types name a type, by the type.
    private let holders = Memo<String, Set<String>>()
    private let answers = Memo<NamedMember, Bool>()

    private struct Reader: Hashable, Sendable {
        let path: String
        let declaration: String
    }

    init(_ shown: Set<ValueSlot>, _ usage: CodeUsage, _ flow: ValueFlow) {
        (self.usage, declarations, passedNames) = (usage, flow.types.declarations, flow.contents.passedNames)
        readers = shown.reduce(into: [:]) { readers, slot in
            guard case .local(let path, let declaration, let name) = slot, name.hasPrefix(".") else { return }
            readers[String(name.dropFirst()), default: []].append(Reader(path: path, declaration: declaration))
        }
    }

    /// The declarations that show the text of an error whose type is unknown.
    var errorReaders: Set<String> {
        UserFacingNames.errorProperties.reduce(into: []) { names, property in
            names.formUnion(readers[property, default: []].map(\.declaration))
        }
    }

    /// Returns whether code probably shows the texts of a slot.
    func mayShow(_ slot: ValueSlot) -> Bool {
        guard case .member(let owner, let name) = slot.whole else { return false }
        return answers.value(for: NamedMember(name: name, owner: owner, depth: 0)) { mayShow(name, of: owner) }
    }

    private func mayShow(_ name: String, of owner: String) -> Bool {
        // A framework can read the property that one of its protocols requires.
        if !owner.isEmpty, !SystemConformances.areInert(owner, declarations) { return true }
        // Unknown code gets the result of a function that code passes on: `kinds.map(label)`.
        if passedNames.contains(name), declarations.functions[name, of: owner].contains(where: { $0.kind == .function })
        {
            return true
        }
        guard let readers = readers[name], !owner.isEmpty else { return false }
        // The state of a feature is held where code names the feature.
        let around = owner.split(separator: ".").map(String.init)
        let types = around + declarations.ancestors(of: owner).filter(declarations.declares).map(Declarations.last)
        let names = types.reduce(into: Set(types)) { $0.formUnion(holders(of: $1)) }
        return readers.contains { reader in
            reader.declaration.split(separator: ".").contains { names.contains(String($0)) }
                || !names.isDisjoint(with: usage.names(in: reader.declaration, of: reader.path))
        }
    }

    /// Returns the names of the properties, functions and cases whose types name a type.
    private func holders(of type: String) -> Set<String> {
        holders.value(for: type) {
            let word = Array(type.utf8)
            var names: Set<String> = []
            for property in declarations.properties.all where Declarations.last(property.owner) != type {
                if property.type?.utf8.contains(word: word) ?? property.hint.names(type: type) {
                    names.insert(property.name)
                }
            }
            for callable in declarations.functions.all {
                let types = callable.parameters.map(\.type) + [callable.result].compactMap(\.self)
                if types.contains(where: { $0.utf8.contains(word: word) }) { names.insert(callable.name) }
            }
            return names
        }
    }
}

extension TypeHint {
    /// Returns whether a hint names a type.
    fileprivate func names(type: String) -> Bool {
        switch self {
        case .type(let name), .name(let name): Declarations.last(name) == type
        case .member(let base, let name): name == type || base.names(type: type)
        case .element(let base), .variable(let base), .range(let base), .list(let base, of: _):
            base.names(type: type)
        default: false
        }
    }
}
