/// The texts of a catalog in all its languages, read from a generated string literal.
///
/// The initializer reads only the head of the literal. Each text is decoded when it is resolved. Two tables are equal
/// only if they are the same object.
public final class CatalogTable: Sendable {
    /// The name of the catalog, without `.xcstrings`; empty if the literal is invalid.
    public let name: String
    /// The language in which a text is shown if the wanted language lacks it.
    public let sourceLanguage: LanguageTag
    /// The languages of the catalog, source language first.
    public let languages: [LanguageTag]
    /// The number of texts.
    public var keyCount: Int { keys?.count ?? 0 }

    private let encoded: EncodedTable
    private let keys: EncodedList?
    private let contents: [EncodedList?]
    /// The first index of each language.
    private let spelled: [LanguageTag: Int]
    private let negotiated = Locked(Negotiated())
    /// The index of each key, created on the first lookup by key.
    private let indices = Locked<[String: Int]?>(nil)

    private struct Negotiated {
        var negotiation: LanguageNegotiation?
        var known: [[LanguageTag]: [TableLanguage]] = [:]
    }

    /// Creates a table from an encoded literal; an invalid literal gives a table without texts.
    public convenience init(_ encoded: StaticString) {
        self.init(.literal(encoded))
    }

    /// Creates a table from bytes outside the program, for tests of the encoding.
    package convenience init(bytes: [UInt8]) {
        self.init(.bytes(bytes))
    }

    private init(_ encoded: EncodedTable) {
        self.encoded = encoded
        let head = encoded.withBytes(EncodedHead.init)
        name = head.name
        sourceLanguage = head.sourceLanguage
        languages = head.languages
        spelled = Dictionary(head.languages.enumerated().map { ($1, $0) }) { first, _ in first }
        keys = head.keys
        contents = head.contents
    }

    /// Returns the key of the text at an index; empty if there is no such text.
    package func key(at index: Int) -> String {
        encoded.withBytes { bytes in
            keys?.part(index, in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
        }
    }

    /// Returns the index of the text with a key; nil if there is none.
    func index(ofKey key: String) -> Int? {
        indices.withLock { indices in
            let known = indices ?? Dictionary((0..<keyCount).map { (self.key(at: $0), $0) }) { first, _ in first }
            indices = known
            return known[key]
        }
    }

    /// Returns a text in the first wanted language that the table supports, else in the source language.
    ///
    /// Returns the key if neither language has the text.
    func resolve(
        _ index: Int, _ arguments: [LocalizedString.Argument], in wanted: [LanguageTag], device: Device,
        display: ArgumentDisplay = .values
    ) -> String {
        if let own = ownLanguage(of: wanted),
            let text = resolved(index, arguments, in: [own], device: device, display: display)
        {
            return text.string
        }
        let languages = candidates(for: wanted)
        return resolved(index, arguments, in: languages, device: device, display: display)?.string ?? key(at: index)
    }

    /// Returns a text with its format specifiers; nil if no language has it.
    ///
    /// Uses the first wanted language that the table supports, else the source language.
    func format(_ index: Int, in wanted: [LanguageTag]) -> ResolvedText? {
        let languages = candidates(for: wanted)
        return resolved(index, [], in: languages, device: .current, display: .specifiers(hasPositions: false))
    }

    /// Returns a text with its arguments; nil if the language lacks the text.
    ///
    /// - Parameters:
    ///   - languageIndex: The index of the language in the table.
    ///   - numbers: The number formatting.
    func text(
        _ index: Int, _ arguments: [LocalizedString.Argument], languageIndex: Int, numbers: NumberStyle
    ) -> String? {
        guard languages.indices.contains(languageIndex) else { return nil }
        let language = TableLanguage(languages[languageIndex], index: languageIndex, numbers: numbers)
        return resolved(index, arguments, in: [language], device: .current, display: .values)?.string
    }

    private func resolved(
        _ index: Int, _ arguments: [LocalizedString.Argument], in languages: [TableLanguage], device: Device,
        display: ArgumentDisplay
    ) -> ResolvedText? {
        encoded.withBytes { bytes in
            let key = keys?.part(index, in: bytes) ?? 0..<0
            for language in languages {
                guard let content = contents[language.index]?.part(index, in: bytes), !content.isEmpty else {
                    continue
                }
                var resolution = Resolution(
                    bytes: bytes, key: key, arguments: arguments, language: language, device: device,
                    display: display)
                guard let text = resolution.text(of: content) else { continue }
                return ResolvedText(string: text, languageIndex: language.index, isByNumber: resolution.isByNumber)
            }
            return nil
        }
    }

    /// Returns the first wanted language if the table has exactly this one, which is always the best.
    ///
    /// A table of thousands of languages is shown in each of them, so this case needs no negotiation.
    private func ownLanguage(of wanted: [LanguageTag]) -> TableLanguage? {
        guard let first = wanted.first, let languageIndex = spelled[first] else { return nil }
        return TableLanguage(first, index: languageIndex, wanted: first)
    }

    /// Returns the languages to try for `wanted`, in order; caches the result, because negotiation takes microseconds.
    private func candidates(for wanted: [LanguageTag]) -> [TableLanguage] {
        negotiated.withLock { state in
            if let known = state.known[wanted] { return known }
            let negotiation = state.negotiation ?? LanguageNegotiation(available: languages)
            state.negotiation = negotiation
            // Limits the memory, because a server may receive requests for any language.
            if state.known.count >= Self.mostNegotiated { state.known.removeAll() }
            let found = negotiate(wanted, negotiation)
            state.known[wanted] = found
            return found
        }
    }

    private func negotiate(_ wanted: [LanguageTag], _ negotiation: LanguageNegotiation) -> [TableLanguage] {
        let match = wanted.lazy.map { ($0, negotiation.ranked(for: $0)) }.first { !$0.1.isEmpty }
        var order = match?.1 ?? []
        if !order.contains(sourceLanguage) { order.append(sourceLanguage) }
        return order.compactMap { language in
            guard let languageIndex = negotiation.position(of: language) else { return nil }
            return TableLanguage(language, index: languageIndex, wanted: match?.0 ?? language)
        }
    }

    private static let mostNegotiated = 64
}

extension CatalogTable: Hashable {
    /// Returns whether both are the same instance.
    public static func == (left: CatalogTable, right: CatalogTable) -> Bool { left === right }

    /// Hashes the identity of the table.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
