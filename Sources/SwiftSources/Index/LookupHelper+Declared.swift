import CatalogReports

extension LookupHelper {
    /// Returns the functions and properties that look up strings in some files, one for each name with its type.
    ///
    /// Excludes those in generated code, whose members are the lookups.
    package static func declared(in files: [SourceFile]) -> [LookupHelper] {
        declared(LookupNames.Declared.all(in: files))
    }

    static func declared(_ all: [LookupNames.Declared.InFile]) -> [LookupHelper] {
        let generated = Set(Set(all.map(\.file)).filter(GeneratedCode.begins).map(\.path))
        var found: [String: LookupHelper] = [:]
        for (file, declared) in all where found[declared.fullName] == nil && !generated.contains(file.path) {
            found[declared.fullName] = LookupHelper(
                name: declared.fullName, path: file.path, line: declared.helper.spot.position.line)
        }
        return found.values.sorted { $0.name < $1.name }
    }
}

extension LookupNames.Declared {
    /// A declaration in its file.
    typealias InFile = (file: SourceFile, declared: LookupNames.Declared)

    /// The maximum number of functions between a member of strings and the lookup.
    private static let depth = 4

    /// Returns the declarations in some files that look up strings, including members of strings that leave this to
    /// another function of the project.
    static func all(in files: [SourceFile]) -> [InFile] {
        var all = files.flatMap { file in file.helpers.map { (file: file, declared: $0) } }
        var open = files.flatMap { file in file.facts.forwarders.map { (file: file, forwarder: $0) } }
        for _ in 0..<depth where !open.isEmpty {
            let functions = Dictionary(grouping: all.map(\.declared).filter { $0.helper.parameter != nil }) {
                String($0.helper.name.prefix { $0 != "(" })
            }
            let targets = open.map { file, forwarder in
                functions[forwarder.callee]?.first { $0.receives(forwarder, in: file) }
            }
            let found = zip(open, targets).compactMap { member, target in
                target.map { (file: member.file, declared: Self(member.forwarder, to: $0, in: member.file)) }
            }
            guard !found.isEmpty else { break }
            all += found
            open = zip(open, targets).filter { $0.1 == nil }.map(\.0)
        }
        return all
    }

    /// Creates a member of strings that leaves the lookup to another function.
    private init(_ forwarder: ForwarderFact, to target: Self, in file: SourceFile) {
        var helper = forwarder.helper
        (helper.table, helper.bundle) = (target.helper.table, target.helper.bundle)
        self.init(helper: helper, owner: file.context(of: helper.spot).type)
    }

    /// Returns whether a member of strings passes the string to this function as the key.
    private func receives(_ forwarder: ForwarderFact, in file: SourceFile) -> Bool {
        guard let parameter = helper.parameter, let labels = LookupNames.labels(of: helper.name),
            labels.indices.contains(parameter),
            LookupNames.fits(forwarder.labels, labels),
            forwarder.labels[forwarder.argument] ?? "_" == labels[parameter]
        else { return false }
        guard let type = forwarder.type else {
            return owner.isEmpty || owner == file.context(of: forwarder.helper.spot).type
        }
        return Declarations.isNamed(owner, type)
    }
}
