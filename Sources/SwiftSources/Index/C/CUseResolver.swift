import CatalogCore

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
        let found =
            CLookupSearch(code, CLookupNames().without(lookups.own)).lookups + CLookupSearch(code, lookups.own).lookups
        for lookup in found {
            let function = functions.function(at: lookup.call.lowerBound)
            if let function, isCoveredByCalls(lookup, function, code) { continue }
            for text in code.texts(of: lookup.key) {
                let range = text.literal ?? code.range(of: lookup.key)
                let location = location(range, lines, function, isOff: code.isDisabled(lookup.call.lowerBound))
                guard text.literal == nil else {
                    uses.append(use(text.segments.globTexts.joined(), lookup, location, code))
                    continue
                }
                let spot = SourceSpot(range: range, position: location.position, context: 0)
                let use = dynamicUse(text.segments.map(known), lookup, location, code)
                dynamicUses += yields.patterns(at: spot).map(use.restricted) ?? [use]
            }
        }
    }

    /// Returns a part of a text, whose value is unknown unless it is a constant.
    private func known(_ segment: TextSegment) -> TextSegment {
        guard case .interpolation(var value) = segment, case .name(let name) = value.hint, !lookups.isConstant(name)
        else { return segment }
        value.hint = .unknown
        return .interpolation(value)
    }

    /// Returns whether a lookup is in one of the project's lookup functions, whose calls are the uses of its keys.
    private func isCoveredByCalls(_ lookup: CLookup, _ function: CFunction, _ code: CCode) -> Bool {
        let key = code.unwrapped(lookup.key)
        guard function.owner.isEmpty, key.count == 1, lookups.covered.contains(function.signature),
            let helper = lookups.helpers[file.path]?.first(where: { $0.name == function.signature }),
            let parameter = helper.parameter, function.parameters.indices.contains(parameter)
        else { return false }
        return function.parameters[parameter] == code.name(at: key.lowerBound)
    }

    /// - Parameter isOff: Whether the preprocessor leaves the code out.
    private func location(
        _ range: ByteRange, _ lines: LineIndex, _ function: CFunction?, isOff: Bool
    ) -> CodeLocation {
        CodeLocation(
            path: file.path, position: lines.position(at: range.lowerBound), range: range,
            declaration: function?.declaration ?? "", audience: file.isForTests ? .test : isOff ? .preview : .product)
    }

    private func use(_ key: String, _ lookup: CLookup, _ location: CodeLocation, _ code: CCode) -> KeyUse {
        let table = table(of: lookup, code)
        let text = { (role: CLookup.Role) in lookup.others[role].flatMap(code.literal)?.text }
        let own = lookup.target.own
        return KeyUse(
            kind: lookup.target.kind, key: KeyText(key), table: table.name, hasUnknownTable: table.isUnknown,
            bundle: code.bundle(of: lookup),
            // Without a text, the lookup returns the key.
            defaultValue: text(.value).flatMap { $0.isEmpty ? nil : KeyText($0) }, comment: text(.comment),
            callee: lookup.target.name, location: location, certainty: .certain,
            isOfMainBundle: own.map { $0.hasKnownBundle && BundleCode.isMain($0.bundle) } ?? false)
    }

    private func dynamicUse(
        _ segments: [TextSegment], _ lookup: CLookup, _ location: CodeLocation, _ code: CCode
    ) -> DynamicUse {
        let table = table(of: lookup, code)
        let strings = values.strings(of: segments, in: "")
        return DynamicUse(
            kind: lookup.target.kind, pattern: KeyGlob(texts: segments.globTexts), expansions: strings?.texts,
            isClosed: strings?.isClosed ?? false, table: table.name, hasUnknownTable: table.isUnknown,
            bundle: code.bundle(of: lookup),
            callee: lookup.target.name, location: location, isInterpolated: false)
    }

    /// Returns the name of a lookup's table, which can be a constant.
    private func table(of lookup: CLookup, _ code: CCode) -> (name: String?, isUnknown: Bool) {
        let table = code.table(of: lookup)
        if table.isLiteral { return (table.literal, false) }
        let texts = lookup.others[.table].map { code.texts(of: $0) } ?? []
        guard texts.count == 1 else { return (nil, true) }
        let strings = values.strings(of: texts[0].segments.map(known), in: "")
        guard let strings, strings.isClosed, strings.texts.count == 1 else { return (nil, true) }
        return (strings.texts[0], false)
    }
}
