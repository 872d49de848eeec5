import CatalogCore
import CatalogRuntime

/// Functions that read the JSON files of i18next.
enum I18nextReader {
    /// Returns the messages of a file.
    ///
    /// The names of nested objects are joined with dots. `null` stands for a missing text.
    static func messages(in file: MessageFile) throws(MessageFileError) -> [ReceivedMessages.Message] {
        var messages: [ReceivedMessages.Message] = []
        try collect(file.root, prefix: nil, in: file, into: &messages)
        return messages
    }

    private static func collect(
        _ object: DocumentValue, prefix: String?, in file: MessageFile, into messages: inout [ReceivedMessages.Message]
    ) throws(MessageFileError) {
        for member in object.members {
            let own = member.name.string ?? ""
            let name = prefix.map { "\($0).\(own)" } ?? own
            let position = file.position(of: member.value)
            guard messages.count < ExchangeLimits.units else {
                throw MessageFileError(reason: .tooManyUnits(limit: ExchangeLimits.units), position: position)
            }
            if member.value.kind == .object {
                try collect(member.value, prefix: name, in: file, into: &messages)
            } else if let text = member.value.string {
                messages.append(.init(name: name, text: text, position: position))
            } else if member.value.kind != .null {
                throw MessageFileError(reason: .noText, position: position)
            }
        }
    }
}

/// Matches the messages of a file to the texts of a table.
struct I18nextUnits {
    private var locations: [[UInt8]: (message: KeyMessage, part: PartPath)] = [:]
    private var sources: [String: String]?

    /// - Parameter sources: The messages of the file in the source language, by name.
    init(_ messages: [KeyMessage], sources: [String: String]?) {
        for message in messages {
            for unit in message.units {
                guard let part = unit.part, let name = I18nextName.name(of: message.key, part) else { continue }
                let location = Array(name.utf8)
                if locations[location] == nil { locations[location] = (message, part) }
            }
        }
        self.sources = nil
        guard let sources else { return }
        self.sources = Dictionary(sources.map { (usualName($0.key), $0.value) }) { first, _ in first }
    }

    /// Returns the texts of messages.
    func units(of messages: [ReceivedMessages.Message]) -> [ReceivedUnit] {
        let messages = messages.map { message in
            var message = message
            message.name = usualName(message.name)
            return message
        }
        let names = Set(messages.map(\.name))
        return messages.map { unit($0, among: names) }
    }

    private func unit(_ message: ReceivedMessages.Message, among names: Set<String>) -> ReceivedUnit {
        let pieces = I18nextText.pieces(of: message.text)
        guard let (text, part) = location(of: message.name) else { return newUnit(message, pieces, among: names) }
        let target = Result { () throws(MessageProblem) in try text.text(of: pieces, at: part, ofSource: false) }
        let source = source(of: message.name).map { source in
            let pieces = I18nextText.pieces(of: source)
            return (try? text.text(of: pieces, at: part, ofSource: true)) ?? source
        }
        return ReceivedUnit(message, key: text.key, part: part.description, target: target, source: source)
    }

    /// Returns the name of a plural form in version 4 of the format; any other name is unchanged.
    ///
    /// Version 3 has `days` and `days_plural` in languages with two forms. POEditor writes the forms as members of an
    /// object.
    private func usualName(_ name: String) -> String {
        if locations[Array(name.utf8)] != nil { return name }
        if let dot = name.lastIndex(of: "."), PluralCategory(rawValue: String(name[name.index(after: dot)...])) != nil,
            isPlural(String(name[..<dot]))
        {
            return name[..<dot] + "_" + name[name.index(after: dot)...]
        }
        if name.hasSuffix("_plural"), isPlural(String(name.dropLast("_plural".count))) {
            return name.dropLast("plural".count) + "other"
        }
        return isPlural(name) ? "\(name)_one" : name
    }

    private func isPlural(_ name: String) -> Bool { sibling(of: name) != nil }

    /// Returns the place of any plural form.
    private func sibling(of name: String) -> (message: KeyMessage, part: PartPath)? {
        PluralCategory.allCases.lazy.compactMap { locations[Array("\(name)_\($0)".utf8)] }
            .first { $0.part.pluralCategory != nil }
    }

    private func location(of name: String) -> (message: KeyMessage, part: PartPath)? {
        if let location = locations[Array(name.utf8)] { return location }
        // A category that the key lacks joins the key's existing categories.
        guard let (base, category) = I18nextName.plural(name) else { return nil }
        return sibling(of: base).map { ($0.message, $0.part.parent.plural(category)) }
    }

    /// Returns the text of a message in the source file; nil if it is unknown.
    ///
    /// If the source file lacks the plural category of the name, returns the text for `other`.
    private func source(of name: String) -> String? {
        guard let sources else { return nil }
        if let same = sources[name] { return same }
        return I18nextName.plural(name).flatMap { sources["\($0.base)_other"] }
    }

    /// Returns the text of a message whose key the table lacks.
    ///
    /// A message with arguments or plural forms is an error, because it does not determine the format specifiers.
    private func newUnit(
        _ message: ReceivedMessages.Message, _ pieces: [MessagePiece], among names: Set<String>
    ) -> ReceivedUnit {
        var unit = ReceivedUnit(
            message, key: message.name, part: "", target: .success(message.text), source: sources?[message.name])
        if let plural = I18nextName.plural(message.name), names.contains("\(plural.base)_other") {
            unit.problem = .argument("count")
        }
        for case .argument(let name) in pieces { unit.problem = .argument(name) }
        return unit
    }
}
