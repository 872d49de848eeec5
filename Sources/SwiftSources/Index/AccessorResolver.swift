import AccessorGenerator

/// A search for the uses of generated accessors in one file, by their names.
struct AccessorResolver {
    private let names: AccessorNames
    private let calls: CallResolver
    private let file: SourceFile

    init(_ names: AccessorNames, calls: CallResolver, file: SourceFile) {
        self.names = names
        self.calls = calls
        self.file = file
    }

    /// The uses, in the order of the file.
    var uses: [KeyUse] {
        file.facts.members.flatMap { member in
            if member.path.first == "" { return implicit(member) }
            return names.entries(in: resolved(member.path)).map { use($0, member, .certain) }
        }
    }

    /// Returns a path without backticks and with type aliases resolved.
    private func resolved(_ path: [String]) -> [String] {
        let isQuoted = path.contains { $0.utf8.contains(UInt8(ascii: "`")) }
        var path = isQuoted ? path.map { $0.filter { $0 != "`" } } : path
        for _ in 0..<4 {
            guard let first = path.first else { break }
            let target = calls.declarations.resolved(first)
            guard target != first else { break }
            path.replaceSubrange(0..<1, with: target.split(separator: ".").map(String.init))
        }
        return path
    }

    /// Returns the uses of `.title`, which are certain only if the parameter takes a localizable text.
    private func implicit(_ member: MemberFact) -> [KeyUse] {
        let entries = names.entries(implicit: member.path.dropFirst())
        guard !entries.isEmpty else { return [] }
        guard let call = member.call else { return entries.map { use($0, member, .likely) } }
        let fact = file.facts.calls[call]
        let isKey = calls.answer(fact, member.index, [], in: file.context(of: member.spot)) != nil
        return entries.map { use($0, member, isKey ? .certain : .likely) }
    }

    private func use(_ entry: AccessorDirectory.Entry, _ member: MemberFact, _ certainty: KeyUse.Certainty) -> KeyUse {
        KeyUse(
            kind: .accessor, key: KeyText(entry.key), table: entry.table, hasUnknownTable: false, bundle: nil,
            defaultValue: nil, comment: nil,
            callee: member.path.joined(separator: "."), location: file.location(member.spot), certainty: certainty)
    }
}

/// The names of accessors, by the path that code uses.
struct AccessorNames: Sendable {
    private var byPath: [String: [AccessorDirectory.Entry]] = [:]
    /// Enumerations generated from keys, by name, because `allCases` uses all their keys.
    private var cases: [String: [AccessorDirectory.Entry]] = [:]
    private var implicit: [String: [AccessorDirectory.Entry]] = [:]
    private var longest = 0
    /// The beginnings of all paths up to each of their dots, because most chains of names begin with another name.
    private var beginnings: Set<Substring> = []
    /// The paths in `implicit` and their beginnings.
    private var implicitBeginnings: Set<Substring> = []

    init(_ directories: [AccessorDirectory]) {
        for directory in directories {
            for entry in directory.entries { add(entry, directory.style) }
            for (alias, enumeration) in directory.aliases { add(alias, of: enumeration) }
        }
        beginnings = Set(byPath.keys.flatMap { Self.beginnings(of: $0) })
        implicitBeginnings = Set(implicit.keys.flatMap { Self.beginnings(of: $0) + [$0[...]] })
    }

    /// Returns the parts of a path before each of its dots: `A` and `A.B` for `A.B.c`.
    private static func beginnings(of path: String) -> [Substring] {
        path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: ".") }.map { path[..<$0] }
    }

    private mutating func add(_ entry: AccessorDirectory.Entry, _ style: AccessorStyle) {
        byPath[entry.path.joined(separator: "."), default: []].append(entry)
        longest = max(longest, entry.path.count)
        if let enumeration = entry.enumeration {
            implicit[entry.path.suffix(1).joined(), default: []].append(entry)
            cases[enumeration, default: []].append(entry)
        } else if style == .apple {
            implicit[entry.path.dropFirst().joined(separator: "."), default: []].append(entry)
        }
    }

    /// Adds another name of an enumeration.
    private mutating func add(_ alias: String, of enumeration: String) {
        guard let entries = cases[enumeration], alias != enumeration else { return }
        for entry in entries {
            let path = "\(alias).\(entry.path.suffix(1).joined())"
            byPath[path, default: []].append(entry)
            longest = max(longest, path.utf8.count { $0 == UInt8(ascii: ".") } + 1)
        }
        cases[alias] = entries
    }

    /// Returns the accessors that a chain of names begins with; its first name can be a module.
    func entries(in path: [String]) -> [AccessorDirectory.Entry] {
        guard mayName(path) else { return [] }
        for start in 0..<min(2, path.count) {
            for count in stride(from: min(longest, path.count - start), to: 1, by: -1) {
                let name = path[start..<(start + count)].joined(separator: ".")
                if let found = byPath[name] { return found }
            }
            if path.last == "self", let found = entries(below: Array(path[start...].dropLast())) { return found }
            if let end = path[start...].firstIndex(of: "allCases"),
                let found = cases[path[start..<end].joined(separator: ".")]
            {
                return found
            }
        }
        return []
    }

    /// Returns whether an accessor can be in a chain of names, by the two names that its path can begin with.
    private func mayName(_ path: [String]) -> Bool {
        path.prefix(2).contains { beginnings.contains($0[...]) } || path.last == "self" || path.contains("allCases")
    }

    /// Returns all accessors in a namespace, for code that passes on the namespace itself.
    private func entries(below path: [String]) -> [AccessorDirectory.Entry]? {
        let prefix = path.joined(separator: ".") + "."
        let found = byPath.filter { $0.key.hasPrefix(prefix) }.flatMap(\.value)
        return found.isEmpty ? nil : found
    }

    /// Returns the accessors that a chain without its type begins with.
    func entries(implicit path: ArraySlice<String>) -> [AccessorDirectory.Entry] {
        guard let first = path.first, implicitBeginnings.contains(first[...]) else { return [] }
        for count in stride(from: min(longest, path.count), to: 0, by: -1) {
            if let found = implicit[path.prefix(count).joined(separator: ".")] { return found }
        }
        return []
    }
}
