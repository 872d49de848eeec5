import CatalogRuntime
import XCStringsKit

/// A hard-coded text with all that is known of its literal.
struct AdoptedLiteral: Sendable {
    let text: HardCodedText
    /// The language that it is in; where it cannot be told, what most texts of its file are in; nil where that cannot be
    /// told either.
    let language: LanguageTag?
    let file: SourceFile
    let site: LiteralSite
    let fact: LiteralFact
    let wanted: WantedText
    /// The look-up that it is now; nil for none.
    let use: KeyUse?
    let values: [AdoptedValue]
    /// The labels of the call that it is an argument of.
    let labels: [String?]

    /// - Parameters:
    ///   - spoken: the language of most texts of the file.
    ///   - use: the look-up that it is now; nil for none.
    init(
        _ text: HardCodedText, spoken: LanguageTag?, in file: SourceFile, site: LiteralSite, use: KeyUse?,
        declarations: Declarations
    ) throws(AdoptionObstacle) {
        guard let fact = file.facts.literals.first(where: { $0.spot.range == text.place.range }) else {
            throw .notFound
        }
        self.text = text
        language = text.language ?? spoken
        self.file = file
        self.site = site
        self.fact = fact
        self.use = use
        wanted = try WantedText(fact, use, in: file, declarations)
        if site.isInlined { throw .literalOnly }
        if site.isPartOfSum { throw .concatenated }
        if use == nil, let wrapper = site.wrapper, Self.storing.contains(wrapper) { throw .stored(wrapper) }
        labels = if case .argument(let call, _) = fact.role { file.facts.calls[call].labels } else { [] }
        values = try Self.values(of: fact, site, wanted, file, declarations)
    }

    /// Attributes whose variables keep their first value beyond the run.
    private static let storing: Set<String> = ["AppStorage", "SceneStorage"]

    private static func values(
        of fact: LiteralFact, _ site: LiteralSite, _ wanted: WantedText, _ file: SourceFile,
        _ declarations: Declarations
    ) throws(AdoptionObstacle) -> [AdoptedValue] {
        let facts = fact.segments.compactMap { if case .interpolation(let value) = $0 { value } else { nil } }
        guard facts.count == site.values.count else { throw .notFound }
        let types = TypeResolver(declarations: declarations)
        let owner = file.context(of: fact.spot).type
        var values: [AdoptedValue] = []
        for (value, fact) in zip(site.values, facts) {
            // A type that is no name, such as an array, is known to be no string.
            let shape = types.type(of: fact.hint, in: owner)
            let known = shape.map { $0.typeName.map(types.declarations.resolved) ?? "_" } ?? Self.system(fact.hint)
            let isOptional = value.isOptional ?? types.isOptional(fact.hint, in: owner)
            values.append(
                try AdoptedValue(value, fact, type: isOptional ? "_" : known, wanted: wanted, in: file.bytes))
            // Nothing but a string takes these, and only where it replaces the literal.
            if isOptional, wanted == .literal || wanted == .resource { throw .value(values[values.count - 1].code) }
        }
        return values
    }

    /// The type of members that have the same one wherever they are asked for.
    private static func system(_ hint: TypeHint) -> String? {
        guard case .member(_, let name) = hint else { return nil }
        return ["localizedDescription", "uppercased", "lowercased", "capitalized"].contains(name) ? "String" : nil
    }

    // MARK: - What it says

    /// The text as a catalog holds it, with numbers where it takes several values.
    var catalogText: String { text(numbered: values.count > 1) }

    /// The text as a key that the compiler makes of it.
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

    /// What it says between its values, for the words of a key.
    var plainText: String {
        fact.segments.map { if case .text(let text) = $0 { text } else { " " } }.joined()
    }

    /// The literal as it is written, with values that a localized string takes.
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

    /// What the place is called: `Text`, `errorDescription`.
    var placeName: String {
        switch text.position {
        case .localizable(let callee): callee
        case .shown(let name), .error(let name), .displayName(let name): name
        case .value: ""
        }
    }
}
