/// A resolver that decides which literals and dynamic keys of one file are uses of keys.
struct UseResolver {
    let file: SourceFile
    let declarations: Declarations
    let lookups: LookupNames
    let values: ValueFlow
    private let specifiers: SpecifierReader
    let typing: CallTyping
    let yields: YieldsDirectives
    var uses: [KeyUse] = []
    var dynamicUses: [DynamicUse] = []
    /// The arguments whose text is known, by the indices of the call and the argument.
    private var arguments: [ArgumentLocation: TextArgument] = [:]

    init(_ file: SourceFile, declarations: Declarations, lookups: LookupNames, values: ValueFlow) {
        self.file = file
        self.declarations = declarations
        self.lookups = lookups
        self.values = values
        specifiers = SpecifierReader(types: values.types)
        typing = CallTyping(file, types: values.types)
        yields = YieldsDirectives(file)
        // One branch of a conditional is not the whole argument, nor is one operand of a concatenation.
        for literal in file.facts.literals where literal.steps.isEmpty && literal.traits.isEmpty {
            guard case .argument(let call, let index) = literal.role else { continue }
            arguments[ArgumentLocation(call: call, index: index)] = TextArgument(
                segments: literal.segments, context: literal.spot.context)
        }
        for value in file.facts.values where value.steps.isEmpty && value.local == nil {
            guard case .argument(let call, let index) = value.role, value.alternatives.count == 1,
                value.alternatives[0].hasText, value.alternatives[0].plainText != nil
            else { continue }
            arguments[ArgumentLocation(call: call, index: index)] = TextArgument(
                segments: value.alternatives[0], context: value.context)
        }
    }

    var calls: CallResolver { typing.calls }

    /// An argument, by the indices of its call and of the argument.
    private struct ArgumentLocation: Hashable {
        let call: Int
        let index: Int
    }

    /// An argument whose text is known: a literal, or a concatenation of literals.
    private struct TextArgument {
        let segments: [TextSegment]
        /// The index of the enclosing declarations in `SourceFacts.contexts`.
        let context: Int
    }

    /// An API that receives a key.
    struct ReceivingAPI {
        let kind: KeyUse.Kind
        var table: String?
        var bundle: String?
        var callee: String
        var call: Int?
        var certainty = KeyUse.Certainty.certain
        /// Whether a lookup of the project is known to ask the main bundle.
        var isOfMainBundle = false

        init(
            kind: KeyUse.Kind, table: String? = nil, bundle: String? = nil, callee: String, call: Int? = nil,
            certainty: KeyUse.Certainty = .certain
        ) {
            self.kind = kind
            self.table = table
            self.bundle = bundle
            self.callee = callee
            self.call = call
            self.certainty = certainty
        }

        /// Creates the API of a lookup of the project.
        init(_ lookup: LookupNames.Lookup, callee: String, call: Int?) {
            self.init(kind: .helper, table: lookup.table, bundle: lookup.bundle, callee: callee, call: call)
            isOfMainBundle = lookup.hasKnownBundle && BundleCode.isMain(lookup.bundle)
        }
    }

    mutating func resolve() {
        for literal in file.facts.literals where !literal.traits.contains(.isConcatenated) {
            guard let api = api(literal) else { continue }
            add(literal, api)
        }
        for dynamic in file.facts.dynamics { add(dynamic) }
        for value in file.facts.values { addRenamed(value) }
    }

    // MARK: - Literals

    private func api(_ literal: LiteralFact) -> ReceivingAPI? {
        let context = file.context(of: literal.spot)
        switch literal.role {
        case .argument(let call, let index): return argument(call, index, literal, context)
        case .receiver(let member, let call):
            guard literal.steps.isEmpty else { return nil }
            return receiver(member, call)
        case .bound(let name, let type), .returned(let name, let type): return value(of: type, name, literal, context)
        case .defaultArgument(let name, let type): return value(of: type, name, literal, context)
        case .cast(let type): return value(of: type, "as", literal, context)
        case .assigned(let name, let hint): return assigned(name, hint, literal, context)
        default: return nil
        }
    }

