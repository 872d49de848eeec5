import CatalogCore

/// The lookup functions that code in C, C++ or Objective-C calls, in all files of a project.
struct CProjectLookups: Sendable {
    /// The functions, methods and macros of the project.
    let own: CLookupNames
    /// The functions that look up their parameter, by the path of the file.
    let helpers: [String: [HelperFact]]
    /// The names by which a file mentions them.
    private let words: [[UInt8]]
    /// The signatures of functions and macros of which each call is known.
    let covered: Set<String>
    /// The files in C and Objective-C.
    private let files: [SourceFile]
    /// Whether a name is a constant everywhere, by name.
    private let constants = Memo<String, Bool>()

    /// Finds the functions that files declare, and those that the configuration names.
    init(_ lookups: LookupNames, in all: [SourceFile]) {
        files = all.filter(\.isC)
        var helpers = Dictionary(files.map { ($0.path, $0.facts.helpers) }) { first, _ in first }
        helpers = helpers.filter { !$0.value.isEmpty }
        let signatures = Set(helpers.values.joined().map(\.name))
        var known = lookups.all.filter { $0.isListed || signatures.contains($0.signature) }
        // A macro often calls a method that looks up: `#define L(key) [Loc stringFor:key]`.
        var new = known.filter { signatures.contains($0.signature) }
        while !new.isEmpty, known.count < Self.limit {
            let names = CLookupNames(new)
            let words = Self.words(of: new)
            new = []
            for file in files where words.contains(where: file.bytes.contains(word:)) {
                let code = CCode(file.bytes)
                let outer = CHelperReader(code).helpers(among: CLookupSearch(code, names).lookups)
                var own = Set((helpers[file.path] ?? []).map(\.name))
                for found in outer where own.insert(found.helper.name).inserted {
                    helpers[file.path, default: []].append(found.helper)
                    var lookup = LookupNames.lookup(found.helper.name, [found])
                    lookup.isListed = false
                    new.append(lookup)
                }
            }
            known += new
        }
        // Files can declare functions of one name that look up in different tables.
        let tables = Dictionary(grouping: helpers.values.joined(), by: \.name).mapValues { Set($0.map(\.table)) }
        let ambiguous = Set(tables.filter { $0.value.count > 1 }.keys)
        known = known.filter { !ambiguous.contains($0.signature) }
        self.helpers = helpers.mapValues { $0.filter { !ambiguous.contains($0.name) } }
        own = CLookupNames(known)
        words = Self.words(of: known)
        let declared = Set(self.helpers.values.joined().map(\.name))
        covered = Self.covered(known.filter { declared.contains($0.signature) }, files, all)
    }

    /// The maximum number of lookup functions to search for others that call them.
    private static let limit = 200

    private static func words(of lookups: [LookupNames.Lookup]) -> [[UInt8]] {
        Set(lookups.map(\.name)).sorted().map { Array($0.utf8) }
    }

    /// Returns the signatures of the functions and macros that are only called, and only by code in C and Objective-C.
    ///
    /// The system and subclasses can call a method, and code can call it by a property or a selector.
    private static func covered(
        _ lookups: [LookupNames.Lookup], _ files: [SourceFile], _ all: [SourceFile]
    ) -> Set<String> {
        let functions = lookups.filter { $0.owners == [""] && $0.parameter != nil }
        guard !functions.isEmpty else { return [] }
        var open: Set<String> = []
        for file in all where !file.isC { open.formUnion(file.facts.calls.map(\.name)) }
        let words = words(of: functions)
        let names = Set(functions.map(\.name))
        let joint = Array("##".utf8)
        for file in files where (words + [joint]).contains(where: file.bytes.contains(word:)) {
            let code = CCode(file.bytes)
            for index in code.tokens.indices {
                if let name = code.name(at: index), names.contains(name), !code.isMark("(", at: index + 1),
                    !["undef", "ifdef", "ifndef", "defined"].contains(code.name(at: index - 1))
                {
                    open.insert(name)
                }
                // A macro can join names: `Local ## ized`.
                guard code.isMark("#", at: index), code.isMark("#", at: index + 1) else { continue }
                let (start, end) = (code.name(at: index - 1) ?? "", code.name(at: index + 2) ?? "")
                open.formUnion(
                    names.filter { $0.hasPrefix(start) && !start.isEmpty || $0.hasSuffix(end) && !end.isEmpty })
            }
        }
        return Set(functions.filter { !open.contains($0.name) }.map(\.signature))
    }

    /// Returns whether a file can have lookups.
    func areMentioned(in file: SourceFile) -> Bool {
        CCode.canRead(file.bytes)
            && (CLookupNames.areMentioned(in: file.bytes) || words.contains(where: file.bytes.contains(word:)))
    }

    // MARK: - Constants

    /// Returns whether all files that declare a name declare it as a constant text.
    ///
    /// A variable, parameter or member of the same name anywhere may be what the code means.
    func isConstant(_ name: String) -> Bool {
        constants.value(for: name) {
            let word = Array(name.utf8)
            return files.allSatisfy { !Self.declaresVariable(word, $0.bytes) }
        }
    }

    private static func declaresVariable(_ word: [UInt8], _ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while let range = rest.firstRange(ofWord: word) {
            rest = rest[(range.lowerBound + 1)...]
            let (start, end) = (range.lowerBound, range.upperBound)
            let isWord = (start == 0 || !isPart(bytes[start - 1])) && (end == bytes.count || !isPart(bytes[end]))
            if isWord, isVariable(before: start, after: end, bytes) { return true }
        }
        return false
    }

    private static func isPart(_ byte: UInt8) -> Bool { CName.isStart(byte) || (0x30...0x39).contains(byte) }

    /// Returns whether a name between two offsets is declared as anything but a constant: behind a type, `*` or `)`.
    private static func isVariable(before start: Int, after end: Int, _ bytes: [UInt8]) -> Bool {
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
        guard let last = bytes[..<start].lastIndex(where: { !blanks.contains($0) }) else { return false }
        if bytes[last] == UInt8(ascii: "*") || bytes[last] == UInt8(ascii: ")") { return true }
        guard isPart(bytes[last]) else { return false }
        let first = (bytes[..<last].lastIndex { !isPart($0) } ?? -1) + 1
        switch String(decoding: bytes[first...last], as: UTF8.self) {
        case "const", "return", "else", "case", "in", "CFStringRef": return false
        case "define":
            let text = bytes[end...].first { $0 != 0x20 && $0 != 0x09 }
            return ![UInt8(ascii: "@"), UInt8(ascii: "\""), UInt8(ascii: "C")].contains(text)
        default: return true
        }
    }
}
