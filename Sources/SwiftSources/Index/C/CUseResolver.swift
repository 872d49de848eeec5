import CatalogCore

/// The lookup functions that code in C, C++ or Objective-C calls, in all files of a project.
struct CProjectLookups: Sendable {
    /// The functions, methods and macros of the project.
    let own: CLookupNames
    /// The functions that look up their parameter, by the path of the file.
    fileprivate let helpers: [String: [HelperFact]]
    /// The names by which a file mentions them.
    private let words: [[UInt8]]
    /// The signatures of those that Swift code may call by another name.
    fileprivate let shared: Set<String>

    /// Finds the functions that files declare, and those that the configuration names.
    init(_ lookups: LookupNames, in files: [SourceFile]) {
        let code = files.filter(\.isC)
        var helpers = Dictionary(code.map { ($0.path, $0.facts.helpers) }) { first, _ in first }
        helpers = helpers.filter { !$0.value.isEmpty }
        let signatures = Set(helpers.values.joined().map(\.name))
        var known = lookups.all.filter { $0.isListed || signatures.contains($0.signature) }
        // A macro often calls a method that looks up: `#define L(key) [Loc stringForKey:key]`.
        var new = known.filter { signatures.contains($0.signature) }
        while !new.isEmpty, known.count < Self.limit {
            let names = CLookupNames(new)
            let words = Self.words(of: new)
            new = []
            for file in code where Self.mentions(words, in: file) {
                let code = CCode(file.bytes)
                let outer = CHelperReader(code).helpers(among: CLookupSearch(code, names).lookups)
                for found in outer where !(helpers[file.path] ?? []).contains(where: { $0.name == found.helper.name }) {
                    helpers[file.path, default: []].append(found.helper)
                    new.append(LookupNames.Lookup(found))
                }
            }
            known += new
        }
        self.helpers = helpers
        own = CLookupNames(known)
        words = Self.words(of: known)
        shared = Self.shared(Set(helpers.values.joined().map(\.name)), files)
    }

    /// The maximum number of lookup functions to search for others that call them.
    private static let limit = 200

    private static func words(of lookups: [LookupNames.Lookup]) -> [[UInt8]] {
        Set(lookups.map(\.name)).sorted().map { Array($0.utf8) }
    }

    /// Returns the functions that Swift code may call.
    ///
    /// Swift takes a part of a method's name for the label of its argument: `string(for:)` for `stringFor:`.
    private static func shared(_ names: Set<String>, _ files: [SourceFile]) -> Set<String> {
        guard !names.isEmpty else { return [] }
        var called: Set<String> = []
        for file in files where !file.isC {
            for call in file.facts.calls { called.insert(call.name) }
            for member in file.facts.members { member.path.last.map { _ = called.insert($0) } }
        }
        return names.filter { name in
            let base = name.prefix { $0 != "(" }
            return called.contains { !$0.isEmpty && base.hasPrefix($0) }
        }
    }

    private static func mentions(_ words: [[UInt8]], in file: SourceFile) -> Bool {
        words.contains { word in
            var rest = file.bytes[...]
            while let index = rest.firstIndex(of: word[0]) {
                rest = rest[index...]
                if rest.starts(with: word) { return true }
                rest = rest.dropFirst()
            }
            return false
        }
    }

    /// Returns whether a file can have lookups.
    fileprivate func areMentioned(in file: SourceFile) -> Bool {
        CLookupNames.areMentioned(in: file.bytes) || Self.mentions(words, in: file)
    }
}

extension LookupNames.Lookup {
    /// Creates the lookup by a function, method or macro.
    fileprivate init(_ declared: LookupNames.Declared) {
        let helper = declared.helper
        let base = String(helper.name.prefix { $0 != "(" })
        let labels =
            helper.name.contains("(")
            ? helper.name.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init) : nil
        self.init(
            name: base, labels: labels, parameter: helper.parameter, table: helper.table, bundle: helper.bundle,
            owners: [declared.owner], isStatic: helper.isStatic, isListed: false)
    }
}

/// A resolver that finds the uses of keys in one file in C, C++ or Objective-C.
struct CUseResolver {
    private let file: SourceFile
    private let lookups: CProjectLookups
    private let values: ValueFlow
    private let yields: YieldsDirectives
    private(set) var uses: [KeyUse] = []
    private(set) var dynamicUses: [DynamicUse] = []