    private func value(
        of type: String?, _ name: String, _ literal: LiteralFact, _ context: ContextFact
    ) -> ReceivingAPI? {
        guard let type else { return nil }
        let meant = type == "Self" ? context.type : type
        guard let found = declarations.localizable(meant, literal.steps) else { return nil }
        return ReceivingAPI(kind: found.kind, table: found.table, callee: name)
    }

    private func assigned(
        _ name: String, _ hint: TypeHint, _ literal: LiteralFact, _ context: ContextFact
    ) -> ReceivingAPI? {
        if let type = values.types.type(of: hint, in: context.type) {
            return declarations.localizable(type.descend(literal.steps)).map {
                ReceivingAPI(kind: $0.kind, table: $0.table, callee: name)
            }
        }
        let types = declarations.properties[name].compactMap(\.type)
        guard !types.isEmpty, types.allSatisfy({ declarations.localizable($0, literal.steps) != nil }) else {
            return nil
        }
        return ReceivingAPI(kind: .typedValue, callee: name, certainty: .likely)
    }

    private func argument(_ call: Int, _ index: Int, _ literal: LiteralFact, _ context: ContextFact) -> ReceivingAPI? {
        guard !makesDefaultValue(call) else { return nil }
        let fact = typing.typed(file.facts.calls[call], context)
        if literal.steps.isEmpty, let lookup = lookup(fact, index, context) {
            return ReceivingAPI(lookup, callee: Self.callee(lookup, fact), call: call)
        }
        guard let answer = calls.answer(fact, index, literal.steps, in: context) else { return nil }
        // If another branch, or the left side of `??`, is a variable, then the text is a `String` and not a key.
        if answer.kind == .swiftUI, !literal.traits.isDisjoint(with: [.isMixedChoice, .isFallback]) { return nil }
        return ReceivingAPI(
            kind: answer.kind, table: answer.table, bundle: fact.bundle,
            callee: Self.callee(fact.name == "init" ? fact : file.facts.calls[call]), call: call,
            certainty: answer.certainty)
    }

    /// Returns whether a call makes the text that stands in for a missing one, and no key:
    /// `String(localized: key, defaultValue: String.LocalizationValue(text))`.
    func makesDefaultValue(_ call: Int) -> Bool {
        let fact = file.facts.calls[call]
        guard fact.makesKey, case .argument(let outer, let index)? = fact.site?.role else { return false }
        let labels = file.facts.calls[outer].labels
        return labels.indices.contains(index) && labels[index] == "defaultValue"
    }

    func receiver(_ member: String, _ call: Int?) -> ReceivingAPI? {
        let fact = call.map { file.facts.calls[$0] }
        guard let lookup = lookups.lookup(askedOfKey: member, fact) else { return nil }
        return ReceivingAPI(lookup, callee: ".\(member)", call: call)
    }

    /// Returns the lookup of the project that takes an argument as its key, or nil if there is none.
    func lookup(_ call: CallFact, _ index: Int, _ context: ContextFact) -> LookupNames.Lookup? {
        let receivers = LookupReceivers(types: values.types)
        return lookups.lookup(call, keyAt: index) { receivers.refers(call, to: $0, in: context) }
    }

    /// Returns the name of a lookup as a call has it; a function of a type has the type's name.
    static func callee(_ lookup: LookupNames.Lookup, _ call: CallFact) -> String {
        guard case .type(let type) = call.base, type != "Self" else { return lookup.name }
        return "\(type).\(lookup.name)"
    }

    static func callee(_ call: CallFact) -> String {
        switch (call.form, call.base) {
        case (.attribute, _): "@\(call.name)"
        case (.macro, _): "#\(call.name)"
        case (_, .none): call.name
        case (_, .type(let type)): call.name == "init" ? type : "\(type).\(call.name)"
        case (_, .implicit), (_, .value): ".\(call.name)"
        }
    }

    // MARK: - Uses

