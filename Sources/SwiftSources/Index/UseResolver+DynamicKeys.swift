// Dynamic keys.
extension UseResolver {

    mutating func add(_ dynamic: DynamicFact) {
        guard let api = api(dynamic) else { return }
        let isUnknown = !dynamic.alternatives.contains(where: \.hasText)
        // The calls of a known lookup function are the uses of the keys that it receives.
        let helper = file.facts.helpers.first { $0.spot.range.contains(dynamic.spot.range.lowerBound) }
        if isUnknown, let helper, lookups.lists(helper.name, in: file.context(of: helper.spot).type),
            dynamic.alternatives.allSatisfy({ isKey($0, of: helper) })
        {
            return
        }
        var dynamicKeys: [[TextSegment]] = []
        let owner = file.context(of: dynamic.spot).type
        for alternative in dynamic.alternatives {
            if isTyped(alternative, in: owner) || isTranslation(alternative, in: owner) { continue }
            if let text = alternative.plainText {
                let key = KeyText(text)
                if !isKnown(key, within: dynamic.spot) { uses.append(use(key, api, dynamic.spot)) }
            } else {
                dynamicKeys.append(alternative)
            }
        }
        guard !dynamicKeys.isEmpty else { return }
        // A lookup function is named in the configuration, so that its calls are uses of keys.
        let isHelper = helper.map { helper in dynamicKeys.contains { isKey($0, of: helper) } } ?? false
        addDynamic(dynamicKeys, api, dynamic.spot, isInterpolated: false, isFollowed: !isHelper)
    }

    /// Returns whether a value is the key parameter or receiver of a helper.
    private func isKey(_ segments: [TextSegment], of helper: HelperFact) -> Bool {
        guard segments.count == 1, case .interpolation(let value) = segments[0] else { return false }
        guard let index = helper.parameter else { return value.hint == .name("self") }
        guard case .parameter(let name, helper.name, _) = value.hint else { return false }
        let callable = file.facts.callables.first {
            $0.signature == helper.name && $0.parameters.indices.contains(index)
        }
        return callable?.parameters[index].name == name
    }

    /// Returns whether a value has a localizable type, so that the code that creates it is the use.
    private func isTyped(_ segments: [TextSegment], in owner: String) -> Bool {
        guard segments.count == 1, case .interpolation(let value) = segments[0] else { return false }
        return declarations.localizable(values.types.type(of: value.hint, in: owner)) != nil
    }

    /// Returns whether a value is the result of a lookup of the project, and so no key but a translation:
    /// `LocalizedStringKey(texts.find("home.title"))`.
    private func isTranslation(_ segments: [TextSegment], in owner: String) -> Bool {
        guard segments.count == 1, case .interpolation(let value) = segments[0], value.code.hasSuffix(")"),
            case .member(let base, let name) = value.hint, let type = values.types.name(of: base, in: owner)
        else { return false }
        return lookups.findsKey(inCallOf: name, of: type)
    }

    /// Returns whether a value is an error, which is no key: `catch { show(error.localized) }`.
    private func isError(_ dynamic: DynamicFact) -> Bool {
        let owner = file.context(of: dynamic.spot).type
        return dynamic.alternatives.allSatisfy { segments in
            guard segments.count == 1, case .interpolation(let value) = segments[0] else { return false }
            return ["Error", "NSError"].contains(values.types.name(of: value.hint, in: owner))
        }
    }

    /// Returns whether a literal in a range is already a use of a key.
    private func isKnown(_ key: KeyText, within spot: SourceSpot) -> Bool {
        uses.contains { spot.range.contains($0.location.range.lowerBound) && $0.key == key }
    }

    private func api(_ dynamic: DynamicFact) -> ReceivingAPI? {
        switch dynamic.target {
        case .receiver(let member, let call): return isError(dynamic) ? nil : receiver(member, call)
        case .argument(let call, let index):
            guard !makesDefaultValue(call) else { return nil }
            let fact = file.facts.calls[call]
            if fact.name == "init", fact.base == .implicit { return implicit(fact, call, dynamic) }
            return self.api(fact, call, index, file.context(of: dynamic.spot))
        }
    }

    private func api(_ fact: CallFact, _ call: Int, _ index: Int, _ context: ContextFact) -> ReceivingAPI? {
        if let lookup = lookup(fact, index, context) {
            return ReceivingAPI(lookup, callee: Self.callee(lookup, fact), call: call)
        }
        guard let row = SignatureTable.standard.row(for: fact, argument: index),
            [.localizedString, .nsLocalizedString, .bundleLookup].contains(row.kind)
                || row.kind == .appIntent && fact.labels[index] == "stringLiteral"
        else { return nil }
        return ReceivingAPI(kind: row.kind, bundle: fact.bundle, callee: Self.callee(fact), call: call)
    }

