/// An analysis of the possible strings of an expression, which follows values through the declarations of a project.
struct ValueFlow: Sendable {
    /// The maximum number of strings for an expression.
    private static let limit = 500
    /// The maximum number of values to visit for one expression.
    private static let stepLimit = 3_000

    let types: TypeResolver
    let contents: SlotContents
    let closed: ClosedSlots
    /// The slots that expressions read.
    var reads: TextReads { TextReads(types: types) }

    /// Analyzes files.
    ///
    /// - Parameter threads: The number of files to analyze concurrently.
    init(_ files: [SourceFile], types: TypeResolver, threads: Int) {
        self.init(types: types, contents: SlotContents(files, types: types, threads: threads))
    }

    /// Creates an analysis of values that are known.
    init(types: TypeResolver, contents: SlotContents) {
        self.types = types
        self.contents = contents
        closed = ClosedSlots(types.declarations, contents)
    }

    /// The possible strings of an expression.
    struct Strings: Hashable, Sendable {
        /// The known strings, in the order of discovery.
        var texts: [String]
        /// Whether the expression can have no other strings.
        var isClosed: Bool

        static let unknown = Strings(texts: [], isClosed: false)
    }

    /// Returns the possible strings of a composed text, or nil if nothing is known of one of its parts.
    func strings(of segments: [TextSegment], in owner: String) -> Strings? {
        var run = Run(flow: self)
        let found = run.strings(of: segments, in: owner)
        return found.texts.isEmpty && !found.isClosed ? nil : found
    }

    // MARK: - One answer

    private struct Run {
        let flow: ValueFlow
        /// The slots on the current path, each with the value of `depth` at its start.
        var open: [ValueSlot: Int] = [:]
        /// The number of enclosing texts that add to the current string.
        var depth = 0
        var steps = 0

        mutating func strings(of segments: [TextSegment], in owner: String) -> Strings {
            var whole = Strings(texts: [""], isClosed: true)
            for segment in segments {
                switch segment {
                case .text(let text): whole.texts = whole.texts.map { $0 + text }
                case .interpolation(let value):
                    let isPart = segments.count > 1
                    depth += isPart ? 1 : 0
                    let part = strings(of: value.hint, in: owner)
                    depth -= isPart ? 1 : 0
                    guard part.texts.count * whole.texts.count <= ValueFlow.limit else { return .unknown }
                    whole.texts = whole.texts.flatMap { text in part.texts.map { text + $0 } }
                    whole.isClosed = whole.isClosed && part.isClosed
                }
            }
            return whole
        }

        mutating func strings(of hint: TypeHint, in owner: String) -> Strings {
            if case .name(let name) = hint, ValueFlow.endless.contains(name) {
                return Strings(texts: [], isClosed: true)
            }
            if let names = flow.caseNames(hint, in: owner) { return names }
            if case .variable = hint { return .unknown }
            // A value of another type, such as a number, becomes a text that is unknown here.
            if let type = flow.types.name(of: hint, in: owner), !ValueFlow.textTypes.contains(type) { return .unknown }
            if let slot = flow.types.slot(of: hint, in: owner) { return strings(in: slot) }
            if case .member(let base, let name) = hint, let change = TextChange(name) {
                depth += 1
                defer { depth -= 1 }
                return change.applied(to: strings(of: base, in: owner))
            }
            return .unknown
        }

        mutating func strings(in slot: ValueSlot) -> Strings {
            if case .rawValue(let owner) = slot {
                let values = flow.types.declarations.enumeration(owner)?.rawValues ?? []
                return Strings(texts: values, isClosed: !values.isEmpty)
            }
            // A cycle that only copies a slot adds nothing; a cycle that extends the string is unbounded.
            if let start = open[slot] { return start == depth ? Strings(texts: [], isClosed: true) : .unknown }
            open[slot] = depth
            defer { open[slot] = nil }
            steps += 1
            guard steps < ValueFlow.stepLimit else { return .unknown }
            var found = Strings(texts: [], isClosed: flow.closed.isClosed(slot))
            var seen: Set<String> = []
            var isEmpty = true
            for holder in flow.closed.holders(of: slot) {
                steps += 1
                for entry in flow.contents.entries(of: holder) {
                    isEmpty = false
                    for alternative in entry.alternatives {
                        steps += 1
                        guard steps < ValueFlow.stepLimit else { return .unknown }
                        let next = strings(of: alternative, in: entry.owner)
                        found.isClosed = found.isClosed && next.isClosed
                        for text in next.texts where seen.insert(text).inserted { found.texts.append(text) }
                    }
                    guard found.texts.count <= ValueFlow.limit else { return .unknown }
                }
            }
            return isEmpty ? .unknown : found
        }
    }

    /// The types of strings.
    private static let textTypes: Set<String> = [
        "String", "Substring", "StaticString", "NSString", "LocalizedStringKey", "LocalizedStringResource",
        "String.LocalizationValue", "LocalizationValue",
    ]

    /// Functions that never return.
    private static let endless: Set<String> = ["fatalError", "preconditionFailure", "exit", "abort"]

    // MARK: - Enumerations

    /// Returns the names of an enumeration's cases, which interpolations of its values produce.
    ///
    /// The interpolation of a case with associated values also contains these values, which are unknown here.
    private func caseNames(_ hint: TypeHint, in owner: String) -> Strings? {
        types.name(of: hint, in: owner).flatMap(caseNames)
    }

    private func caseNames(of type: String) -> Strings? {
        guard let enumeration = types.declarations.enumeration(type), !enumeration.cases.isEmpty else { return nil }
        let ancestors = types.declarations.ancestors(of: enumeration.name)
        let describes = ["description", "debugDescription"].flatMap { types.declarations.properties[$0] }
            .contains { Declarations.isOwner($0.owner, enumeration.name) || ancestors.contains($0.owner) }
        guard !describes, types.declarations.functions["appendInterpolation"].isEmpty,
            Set(ancestors).isDisjoint(with: ["CustomStringConvertible", "CustomDebugStringConvertible"])
        else { return nil }
        let plain = enumeration.cases.filter { !hasAssociatedValues($0, of: enumeration.name) }
        return Strings(
            texts: plain.map { $0.filter { $0 != "`" } }, isClosed: plain.count == enumeration.cases.count)
    }

    private func hasAssociatedValues(_ name: String, of enumeration: String) -> Bool {
        types.declarations.functions[name, of: enumeration].contains { $0.kind == .enumerationCase }
    }
}

/// A string member that transforms the string.
enum TextChange: String {
    case lowercased, uppercased, capitalized, localizedLowercase, localizedUppercase, localizedCapitalized, description
    case trimmingCharacters

    init?(_ member: String) { self.init(rawValue: member) }

    /// Returns the transformed strings, or unknown strings if the result depends on the locale or on arguments.
    func applied(to strings: ValueFlow.Strings) -> ValueFlow.Strings {
        var strings = strings
        switch self {
        case .lowercased: strings.texts = strings.texts.map { $0.lowercased() }
        case .uppercased: strings.texts = strings.texts.map { $0.uppercased() }
        case .description: break
        case .capitalized, .localizedLowercase, .localizedUppercase, .localizedCapitalized, .trimmingCharacters:
            return .unknown
        }
        return strings
    }
}
