import CatalogCore

/// A reader for the members of `generate-strings.json`.
///
/// The reader continues after an error, so that one run reports all errors.
struct SettingsReader {
    private let path: String
    private let lines: LineIndex
    private(set) var problems: [GenerationDiagnostic] = []

    init(path: String, lines: LineIndex) {
        self.path = path
        self.lines = lines
    }

    private static let members = [
        "catalogs", "style", "access", "namespace", "enumerations", "words", "keys", "collisions", "families",
    ]

    mutating func read(_ root: DocumentValue, into settings: inout GenerationSettings) {
        guard root.kind != .nothing, isObject(root, "the file") else { return }
        for (name, value) in members(of: root) {
            switch name {
            case "catalogs": settings.catalogs = texts(value, name)
            case "style": settings.style = choice(value, name) ?? settings.style
            case "access": settings.access = choice(value, name) ?? settings.access
            case "namespace": settings.namespace = namespace(value, name)
            case "enumerations":
                let location = location(of: value.value)
                settings.enumerations = namespace(value, name).map { PlacedText($0, location: location) }
            case "words": settings.words = words(value)
            case "keys": settings.keys = choice(value, name)
            case "collisions": settings.collisions = choice(value, name) ?? settings.collisions
            case "families": settings.families = families(value)
            default: unknown(name, at: value.name, in: "in this file", among: Self.members)
            }
        }
    }

    /// Returns the members by name.
    ///
    /// A duplicate member is an error, and its last value is used.
    mutating func members(of object: DocumentValue) -> [(name: String, value: NamedValue)] {
        var seen: Set<String> = []
        return object.members.map { member in
            let name = member.name.string ?? ""
            if !seen.insert(name).inserted { problem(member.name, "\(Quoted.text(name)) is a duplicate") }
            return (name, NamedValue(name: member.name, value: member.value))
        }
    }

    mutating func texts(_ member: NamedValue, _ name: String) -> [PlacedText] {
        guard member.value.kind == .array else {
            problem(member.value, "\(Quoted.text(name)) must be a list of strings: [\"…\"]")
            return []
        }
        return member.value.elements.compactMap { element in
            let location = location(of: element)
            return text(element, "an element of \(Quoted.text(name))").map { PlacedText($0, location: location) }
        }
    }

    package mutating func text(_ value: DocumentValue, _ name: String) -> String? {
        if let text = value.string, !text.isEmpty { return text }
        problem(value, "\(name) must be a string")
        return nil
    }

    private mutating func choice<Value: RawRepresentable & CaseIterable>(
        _ member: NamedValue, _ name: String
    ) -> Value? where Value.RawValue == String {
        guard let text = text(member.value, Quoted.text(name)) else { return nil }
        if let value = Value(rawValue: text) { return value }
        unknown(text, at: member.value, in: "for \(Quoted.text(name))", among: Value.allCases.map(\.rawValue))
        return nil
    }

    private mutating func words(_ member: NamedValue) -> [PlacedText] {
        var known: Set<String> = []
        let words = texts(member, "words")
        for (word, element) in zip(words, member.value.elements) {
            if !WordSpelling.isWord(word.text) {
                problem(element, "\(Quoted.text(word.text)) is not one word of letters and digits")
            } else if !known.insert(word.text.lowercased()).inserted {
                problem(element, "\(Quoted.text(word.text)) is a duplicate")
            }
        }
        return words
    }

    private mutating func namespace(_ member: NamedValue, _ name: String) -> String? {
        guard let name = text(member.value, Quoted.text(name)) else { return nil }
        if let reason = NamespaceName.problem(of: name) { problem(member.value, reason) }
        return name
    }

    mutating func isObject(_ value: DocumentValue, _ name: String) -> Bool {
        if value.kind == .object { return true }
        problem(value, "\(name) must be an object: { … }")
        return false
    }

    /// Reports an unknown word and lists the known ones.
    mutating func unknown(_ word: String, at value: DocumentValue, in context: String, among known: [String]) {
        let nearest = word.utf8.count <= 64 ? Spelling.nearest(to: word, in: known) : nil
        let all = known.map { Quoted.text($0) }.joined(separator: ", ")
        let hint = nearest.map { "did you mean \(Quoted.text($0))? Expected one of \(all)" } ?? "expected one of \(all)"
        problem(value, "\(Quoted.text(word)) is unknown \(context); \(hint)")
    }

    mutating func problem(_ value: DocumentValue, _ message: String) {
        problems.append(GenerationDiagnostic(at: location(of: value), message))
    }

    func location(of value: DocumentValue) -> GenerationLocation {
        GenerationLocation(path: path, position: lines.position(at: value.range.lowerBound))
    }
}

/// The name and value of a member.
///
/// The name supplies the location.
struct NamedValue {
    let name: DocumentValue
    let value: DocumentValue
}