    private mutating func add(_ literal: LiteralFact, _ api: ReceivingAPI) {
        let owner = file.context(of: literal.spot).type
        let looksUp = [.helper, .nsLocalizedString, .bundleLookup].contains(api.kind)
        if looksUp && literal.plainText == nil || isMadeString(api, literal) {
            addDynamic([literal.segments], api, literal.spot, isInterpolated: true)
            return
        }
        let isIntent = api.kind == .appIntent
        let key = specifiers.text(of: literal.segments, in: owner, isPhrase: isIntent)
        uses.append(use(key, api, literal.spot))
    }

    func use(_ key: KeyText, _ api: ReceivingAPI, _ spot: SourceSpot) -> KeyUse {
        let (api, given) = completed(api)
        return KeyUse(
            kind: api.kind, key: key, table: given.table ?? api.table,
            hasUnknownTable: given.hasUnknownTable, bundle: api.bundle,
            defaultValue: given.defaultValue, comment: given.comment, callee: api.callee, location: file.location(spot),
            certainty: api.certainty, isOfMainBundle: api.isOfMainBundle,
            hasOtherText: given.hasOtherText && LookupParameters.makeDefault.contains(api.kind))
    }

    /// The other arguments of a lookup.
    struct Given {
        var table: String?
        var hasUnknownTable = false
        var comment: String?
        var defaultValue: KeyText?
        /// Whether there is a default value that the code does not show.
        var hasOtherText = false
    }

    /// Returns an API with its bundle and the other arguments of its call.
    ///
    /// A key that code makes first, as in `Text(LocalizedStringKey("Add"), bundle: .module)`, has them from the call
    /// that looks it up. If code stores or passes on the key, its bundle is unknown.
    func completed(_ api: ReceivingAPI) -> (api: ReceivingAPI, given: Given) {
        guard let call = api.call, file.facts.calls[call].makesKey, let site = file.facts.calls[call].site else {
            return (api, given(with: api))
        }
        var api = api
        guard case .argument(let outer, let index) = site.role, let kind = lookup(outer, index) else {
            api.bundle = BundleCode.unknown
            return (api, given(with: api))
        }
        let fact = file.facts.calls[outer]
        api.bundle = fact.bundle
        return (api, given(outer, LookupParameters.labels(of: kind, Self.callee(fact))))
    }

    /// Returns the kind of the system's lookup that has an argument as its key, or nil for any other call.
    private func lookup(_ call: Int, _ index: Int) -> KeyUse.Kind? {
        let context = file.context(of: file.facts.calls[call].spot)
        let fact = typing.typed(file.facts.calls[call], context)
        guard calls.parameters(fact, index, in: context).isEmpty else { return nil }
        return SignatureTable.standard.row(for: fact, argument: index)?.kind
    }

    /// Returns the other arguments of the call that receives a key.
    ///
    /// `api.call.map(given)` would copy the whole resolver, with all declarations that it refers to.
    func given(with api: ReceivingAPI) -> Given {
        guard let call = api.call else { return Given() }
        return given(call, LookupParameters.labels(of: api.kind, api.callee))
    }

    /// Returns the arguments of a call with some of the labels of `LookupParameters`.
    private func given(_ callIndex: Int, _ labels: Set<String>) -> Given {
        var given = Given()
        guard !labels.isEmpty else { return given }
        let call = file.facts.calls[callIndex]
        for (index, label) in call.labels.enumerated() {
            guard let label, labels.contains(label) else { continue }
            let argument = arguments[ArgumentLocation(call: callIndex, index: index)]
            switch label {
            case "table", "tableName":
                given.table = argument?.segments.plainText
                given.hasUnknownTable = given.table == nil && !call.nilArguments.contains(index)
            case "comment": given.comment = argument?.segments.plainText
            default:
                given.defaultValue = argument.map {
                    specifiers.text(of: $0.segments, in: file.facts.contexts[$0.context].type)
                }
                given.hasOtherText = argument == nil && !call.nilArguments.contains(index)
            }
        }
        return given
    }
}
