import CatalogCore
import CatalogRuntime

/// A reader for XLIFF 1.2 files of Xcode and of translation tools.
///
/// The reader expands no entities and opens no other files. Like Xcode, it removes markup inside texts and keeps the
/// enclosed text (`docs/formats.md` §7).
public struct XLIFFReader {
    private var events: XLIFFEvents
    private var count = 0

    /// Returns the translations by the table's file that they belong to.
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
            // The `target` inside an `alt-trans` is only a suggestion; reading all text of that element skips it.
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