    init(_ file: SourceFile, _ lookups: CProjectLookups, values: ValueFlow) {
        self.file = file
        self.lookups = lookups
        self.values = values
        yields = YieldsDirectives(file)
        if file.problem == nil, lookups.areMentioned(in: file) { resolve() }
    }

    private mutating func resolve() {
        let code = CCode(file.bytes)
        let functions = CFunctionReader(code).functions
        let lines = LineIndex(file.bytes)
        let found = CLookupSearch(code, CLookupNames()).lookups + CLookupSearch(code, lookups.own).lookups
        for lookup in found {
            let function = functions.last { $0.body.contains(lookup.call.lowerBound) }
            if let function, isCoveredByCalls(lookup, function, code) { continue }
            for text in code.texts(of: lookup.key) {
                let range = text.literal ?? code.range(of: lookup.key)
                let place = place(range, lines, function)
                guard text.literal == nil else {
                    uses.append(use(text.segments.globTexts.joined(), lookup, place, code))
                    continue
                }
                let spot = SourceSpot(range: range, position: place.position, context: 0)
                let use = dynamicUse(text.segments, lookup, place, code)
                dynamicUses += yields.patterns(at: spot).map(use.restricted) ?? [use]
            }
        }
    }

    /// Returns whether a lookup is in one of the project's lookup functions, whose calls are the uses of its keys.
    private func isCoveredByCalls(_ lookup: CLookup, _ function: CFunction, _ code: CCode) -> Bool {
        guard lookup.key.count == 1, !lookups.shared.contains(function.signature),
            let helper = lookups.helpers[file.path]?.first(where: { $0.name == function.signature })
        else { return false }
        let name = code.name(at: lookup.key.lowerBound)
        return helper.parameter.map { function.parameters[$0] == name } ?? (name == "self")
    }

    private func place(_ range: ByteRange, _ lines: LineIndex, _ function: CFunction?) -> SourcePlace {
        SourcePlace(
            path: file.path, position: lines.position(at: range.lowerBound), range: range,
            declaration: function?.declaration ?? "", audience: file.isForTests ? .test : .product)
    }

    private func use(_ key: String, _ lookup: CLookup, _ place: SourcePlace, _ code: CCode) -> KeyUse {
        let table = table(of: lookup, code)
        let text = { (role: CLookup.Role) in lookup.others[role].flatMap(code.literal)?.text }
        let own = lookup.target.own
        return KeyUse(
            kind: lookup.target.kind, key: KeyText(key), table: table.name, hasUnknownTable: table.isUnknown,
            bundle: code.bundle(of: lookup),
            // Without a text, the lookup returns the key.
            defaultValue: text(.value).flatMap { $0.isEmpty ? nil : KeyText($0) }, comment: text(.comment),
            callee: lookup.target.name, place: place, certainty: .certain,
            isOfMainBundle: own.map { $0.hasKnownBundle && BundleCode.isMain($0.bundle) } ?? false)
    }

    private func dynamicUse(
        _ segments: [TextSegment], _ lookup: CLookup, _ place: SourcePlace, _ code: CCode
    ) -> DynamicUse {
        let table = table(of: lookup, code)
        let strings = values.strings(of: segments, in: "")
        return DynamicUse(
            kind: lookup.target.kind, pattern: KeyGlob(texts: segments.globTexts), expansions: strings?.texts,
            isClosed: strings?.isClosed ?? false, table: table.name, hasUnknownTable: table.isUnknown,
            bundle: code.bundle(of: lookup),
            callee: lookup.target.name, place: place, isInterpolated: false)
    }

    /// Returns the name of a lookup's table, which can be a constant.
    private func table(of lookup: CLookup, _ code: CCode) -> (name: String?, isUnknown: Bool) {
        if let own = lookup.target.own { return (own.table, false) }
        guard let part = lookup.others[.table], !code.isNothing(part) else { return (nil, false) }
        let texts = code.texts(of: part)
        guard texts.count == 1 else { return (nil, true) }
        if texts[0].literal != nil { return (texts[0].segments.globTexts.joined(), false) }
        let strings = values.strings(of: texts[0].segments, in: "")
        guard let strings, strings.isClosed, strings.texts.count == 1 else { return (nil, true) }
        return (strings.texts[0], false)
    }
}
