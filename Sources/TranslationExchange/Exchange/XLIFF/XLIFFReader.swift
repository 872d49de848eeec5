import CatalogCore
import CatalogRuntime

/// A reader for XLIFF files of Xcode and of translation tools, in the versions 1 and 2.
///
/// The reader expands no entities and opens no other files. It ignores elements of other namespaces, by which programs
/// extend XLIFF. Like Xcode, it removes markup inside texts and keeps the enclosed text (`docs/formats.md` §7).
public struct XLIFFReader {
    private var events: XLIFFEvents
    private var count = 0
    /// Whether the texts of the current file keep their white space, unless a unit says otherwise.
    private var preservesSpace = false
    /// The language of the translations that the root element names.
    private var rootLanguage: String?
    /// The language of files that name none.
    private let otherLanguage: LanguageTag?
    /// The open elements.
    private var groups: [XLIFFGroup] = []

    /// Returns the translations by the table's file that they belong to.
    ///
    /// - Parameter language: The language of translations for which the file names none.
    public static func files(
        in bytes: [UInt8], otherwise language: LanguageTag? = nil
    ) throws(XLIFFError) -> [ReceivedFile] {
        try ExchangeXML.read(bytes) { (events) throws(XLIFFError) in
            var parser = XLIFFReader(events: events, otherLanguage: language)
            return try parser.document()
        }
    }

    private init(events: XLIFFEvents, otherLanguage: LanguageTag?) {
        (self.events, self.otherLanguage) = (events, otherLanguage)
    }

    private mutating func document() throws(XLIFFError) -> [ReceivedFile] {
        var files: [ReceivedFile] = []
        var hasRoot = false
        while let event = try events.nextOwn() {
            guard case .start(let name, let isEmpty, let position) = event else {
                if case .end = event, let group = groups.popLast() { add(group, to: &files) }
                continue
            }
            switch name {
            case _ where !hasRoot:
                try checkRoot(name, at: position)
                hasRoot = true
                preservesSpace = isSpacePreserved(otherwise: false)
            case "file":
                preservesSpace = isSpacePreserved(otherwise: preservesSpace)
                let named = events.attribute("target-language") ?? rootLanguage
                files.append(
                    ReceivedFile(
                        original: events.attribute("original"),
                        targetLanguage: named.map { LanguageTag(foreign: $0) } ?? otherLanguage, at: position))
            case "trans-unit", "unit":
                let units = try self.units(event, at: position)
                if let group = groups.lastIndex(where: \.isPlural) {
                    groups[group].units += units
                } else if !files.isEmpty {
                    files[files.count - 1].units += units
                }
                continue
            default: break
            }
            if !isEmpty { groups.append(XLIFFGroup(name, events)) }
        }
        return files
    }

    /// Adds the texts of a plural whose forms are units of a group.
    private func add(_ group: XLIFFGroup, to files: inout [ReceivedFile]) {
        guard group.isPlural, !files.isEmpty else { return }
        let file = files.count - 1
        files[file].units += group.plural(in: files[file].targetLanguage ?? "und")
    }

    private mutating func checkRoot(_ name: String, at position: TextPosition) throws(XLIFFError) {
        guard name == "xliff" else { throw XLIFFError(reason: .noXLIFF(element: name), position: position) }
        let version = events.attribute("version")
        guard let version, version.hasPrefix("1.") || version.hasPrefix("2.") else {
            throw XLIFFError(reason: .unsupportedVersion(version), position: position)
        }
        rootLanguage = events.attribute("trgLang")
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
        // Version 2 has the name that version 1.2 calls `resname` in `name`.
        let otherID = events.attribute("resname") ?? events.attribute("name")
        let isExcluded = events.attribute("translate") == "no"
        let preserves = isSpacePreserved(otherwise: preservesSpace)
        guard case .start(let element, false, _) = start else {
            return [ReceivedUnit(.id(id), source: nil, target: nil, state: nil, at: position)]
        }
        let texts =
            element == "unit" ? try segments(preserving: preserves) : try texts(preserving: preserves, of: id)
        var unit = ReceivedUnit(
            .id(id), source: texts.source, target: texts.target, state: texts.state, at: position)
        (unit.otherID, unit.isExcluded) = (otherID, isExcluded)
        return [unit] + texts.others
    }

