import CatalogCore
import CatalogRuntime

/// A reader for translation memories (TMX 1.1 to 1.4) of this and other programs.
///
/// The reader removes inline elements but keeps the text inside them, because programs write placeholders as the text
/// of inline elements.
package struct TMXReader {
    private var events: XLIFFEvents
    private var sourceLanguage: LanguageTag?

    /// Returns the texts of a file in order.
    package static func texts(in bytes: [UInt8]) throws(XLIFFError) -> [MemoryText] {
        try ExchangeXML.read(bytes) { (events) throws(XLIFFError) in
            var reader = TMXReader(events: events)
            return try reader.document()
        }
    }

    private init(events: XLIFFEvents) { self.events = events }

    private mutating func document() throws(XLIFFError) -> [MemoryText] {
        var texts: [MemoryText] = []
        var hasRoot = false
        while let event = try events.nextOwn() {
            guard case .start(let name, let isEmpty, let position) = event else { continue }
            switch name {
            case _ where !hasRoot:
                guard name == "tmx" else { throw XLIFFError(reason: .noTMX(element: name), position: position) }
                hasRoot = true
            case "header": sourceLanguage = language("srclang")
            case "tu" where !isEmpty:
                guard texts.count < ExchangeLimits.units else {
                    throw XLIFFError(reason: .tooManyUnits(limit: ExchangeLimits.units), position: position)
                }
                texts.append(try text())
            default: continue
            }
        }
        return texts
    }

    private mutating func text() throws(XLIFFError) -> MemoryText {
        var text = MemoryText(sourceLanguage: language("srclang") ?? sourceLanguage)
        while let event = try events.nextOwn() {
            if case .end = event { break }
            guard case .start(let name, let isEmpty, _) = event, !isEmpty else { continue }
            switch name {
            case "prop":
                let property = events.attribute("type").flatMap { TMXWriter.Property(rawValue: $0) }
                let value = try events.textOfElement()
                switch property {
                case .key: text.key = value
                case .part: text.part = PartPath(value)
                case .path: text.path = value
                case nil: continue
                }
            case "tuv":
                let language = language("xml:lang") ?? language("lang")
                guard let words = try segment(), let language else { continue }
                text.variants.append(.init(language, words))
            default: _ = try events.textOfElement()
            }
        }
        if text.key != nil, text.part == nil { text.part = .whole }
        return text
    }

    /// Reads the text of the current variant; nil if it has no segment.
    private mutating func segment() throws(XLIFFError) -> String? {
        var words: String?
        while let event = try events.nextOwn() {
            if case .end = event { break }
            guard case .start(let name, let isEmpty, _) = event else { continue }
            let text = isEmpty ? "" : try events.textOfElement()
            if name == "seg" { words = text }
        }
        return words
    }

    /// Returns the language in an attribute of the current element; nil if it is not a language, such as `*all*`.
    private func language(_ attribute: String) -> LanguageTag? {
        guard let spelling = events.attribute(attribute)?.replacing("_", with: "-") else { return nil }
        let tag = LanguageTag(spelling)
        return tag.isWellFormed ? tag : nil
    }
}
