import CatalogRuntime

/// A hard-coded string with the facts about its literal.
struct AdoptedLiteral: Sendable {
    let text: HardCodedText
    /// The detected language of the text, or else that of most texts in its file, or else nil.
    let language: LanguageTag?
    let file: SourceFile
    let site: LiteralSite
    let fact: LiteralFact
    let expectedType: ExpectedTextType
    /// The current lookup of the literal; nil if there is none.
    let use: KeyUse?
    let values: [AdoptedValue]
    /// The labels of the call that has the literal as an argument.
    let labels: [String?]

    /// Collects the facts about a hard-coded string.
    ///
    /// - Parameters:
    ///   - spoken: The language of most texts in the file.
    ///   - use: The current lookup of the literal; nil if there is none.
    init(
        _ text: HardCodedText, spoken: LanguageTag?, in file: SourceFile, site: LiteralSite, use: KeyUse?,
        declarations: Declarations
    ) throws(AdoptionObstacle) {
        guard let fact = file.facts.literals.first(where: { $0.spot.range == text.location.range }) else {
            throw .notFound
        }
        self.text = text
        language = text.language ?? spoken
        self.file = file
        self.site = site
        self.fact = fact
        self.use = use
        expectedType = try ExpectedTextType(fact, use, in: file, declarations)
        if site.isInlined { throw .literalOnly }
        if site.isPartOfSum { throw .concatenated }
        if use == nil, let wrapper = site.wrapper, Self.storing.contains(wrapper) { throw .stored(wrapper) }
        labels = if case .argument(let call, _) = fact.role { file.facts.calls[call].labels } else { [] }
        values = try Self.values(of: fact, site, expectedType, file, declarations)
    }

    /// Attributes whose variables persist their value beyond one run of the app.
    private static let storing: Set<String> = ["AppStorage", "SceneStorage"]

    private static func values(
        of fact: LiteralFact, _ site: LiteralSite, _ expectedType: ExpectedTextType, _ file: SourceFile,
        _ declarations: Declarations
    ) throws(AdoptionObstacle) -> [AdoptedValue] {
        let facts = fact.segments.compactMap { if case .interpolation(let value) = $0 { value } else { nil } }
        guard facts.count == site.values.count else { throw .notFound }
        let types = TypeResolver(declarations: declarations)
        let owner = file.context(of: fact.spot).type
        var values: [AdoptedValue] = []
        for (value, fact) in zip(site.values, facts) {
            // A type without a name, such as an array, is certainly not a string.
            let shape = types.type(of: fact.hint, in: owner)
            let known = shape.map { $0.typeName.map(types.declarations.resolved) ?? "_" } ?? Self.system(fact.hint)
            let isOptional = value.isOptional ?? types.isOptional(fact.hint, in: owner)
            values.append(
                try AdoptedValue(
                    value, fact, type: isOptional ? "_" : known, expectedType: expectedType, in: file.bytes))
            // A string accepts an optional value in its interpolation. A key, which stays a literal, does not.
            if isOptional, expectedType == .literal || expectedType == .resource {
                throw .value(values[values.count - 1].code)
            }
        }
        return values
    }

    /// Returns `String` for members that have this type on every receiver.
    private static func system(_ hint: TypeHint) -> String? {
        guard case .member(_, let name) = hint else { return nil }
        return ["localizedDescription", "uppercased", "lowercased", "capitalized"].contains(name) ? "String" : nil
    }

    // MARK: - Messages

    /// The text as a catalog stores it, with numbered format specifiers if it has several values.
    var catalogText: String { text(numbered: values.count > 1) }

    /// The key that the compiler derives from the literal.
    var keyText: String { text(numbered: false) }

    private func text(numbered: Bool) -> String {
        var number = 0
        return fact.segments.map { segment in
            switch segment {
            case .text(let text): return values.isEmpty ? text : text.replacing("%", with: "%%")
            case .interpolation:
                number += 1
                let specifier = values[number - 1].specifier
                return numbered ? "%\(number)$\(specifier.dropFirst())" : specifier
            }
        }.joined()
    }

    /// The text without its values, from which the key gets its words.
    var plainText: String {
        fact.segments.map { if case .text(let text) = $0 { text } else { " " } }.joined()
    }

    /// The source code of the literal, with values that a localized string accepts.
    var defaultValue: String {
        var written = ""
        var done = site.range.lowerBound
        for (value, adopted) in zip(site.values, values) {
            written +=
                String(decoding: file.bytes[done..<value.range.lowerBound], as: UTF8.self) + adopted.interpolation
            done = value.range.upperBound
        }
        return written + String(decoding: file.bytes[done..<site.range.upperBound], as: UTF8.self)
    }

    /// The name of the callee or property that shows the text, such as `Text` or `errorDescription`.
    var locationName: String {
        switch text.position {
        case .localizable(let callee): callee
        case .shown(let name), .error(let name), .displayName(let name): name
        case .value: ""
        }
    }
}
