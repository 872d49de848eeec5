/// The texts of one catalog in all its languages, read from one literal that the generator made.
///
/// Making one looks at the beginning of the literal only; a text is decoded when it is resolved, and no other with it.
/// Tables are equal when they are the same one.
public final class CatalogTable: Sendable {
    /// The catalog's name, without `.xcstrings`; empty where the literal is none of the generator's.
    public let name: String
    /// The language that a text is shown in where it is missing in the wanted one.
    public let sourceLanguage: LanguageTag
    /// The languages that the catalog has texts in, the source language first.
    public let languages: [LanguageTag]
    /// The number of texts.
    public var keyCount: Int { keys?.count ?? 0 }

    private let encoded: EncodedTable
    private let keys: EncodedList?
    private let contents: [EncodedList?]
    private let negotiated = Locked(Negotiated())
    /// Where each key is, once somebody has asked.
    private let places = Locked<[String: Int]?>(nil)

    private struct Negotiated {
        var negotiation: LanguageNegotiation?
        var known: [[LanguageTag]: [TableLanguage]] = [:]
    }

    /// The table that `encoded` holds; one that is broken has no texts.
    public convenience init(_ encoded: StaticString) {
        self.init(.literal(encoded))
    }

    /// The table in bytes that are not part of the program, for tests of the encoding.
    package convenience init(bytes: [UInt8]) {
        self.init(.bytes(bytes))
    }

    private init(_ encoded: EncodedTable) {
        self.encoded = encoded
        let head = encoded.withBytes(EncodedHead.init)
        name = head.name
        sourceLanguage = head.sourceLanguage
        languages = head.languages
        keys = head.keys
        contents = head.contents
    }

    /// The key of a text; empty where there is none with that number.
    package func key(at index: Int) -> String {
        encoded.withBytes { bytes in
            keys?.part(index, in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
        }
    }

    /// The place of the text with a key; nil where there is none.
    func index(ofKey key: String) -> Int? {
        places.withLock { places in
            let known = places ?? Dictionary((0..<keyCount).map { (self.key(at: $0), $0) }) { first, _ in first }
            places = known
            return known[key]
        }
    }

    /// A text in the first of the wanted languages that the table has anything of, else in the source language; the key
    /// where neither has it.
    func resolve(
        _ index: Int, _ arguments: [LocalizedString.Argument], in wanted: [LanguageTag], device: Device,
        display: ArgumentDisplay = .values
    ) -> String {
        let languages = candidates(for: wanted)
        return resolved(index, arguments, in: languages, device: device, display: display)?.string ?? key(at: index)
    }

    /// A text with its specifiers, in the first of the wanted languages that has it, else in the source language; nil where
    /// neither does.
    func format(_ index: Int, in wanted: [LanguageTag]) -> ResolvedText? {
        let languages = candidates(for: wanted)
        return resolved(index, [], in: languages, device: .current, display: .specifiers(hasPositions: false))
    }

    /// A text with its arguments; nil where the language does not have it.
    ///
    /// - Parameters:
    ///   - place: the language's number in the table.
    ///   - numbers: how numbers are written.
    func text(
        _ index: Int, _ arguments: [LocalizedString.Argument], place: Int, numbers: NumberStyle
    ) -> String? {
        guard languages.indices.contains(place) else { return nil }
        let language = TableLanguage(languages[place], place: place, numbers: numbers)
        return resolved(index, arguments, in: [language], device: .current, display: .values)?.string
    }

    private func resolved(
        _ index: Int, _ arguments: [LocalizedString.Argument], in languages: [TableLanguage], device: Device,
        display: ArgumentDisplay
    ) -> ResolvedText? {
        encoded.withBytes { bytes in
            let key = keys?.part(index, in: bytes) ?? 0..<0
            for language in languages {
                guard let content = contents[language.place]?.part(index, in: bytes), !content.isEmpty else {
                    continue
                }
                var resolution = Resolution(
                    bytes: bytes, key: key, arguments: arguments, language: language, device: device,
                    display: display)
                guard let text = resolution.text(of: content) else { continue }
                return ResolvedText(string: text, place: language.place, isByNumber: resolution.isByNumber)
            }
            return nil
        }
    }

    /// Negotiating takes some microseconds, so that what came of it is kept.
    private func candidates(for wanted: [LanguageTag]) -> [TableLanguage] {
        negotiated.withLock { state in
            if let known = state.known[wanted] { return known }
            let negotiation = state.negotiation ?? LanguageNegotiation(available: languages)
            state.negotiation = negotiation
            // A server can be asked for anything.
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
            guard let place = languages.firstIndex(of: language) else { return nil }
            return TableLanguage(language, place: place, wanted: match?.0 ?? language)
        }
    }

    private static let mostNegotiated = 64
}

extension CatalogTable: Hashable {
    /// Whether both are the same table.
    public static func == (left: CatalogTable, right: CatalogTable) -> Bool { left === right }

    /// Hashes which table it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
