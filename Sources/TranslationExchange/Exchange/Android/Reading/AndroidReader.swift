import CatalogCore

/// A reader for the texts of Android resource files; it ignores all other elements, like those of other namespaces.
///
/// The reader expands no entities and opens no other files.
struct AndroidReader {
    private var events: XLIFFEvents
    private var count = 0

    /// Returns the resources of a file in their order.
    static func resources(in bytes: [UInt8]) throws(XLIFFError) -> [ParsedResource] {
        try ExchangeXML.read(bytes) { (events) throws(XLIFFError) in
            var reader = AndroidReader(events: events)
            return try reader.document()
        }
    }

    private init(events: XLIFFEvents) { self.events = events }

    private mutating func document() throws(XLIFFError) -> [ParsedResource] {
        var resources: [ParsedResource] = []
        var hasRoot = false
        while let event = try events.nextOwn() {
            guard case .start(let element, let isEmpty, let position) = event else { continue }
            switch element {
            case _ where !hasRoot:
                guard element == "resources" else {
                    throw XLIFFError(reason: .noResources(element: element), position: position)
                }
                hasRoot = true
            case "string":
                let name = try name(at: position)
                let item = try item(quantity: nil, isEmpty: isEmpty, at: position)
                resources.append(ParsedResource(name: name, isPlural: false, items: [item], position: position))
            case "plurals":
                var resource = ParsedResource(
                    name: try name(at: position), isPlural: true, items: [], position: position)
                if !isEmpty { resource.items = try items() }
                resources.append(resource)
            case "string-array" where !isEmpty:
                let name = try name(at: position)
                let hasItems = try !items().isEmpty
                if hasItems { resources.append(ParsedResource(list: name, at: position)) }
            default:
                if !isEmpty { _ = try events.textOfElement() }
            }
        }
        return resources
    }

    private func name(at position: TextPosition) throws(XLIFFError) -> String {
        guard let name = events.attribute("name") else {
            throw XLIFFError(reason: .unnamedResource, position: position)
        }
        return name
    }

    private mutating func items() throws(XLIFFError) -> [ParsedResource.Item] {
        var items: [ParsedResource.Item] = []
        while let event = try events.nextOwn() {
            if case .end = event { break }
            guard case .start(let element, let isEmpty, let position) = event else { continue }
            if element == "item" {
                let quantity = events.attribute("quantity") ?? ""
                items.append(try item(quantity: quantity, isEmpty: isEmpty, at: position))
            } else if !isEmpty {
                _ = try events.textOfElement()
            }
        }
        return items
    }

    private mutating func item(
        quantity: String?, isEmpty: Bool, at position: TextPosition
    ) throws(XLIFFError) -> ParsedResource.Item {
        count += 1
        guard count <= ExchangeLimits.units else {
            throw XLIFFError(reason: .tooManyUnits(limit: ExchangeLimits.units), position: position)
        }
        let text = isEmpty ? .success("") : try text()
        return ParsedResource.Item(quantity: quantity, text: text, position: position)
    }

    /// Returns the text of the current element.
    ///
    /// Placeholders (`xliff:g`) do not count as markup.
    private mutating func text() throws(XLIFFError) -> Result<String, ParsedResource.Fault> {
        var content = ""
        var markup: String?
        var open = 1
        while open > 0, let event = try events.next() {
            switch event {
            case .start(let element, let isEmpty, _):
                open += isEmpty ? 0 : 1
                if element != "g" { markup = markup ?? element }
            case .end: open -= 1
            case .text(let part): content += part
            }
        }
        if let markup { return .failure(.init(fault: .markup(element: markup))) }
        if ResourceText.isReference(content) { return .failure(.init(fault: .reference)) }
        guard let text = ResourceText.text(of: content) else { return .failure(.init(fault: .escape)) }
        return .success(text)
    }
}
