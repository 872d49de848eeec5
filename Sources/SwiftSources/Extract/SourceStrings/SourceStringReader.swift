import CatalogCore
import CatalogEditing

/// A reader of the strings of one Swift file.
struct SourceStringReader {
    private let file: SourceFile
    private let index: SourceIndex
    private let scope: ExtractionScope
    private var strings: [SourceStrings.Found] = []
    private var doubts: [SourceStrings.Doubt] = []
    /// The ranges of the keys that were found.
    private var keys: [ByteRange] = []

    init(_ file: SourceFile, in index: SourceIndex, _ scope: ExtractionScope) {
        self.file = file
        self.index = index
        self.scope = scope
    }

    mutating func read() -> SourceStrings {
        for use in index.uses(in: file.path) where scope.includes(use) { add(use) }
        if !scope.routines.isEmpty { addRoutines() }
        for use in index.dynamicUses(in: file.path) where scope.includes(use) {
            doubts.append(SourceStrings.Doubt(position: use.location.position, reason: .openKey))
        }
        if scope.otherLiterals { addOtherLiterals() }
        return SourceStrings(strings, doubts: doubts, in: scope)
    }

    private mutating func add(_ use: KeyUse) {
        keys.append(use.location.range)
        guard !use.hasUnknownTable else {
            return doubts.append(SourceStrings.Doubt(position: use.location.position, reason: .openTable))
        }
        let value = use.defaultValue.map { text($0, isNumbered: true) }
        let isDoubtful = !scope.isUntyped && (!use.key.isCertain || use.defaultValue?.isCertain == false)
        if isDoubtful {
            let reason = SourceStrings.Doubt.Reason.unknownType(key: use.key.key)
            doubts.append(SourceStrings.Doubt(position: use.location.position, reason: reason))
        }
        // `NSLocalizedString` shows the key if the value is empty.
        let isOwnText = use.kind == .nsLocalizedString && value?.isEmpty ?? false
        let string = CompilerStrings.Use(
            key: text(use.key, isNumbered: false), comment: use.comment, value: isOwnText ? nil : value,
            at: .init(use.location.position), isUncertain: isDoubtful)
        strings.append(SourceStrings.Found(table: use.tableName, use: string))
    }

    /// Returns the text of a key or default value.
    ///
    /// - Parameter isNumbered: Whether several values are numbered, so that translations can reorder them.
    private func text(_ text: KeyText, isNumbered: Bool) -> String {
        if scope.isUntyped { return text.untyped }
        return isNumbered ? text.numbered : text.key
    }

    // MARK: - Routines

    private mutating func addRoutines() {
        let resolver = UseResolver(
            file, declarations: index.declarations, lookups: index.lookups, values: index.values)
        for literal in file.facts.literals {
            guard case .argument(let number, 0) = literal.role, literal.steps.isEmpty, !isKnown(literal) else {
                continue
            }
            let call = file.facts.calls[number]
            guard scope.isRoutine(call) else { continue }
            guard literal.plainText != nil || scope.isUntyped else {
                doubts.append(SourceStrings.Doubt(position: literal.spot.position, reason: .openKey))
                continue
            }
            let api = UseResolver.ReceivingAPI(
                kind: .helper, bundle: call.bundle, callee: UseResolver.callee(call), call: number)
            add(resolver.use(text(of: literal), api, literal.spot))
        }
    }

    private func text(of literal: LiteralFact) -> KeyText {
        SpecifierReader(types: index.values.types).text(
            of: literal.segments, in: file.context(of: literal.spot).type)
    }

    // MARK: - Other literals

    private mutating func addOtherLiterals() {
        let calls = Set(file.facts.literals.filter(isKnown).compactMap(\.call))
        for literal in file.facts.literals where !isKnown(literal) {
            if let label = label(of: literal), Self.never.contains(label) { continue }
            // The comment and the table of a lookup are no texts of their own.
            if let call = literal.call, calls.contains(call), label(of: literal) != nil { continue }
            let string = CompilerStrings.Use(
                key: text(text(of: literal), isNumbered: false), comment: nil, value: nil,
                at: .init(literal.spot.position))
            strings.append(SourceStrings.Found(table: ExtractionScope.potentialTable, use: string))
        }
    }

    /// The labels of arguments that say that the text must not be localized.
    private static let never: Set<String> = ["verbatim"]

    private func label(of literal: LiteralFact) -> String? {
        guard case .argument(let call, let index) = literal.role else { return nil }
        let labels = file.facts.calls[call].labels
        return labels.indices.contains(index) ? labels[index] : nil
    }

    private func isKnown(_ literal: LiteralFact) -> Bool {
        keys.contains { $0.contains(literal.spot.range.lowerBound) }
    }
}

extension LiteralFact {
    /// The index of the call that has the literal as an argument.
    fileprivate var call: Int? {
        guard case .argument(let call, _) = role else { return nil }
        return call
    }
}

extension KeyText {
    /// The text with `%arg` for each value.
    fileprivate var untyped: String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .specifier: "%arg"
            }
        }.joined()
    }
}
