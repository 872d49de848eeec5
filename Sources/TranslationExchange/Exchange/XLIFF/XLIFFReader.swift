import CatalogCore
import CatalogRuntime

/// A reader for XLIFF 1.2 files of Xcode and of translation tools.
///
/// The reader expands no entities and opens no other files. It ignores elements of other namespaces, by which programs
/// extend XLIFF. Like Xcode, it removes markup inside texts and keeps the enclosed text (`docs/formats.md` §7).
public struct XLIFFReader {
    private var events: XLIFFEvents
    private var count = 0
    /// Whether the texts of the current file keep their white space, unless a unit says otherwise.
    private var preservesSpace = false

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
        while let event = try events.nextOwn() {
            guard case .start(let name, _, let position) = event else { continue }
            switch name {
            case _ where !hasRoot:
                try checkRoot(name, at: position)
                hasRoot = true
                preservesSpace = isSpacePreserved(otherwise: false)
            case "file":
                preservesSpace = isSpacePreserved(otherwise: preservesSpace)
                let language = events.attribute("target-language").map { LanguageTag(foreign: $0) }
                files.append(
                    ReceivedFile(original: events.attribute("original"), targetLanguage: language, at: position))
            case "trans-unit":
                let units = try self.units(event, at: position)
                if !files.isEmpty { files[files.count - 1].units += units }
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

    /// Returns whether the current element keeps white space.
    private func isSpacePreserved(otherwise inherited: Bool) -> Bool {
        events.attribute("xml:space").map { $0 == "preserve" } ?? inherited
    }

    // MARK: - Units

    /// Reads a unit: its first translation, followed by each different one, which cannot be imported.
    private mutating func units(
        _ start: XLIFFEvents.Event, at position: TextPosition
    ) throws(XLIFFError) -> [ReceivedUnit] {
        count += 1
        guard count <= ExchangeLimits.units else {
            throw XLIFFError(reason: .tooManyUnits(limit: ExchangeLimits.units), position: position)
        }
        guard let id = events.attribute("id") else { throw XLIFFError(reason: .unitWithoutID, position: position) }
        let (otherID, isExcluded) = (events.attribute("resname"), events.attribute("translate") == "no")
        let preserves = isSpacePreserved(otherwise: preservesSpace)
        var (source, target, state): (String?, String?, ExchangeState?) = (nil, nil, nil)
        var others: [ReceivedUnit] = []
        guard case .start(_, false, _) = start else {
            return [ReceivedUnit(.id(id), source: nil, target: nil, state: nil, at: position)]
        }
        while let event = try events.nextOwn() {
            if case .end = event { break }
            guard case .start(let name, let isEmpty, let place) = event else { continue }
            if name == "target", target == nil {
                state = ExchangeState(
                    xliff: events.attribute("state"), qualifier: events.attribute("state-qualifier"))
            }
            // The `target` inside an `alt-trans` is only a suggestion; reading all text of that element skips it.
            let keepsSpace = isSpacePreserved(otherwise: preserves)
            let content = isEmpty ? "" : try events.textOfElement()
            let text = keepsSpace ? content : XLIFFSpace.unindented(content)
            switch name {
            case "source": source = source ?? text
            case "target" where target == nil: target = text
            case "target": others += Self.otherTarget(text, besides: target, of: id, at: place)
            default: break
            }
        }
        var unit = ReceivedUnit(.id(id), source: source, target: target, state: state, at: position)
        (unit.otherID, unit.isExcluded) = (otherID, isExcluded)
        return [unit] + others
    }

    /// Returns a further translation in a unit; nothing if it is empty or equals the first one.
    private static func otherTarget(
        _ text: String, besides first: String?, of id: String, at position: TextPosition
    ) -> [ReceivedUnit] {
        guard !text.isEmpty, first.map({ $0.utf8.elementsEqual(text.utf8) }) != true else { return [] }
        var unit = ReceivedUnit(.id(id), source: nil, target: text, state: nil, at: position)
        unit.problem = .doubled
        return [unit]
    }
}