    /// The texts of a unit.
    private struct Texts {
        var source: String?
        var target: String?
        var state: ExchangeState?
        /// The further translations.
        var others: [ReceivedUnit] = []
    }

    private mutating func texts(preserving preserves: Bool, of id: String) throws(XLIFFError) -> Texts {
        var texts = Texts()
        while let event = try events.nextOwn() {
            if case .end = event { break }
            guard case .start(let name, let isEmpty, let location) = event else { continue }
            if name == "target", texts.target == nil {
                texts.state = ExchangeState(
                    xliff: events.attribute("state"), qualifier: events.attribute("state-qualifier"))
            }
            // The `target` inside an `alt-trans` is only a suggestion; reading all text of that element skips it.
            let text = try text(isEmpty: isEmpty, preserving: preserves)
            switch name {
            case "source": texts.source = texts.source ?? text
            case "target" where texts.target == nil: texts.target = text
            case "target": texts.others += Self.otherTarget(text, besides: texts.target, of: id, at: location)
            default: break
            }
        }
        return texts
    }

    /// Returns the text of the current element, without the indentation that other programs add.
    private mutating func text(isEmpty: Bool, preserving preserves: Bool) throws(XLIFFError) -> String {
        let keepsSpace = isSpacePreserved(otherwise: preserves)
        let content = isEmpty ? "" : try events.textOfElement()
        return keepsSpace ? content : XLIFFSpace.unindented(content)
    }

    /// Reads a unit of version 2, whose text may be divided into segments.
    ///
    /// There is a translation only if each segment has one.
    private mutating func segments(preserving preserves: Bool) throws(XLIFFError) -> Texts {
        var (source, target) = ("", "")
        var (isWhole, hasTarget, hasSource) = (true, false, false)
        var states: [ExchangeState] = []
        while let event = try events.nextOwn() {
            if case .end = event { break }
            guard case .start(let name, let isEmpty, _) = event, !isEmpty else { continue }
            guard name == "segment" || name == "ignorable" else {
                _ = try events.textOfElement()
                continue
            }
            if let state = ExchangeState(segment: events.attribute("state")) { states.append(state) }
            let keepsSpace = isSpacePreserved(otherwise: preserves)
            let own = try segment(preserving: keepsSpace)
            source += own.source ?? ""
            target += own.target ?? (name == "ignorable" ? own.source ?? "" : "")
            hasSource = hasSource || own.source != nil
            hasTarget = hasTarget || own.target != nil
            if name == "segment", own.target == nil { isWhole = false }
        }
        return Texts(
            source: hasSource ? source : nil, target: isWhole && hasTarget ? target : nil,
            state: states.contains(.new) ? .new : states.first)
    }

    private mutating func segment(preserving preserves: Bool) throws(XLIFFError) -> Texts {
        var texts = Texts()
        while let event = try events.nextOwn() {
            if case .end = event { break }
            guard case .start(let name, let isEmpty, _) = event else { continue }
            let text = try text(isEmpty: isEmpty, preserving: preserves)
            if name == "source" { texts.source = text }
            if name == "target" { texts.target = text }
        }
        return texts
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

/// An open element of an XLIFF file that is no unit.
private struct XLIFFGroup {
    /// Whether the units inside are the forms of a plural, as in files that were made from PO.
    let isPlural: Bool
    private let name: String?
    var units: [ReceivedUnit] = []

    /// - Parameter events: The events, at the start of the element.
    init(_ element: String, _ events: XLIFFEvents) {
        isPlural = element == "group" && events.attribute("restype") == "x-gettext-plurals"
        name = isPlural ? events.attribute("resname") ?? events.attribute("id") : nil
    }

    /// Returns the texts of the plural by category.
    ///
    /// The numbers of the forms are those of gettext.
    func plural(in language: LanguageTag) -> [ReceivedUnit] {
        guard let first = units.first else { return [] }
        var message = POMessage()
        message.context = units.lazy.compactMap(\.otherID).first ?? name
        (message.source, message.pluralSource) = (first.source, units.last?.source)
        message.position = first.position
        for (form, unit) in units.enumerated() {
            message.forms[form] = unit.target ?? ""
            message.formPositions[form] = unit.position
        }
        let forms = PluralForms(count: units.count, language: language)
        return POUnits([message], forms: forms, language: language).all().map { unit in
            var unit = unit
            unit.tellsNoState = true
            return unit
        }
    }
}
