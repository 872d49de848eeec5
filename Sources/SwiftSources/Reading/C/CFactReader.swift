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
        guard CCode.canRead(bytes) else { return SourceFacts() }
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
        guard code.tokens[index].kind == .string, index > 1, code.tokens[index - 1].kind != .string else { return }
        var start = index
        var end = index + 1
        while end < code.tokens.count, code.tokens[end].kind == .string { end += 1 }
        guard let literal = code.literal(in: start..<end) else { return }
        if code.name(at: start - 2) == "CFSTR", code.isMark("(", at: start - 1), code.isMark(")", at: end) {
            (start, end) = (start - 2, end + 1)
        }
        guard start > 1 else { return }
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
    ///
    /// `const NSString *title` is a variable.
    private func isConstant(_ name: Int) -> Bool {
        var words: Set<String> = []
        var index = name - 1
        while index >= 0, code.tokens[index].kind == .name || code.isMark("*", at: index) {
            if let word = code.name(at: index) { words.insert(word) }
            index -= 1
        }
        guard words.contains("const") else { return false }
        if words.contains("CFStringRef") { return true }
        return code.name(at: name - 1) == "const" && words.contains("NSString")
    }

    // MARK: - Formats

    /// Reads `[NSString stringWithFormat:NSLocalizedString(@"…", nil), count]`.
    private mutating func readFormat(at index: Int) {
        guard code.tokens[index].isMark("["), let format = code.format(at: index), !format.takesList,
            code.literal(in: format.text) == nil
        else { return }
        facts.formats.append(
            FormatFact(
                name: format.name, isFoundation: true, hasLocale: format.hasLocale, key: code.range(of: format.text),
                labels: Array(repeating: nil, count: format.valueCount),
                values: Array(repeating: .unknown, count: format.valueCount)))
    }
}

extension CLookupNames {
    /// Returns whether code mentions any lookup of Foundation or Core Foundation.
    static func areMentioned(in bytes: [UInt8]) -> Bool {
        // `z` is rare, so the search stops at few bytes.
        bytes.contains(word: Array("zedString".utf8))
    }
}