    // MARK: - Values used as keys

    /// Adds a dynamic key that is passed to a type alias, as in `LSK(code)`, or stored for a later lookup by the
    /// system.
    mutating func addRenamed(_ value: ValueFact) {
        switch value.role {
        case .argument(let call, let index):
            var fact = file.facts.calls[call]
            let name = declarations.resolved(fact.name)
            guard fact.base == .none, name != fact.name else { return }
            fact.name = Declarations.last(name)
            guard let api = api(fact, call, index, file.facts.contexts[value.context]) else { return }
            addDynamic(value.alternatives.filter { $0.plainText == nil }, api, fact.spot, isInterpolated: false)
        case .assigned(let name, _) where name.hasSuffix("LocalizationKey"):
            let spot = SourceSpot(range: 0..<0, position: .start, context: value.context)
            let api = ReceivingAPI(kind: .bundleLookup, callee: name)
            addDynamic(value.alternatives.filter { $0.plainText == nil }, api, spot, isInterpolated: false)
        default: break
        }
    }

    /// Returns whether a literal becomes a `String` before it becomes a key, as in `LocalizedStringKey(stringLiteral:
    /// "a.\(b)")`.
    func isMadeString(_ api: ReceivingAPI, _ literal: LiteralFact) -> Bool {
        guard case .argument(let call, let index) = literal.role, literal.plainText == nil, api.kind != .swiftUI
        else { return false }
        let fact = file.facts.calls[call]
        return fact.labels.indices.contains(index) && fact.labels[index] == "stringLiteral" || fact.name == "init"
    }

    /// Returns the lookup in `.init(name)` if its type can be localizable.
    private func implicit(_ call: CallFact, _ index: Int, _ dynamic: DynamicFact) -> ReceivingAPI? {
        let context = file.context(of: call.spot)
        let api = ReceivingAPI(kind: .localizedString, callee: ".init", call: index)
        if case .type(let type) = typing.typed(call, context).base {
            return declarations.localizable(TypeShape(declarations.resolved(type))) == nil ? nil : api
        }
        switch call.site?.role {
        case .argument(let outer, let index):
            let outer = typing.typed(file.facts.calls[outer], context)
            let parameters = calls.parameters(outer, index, in: context)
            let takesKey =
                parameters.isEmpty
                ? SignatureTable.standard.row(for: outer, argument: index) != nil
                : parameters.contains { declarations.localizable(TypeShape($0.parameter.type)) != nil }
            return takesKey ? api : nil
        // The code that receives the result of a closure is unknown.
        case .closureResult: return dynamic.alternatives.contains { mayBeText($0, in: context.type) } ? api : nil
        default: return nil
        }
    }

    private func mayBeText(_ segments: [TextSegment], in owner: String) -> Bool {
        guard segments.count == 1, case .interpolation(let value) = segments[0] else { return true }
        return values.types.name(of: value.hint, in: owner).map { ["String", "Substring"].contains($0) } ?? true
    }

    mutating func addDynamic(
        _ alternatives: [[TextSegment]], _ api: ReceivingAPI, _ spot: SourceSpot, isInterpolated: Bool,
        isFollowed: Bool = false
    ) {
        let (api, given) = completed(api)
        let context = file.context(of: spot)
        let owner = context.type
        for segments in alternatives {
            let strings = values.strings(of: segments, in: owner)
            var use = DynamicUse(
                kind: api.kind, pattern: KeyGlob(texts: segments.globTexts),
                expansions: strings?.texts, isClosed: strings?.isClosed ?? false,
                table: given.table ?? api.table, hasUnknownTable: given.hasUnknownTable,
                bundle: api.bundle, callee: api.callee, location: file.location(spot),
                isInterpolated: isInterpolated)
            if isFollowed { use.origins = values.reads.wholes(of: segments, in: owner, context.declaration, file.path) }
            dynamicUses += yields.patterns(at: spot).map(use.restricted) ?? [use]
        }
    }
}

extension [TextSegment] {
    /// The texts between the values.
    var globTexts: [String] {
        var texts = [""]
        for segment in self {
            switch segment {
            case .text(let text): texts[texts.count - 1] += text
            case .interpolation: texts.append("")
            }
        }
        return texts
    }
}
