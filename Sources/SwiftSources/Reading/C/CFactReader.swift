import CatalogCore

/// A reader of the facts about a file in C, C++ or Objective-C.
///
/// These are the lookup functions that it declares, its constants, the formats of its lookups, and its instructions for
/// fitloc. `CUseResolver` finds the lookups, because they depend on the functions of other files.
struct CFactReader {
    private let code: CCode
    private let lines: LineIndex
    private var facts = SourceFacts()

    private init(_ bytes: [UInt8]) {
        code = CCode(bytes)
        lines = LineIndex(bytes)
        facts.contexts = [ContextFact(type: "", declaration: "", isPreview: false, isDebug: false)]
    }

    /// Returns the facts about a file.
    static func read(_ bytes: [UInt8], limit: Int) -> SourceFacts {
        guard bytes.count <= limit else { return SourceFacts(problem: .tooLarge(limit: limit)) }
        var reader = CFactReader(bytes)
        reader.read()
        return reader.facts
    }

    private mutating func read() {
        facts.directives = DirectiveReader.directives(in: code.comments, of: code.bytes)
        for index in code.tokens.indices { readConstant(at: index) }
        guard CLookupNames.areMentioned(in: code.bytes) else { return }
        for found in CHelperReader(code).helpers(among: CLookupSearch(code, CLookupNames()).lookups) {
            var helper = found.helper
            helper.spot.context = facts.contexts.count
            facts.helpers.append(helper)
            facts.contexts.append(
                ContextFact(type: found.owner, declaration: found.fullName, isPreview: false, isDebug: false))
        }
        for index in code.tokens.indices { readFormat(at: index) }
    }

    // MARK: - Constants

    /// Reads `#define TITLE @"home.title"` or `NSString *const title = @"home.title";`.
    private mutating func readConstant(at index: Int) {
        guard code.tokens[index].kind == .string else { return }
        var start = index
        while start > 0, code.tokens[start - 1].kind == .string { start -= 1 }
        var end = index + 1
        while end < code.tokens.count, code.tokens[end].kind == .string { end += 1 }
        guard start == index, start > 1, let literal = code.literal(in: start..<end) else { return }
        if code.name(at: start - 2) == "CFSTR", code.isMark("(", at: start - 1), code.isMark(")", at: end) {
            (start, end) = (start - 2, end + 1)
        }
        let isMacro =
            code.name(at: start - 2) == "define" && end < code.tokens.count
            && code.tokens[end].kind == .directiveEnd
        let isValue = code.isMark("=", at: start - 1) && code.isMark(";", at: end) && isConstant(start - 2)
        guard isMacro || isValue, let name = code.name(at: isMacro ? start - 1 : start - 2) else { return }
        facts.properties.append(
            PropertyFact(
                name: name, owner: "", type: "String", hint: .type("String"), isStored: true, hasDefault: true,
                isConstant: true))
        let spot = SourceSpot(
            range: literal.range, position: lines.position(at: literal.range.lowerBound),
            context: facts.contexts.count)
        facts.contexts.append(ContextFact(type: "", declaration: name, isPreview: false, isDebug: false))
        facts.literals.append(
            LiteralFact(
                segments: literal.text.isEmpty ? [] : [.text(literal.text)], spot: spot,
                role: .bound(name: name, type: "String")))
    }

    /// Returns whether a declared name is constant: `NSString *const title`, `const CFStringRef title`.
    private func isConstant(_ name: Int) -> Bool {
        var index = name - 1
        var words: Set<String> = []
        while index >= 0, code.tokens[index].kind == .name || code.isMark("*", at: index) {
            if let word = code.name(at: index) { words.insert(word) }
            index -= 1
        }
        return words.contains("const") && !words.isDisjoint(with: ["NSString", "CFStringRef", "char"])
    }

    // MARK: - Formats

    /// Reads `[NSString stringWithFormat:NSLocalizedString(@"…", nil), count]`.
    private mutating func readFormat(at index: Int) {
        guard code.tokens[index].isMark("["), let message = code.message(at: index), let name = message.names.first,
            ["stringWithFormat", "localizedStringWithFormat", "initWithFormat"].contains(name),
            let first = message.arguments.first
        else { return }
        let list = code.split(first) { $0.isMark(",") }
        // Values in a list of another function are unknown.
        guard let key = list.first, !message.names.contains("arguments"), code.literal(in: key) == nil else { return }
        let hasLocale = name == "localizedStringWithFormat" || message.names.contains("locale")
        facts.formats.append(
            FormatFact(
                name: name, isFoundation: true, hasLocale: hasLocale, key: code.range(of: key),
                labels: Array(repeating: nil, count: list.count - 1),
                values: Array(repeating: .unknown, count: list.count - 1)))
    }
}

extension CLookupNames {
    /// Returns whether code mentions any lookup of Foundation or Core Foundation.
    static func areMentioned(in bytes: [UInt8]) -> Bool {
        // `z` is rare, so the search stops at few bytes.
        let word = Array("zedString".utf8)
        var rest = bytes[...]
        while let index = rest.firstIndex(of: word[0]) {
            rest = rest[index...]
            if rest.starts(with: word) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}

extension CCode {
    /// Returns whether an argument is `nil` or `NULL`.
    func isNothing(_ part: Range<Int>) -> Bool {
        part.count == 1 && ["nil", "NULL", "nullptr"].contains(name(at: part.lowerBound))
    }

    /// Returns the code of a lookup's bundle in the form of Swift's; nil for the main bundle of a function.
    func bundle(of lookup: CLookup) -> String? {
        if let own = lookup.target.own { return own.bundle }
        guard let part = lookup.others[.bundle] ?? lookup.receiver, !isNothing(part) else { return nil }
        switch Array(names(in: part).prefix(2)) {
        case ["NSBundle", "mainBundle"], ["CFBundleGetMainBundle"]: return "Bundle.main"
        case ["NSBundle", "bundleForClass"]: return "Bundle(for: type(of: self))"
        case ["NSBundle", "bundleWithIdentifier"]: return "Bundle(identifier: \(source(of: part)))"
        case ["SWIFTPM_MODULE_BUNDLE"]: return "Bundle.module"
        default: return source(of: part)
        }
    }
}
