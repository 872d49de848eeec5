import CatalogRuntime

/// A reader for the root members of a catalog and the tape index of each entry.
struct CatalogReader {
    private let document: Document
    private(set) var sourceLanguage: Text?
    private(set) var version: Text?
    private(set) var hasStrings = false
    private(set) var entries: [Int] = []
    private(set) var languages: [LanguageTag] = []
    private(set) var problems: [ShapeProblem] = []
    /// The byte range of the first spelling of each language, in the order of `languages`.
    private var spellings: [ByteRange] = []
    private var numbers: [LanguageTag: Int] = [:]

    init(_ document: Document) {
        self.document = document
    }

    mutating func readRoot() {
        guard !document.isEmpty else { return }
        let root = document.root
        guard root.kind == .object else {
            return note(.wrongType(member: "the catalog", expected: "an object", found: root.kind), at: root.range)
        }
        let repeated = RepeatedNames(of: root)
        for member in root.members where !repeated.superseded.contains(member.name.index) { read(member) }
        for (name, first) in repeated.pairs { noteDuplicate(name, of: first) }
        if sourceLanguage == nil { note(.missingMember(name: "sourceLanguage", owner: .catalog), at: root.range) }
        if version == nil { note(.missingMember(name: "version", owner: .catalog), at: root.range) }
        if !hasStrings { note(.missingMember(name: "strings", owner: .catalog), at: root.range) }
    }

    private mutating func read(_ member: DocumentMember) {
        if member.isNamed("strings") {
            readStrings(member)
        } else if member.isNamed("sourceLanguage") {
            sourceLanguage = text(of: member)
        } else if member.isNamed("version") {
            version = text(of: member)
        } else {
            note(.unknownMember(name: member.name.string ?? "", owner: .catalog), at: member.name.range)
        }
    }

    /// Returns the text of a member; nil for an empty string or another type.
    private mutating func text(of member: DocumentMember) -> Text? {
        guard let text = member.value.text else {
            wrongType(member, expected: "a string")
            return nil
        }
        return text.isEmpty ? nil : text
    }

    private mutating func readStrings(_ member: DocumentMember) {
        guard member.value.kind == .object else { return wrongType(member, expected: "an object") }
        hasStrings = true
        for entry in member.value.members {
            entries.append(entry.name.index)
            guard let localizations = lastMember("localizations", of: entry.value) else { continue }
            noteLanguages(of: localizations)
        }
    }

    private func lastMember(_ name: StaticString, of value: DocumentValue) -> DocumentValue? {
        var found: DocumentValue?
        for member in value.members where member.isNamed(name) { found = member.value }
        return found
    }

    // MARK: - Languages

    /// Records the languages of an entry.
    ///
    /// Entries list their languages in nearly the same order, so the search tries the language after the previous match
    /// first.
    private mutating func noteLanguages(of localizations: DocumentValue) {
        var expected = 0
        for member in localizations.members {
            expected = number(ofLanguage: member.name, expected: expected) + 1
        }
    }

    private mutating func number(ofLanguage name: DocumentValue, expected: Int) -> Int {
        let range = document.storage.contents(name.index)
        if expected < spellings.count, document.bytes[spellings[expected]] == document.bytes[range] { return expected }
        let language = LanguageTag(name.string ?? "")
        if let known = numbers[language] { return known }
        numbers[language] = languages.count
        languages.append(language)
        spellings.append(range)
        return languages.count - 1
    }

    // MARK: - Problems

    private mutating func noteDuplicate(_ name: Int, of first: Int) {
        let value = DocumentValue(storage: document.storage, index: name)
        let location = TableLocation(file: 0, range: document.storage.tape[first].range)
        note(.duplicateMember(name: value.string ?? "", first: location), at: value.range)
    }

    private mutating func wrongType(_ member: DocumentMember, expected: String) {
        note(
            .wrongType(member: member.name.string ?? "", expected: expected, found: member.value.kind),
            at: member.value.range)
    }

    private mutating func note(_ kind: ShapeProblem.Kind, at range: ByteRange) {
        problems.append(ShapeProblem(kind, at: TableLocation(file: 0, range: range)))
    }
}
