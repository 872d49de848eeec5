import CatalogCore
import CatalogRuntime

/// Reads XLIFF 1.2 of Xcode's and of translation tools, one element after another.
///
/// No entity is expanded and nothing outside the file is opened. Markup within a text is left off and what it encloses
/// kept, as Xcode does (`docs/formats.md` §7).
public struct XLIFFReader {
    private var events: XLIFFEvents
    private var count = 0

    /// The translations in the bytes of a file, by the file of the table that they are for.
    public static func files(in bytes: [UInt8]) throws(XLIFFError) -> [ReceivedFile] {
        try ExchangeXML.read(bytes) { (events) throws(XLIFFError) in
            var parser = XLIFFReader(events: events)
            return try parser.document()
        }
    }

    private mutating func document() throws(XLIFFError) -> [ReceivedFile] {
        var files: [ReceivedFile] = []
        var hasRoot = false
        while let event = try events.next() {
            guard case .start(let name, _, let position) = event else { continue }
            switch name {
            case _ where !hasRoot:
                try checkRoot(name, at: position)
                hasRoot = true
            case "file":
                let language = events.attribute("target-language").map { LanguageTag($0) }
                files.append(
                    ReceivedFile(original: events.attribute("original"), targetLanguage: language, at: position))
            case "trans-unit":
                let unit = try self.unit(event, at: position)
                if !files.isEmpty { files[files.count - 1].units.append(unit) }
            default: continue
            }
        }
        return files
    }

    private func checkRoot(_ name: String, at position: TextPosition) throws(XLIFFError) {
        guard name == "xliff" else { throw XLIFFError(reason: .noXLIFF(element: name), position: position) }
        let version = events.attribute("version")
        guard version?.hasPrefix("1.") == true else {
            throw XLIFFError(reason: .unsupportedVersion(version), position: position)
        }
    }

    // MARK: - Units

    private mutating func unit(
        _ start: XLIFFEvents.Event, at position: TextPosition
    ) throws(XLIFFError) -> ReceivedUnit {
        count += 1
        guard count <= ExchangeLimits.units else {
            throw XLIFFError(reason: .tooManyUnits(limit: ExchangeLimits.units), position: position)
        }
        guard let id = events.attribute("id") else { throw XLIFFError(reason: .unitWithoutID, position: position) }
        var (source, target, state): (String?, String?, ExchangeState?) = (nil, nil, nil)
        guard case .start(_, false, _) = start else {
            return ReceivedUnit(.id(id), source: nil, target: nil, state: nil, at: position)
        }
        while let event = try events.next() {
            if case .end = event { break }
            guard case .start(let name, let isEmpty, _) = event else { continue }
            if name == "target" {
                state = ExchangeState(
                    xliff: events.attribute("state"), qualifier: events.attribute("state-qualifier"))
            }
            // What is proposed in an `alt-trans` has a `target` of its own, which is none of this unit's.
            let text = isEmpty ? "" : try events.textOfElement()
            switch name {
            case "source": source = text
            case "target": target = text
            default: break
            }
        }
        return ReceivedUnit(.id(id), source: source, target: target, state: state, at: position)
    }
}
