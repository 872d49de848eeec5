import CatalogCore
import CatalogRuntime

/// A reader for Application Resource Bundles (ARB).
struct ARBReader {
    /// The messages in the order of the file.
    private(set) var messages: [ReceivedMessages.Message] = []
    /// The language; nil if the file does not name it.
    let language: LanguageTag?
    /// The name of the table's file; nil if the ARB file does not name it.
    let original: String?

    /// Reads the messages of a file.
    init(_ file: MessageFile) throws(MessageFileError) {
        language = file.root[ARBNames.locale]?.string.map { LanguageTag(foreign: $0) }
        original = file.root[ARBNames.original]?.string
        var facts: [String: DocumentValue] = [:]
        for member in file.root.members {
            if let name = member.name.string, name.hasPrefix("@") { facts[String(name.dropFirst())] = member.value }
        }
        for member in file.root.members {
            guard let name = member.name.string, !name.hasPrefix("@") else { continue }
            let position = file.position(of: member.value)
            guard let text = member.value.string else { throw MessageFileError(reason: .noText, position: position) }
            guard messages.count < ExchangeLimits.units else {
                throw MessageFileError(reason: .tooManyUnits(limit: ExchangeLimits.units), position: position)
            }
            messages.append(
                ReceivedMessages.Message(
                    name: name, text: text, key: facts[name]?[ARBNames.key]?.string,
                    source: facts[name]?[ARBNames.source]?.string, comment: facts[name]?[ARBNames.description]?.string,
                    position: position))
        }
    }
}

/// Matches the messages of a file to the texts of a table.
struct ARBUnits {
    private let names: DartNames
    private let messages: [[UInt8]: KeyMessage]

    init(_ messages: [KeyMessage]) {
        names = DartNames(messages.map(\.key))
        self.messages = Dictionary(messages.map { (Array($0.key.utf8), $0) }) { first, _ in first }
    }

    /// Returns the texts of messages, one unit for each part.
    func units(of messages: [ReceivedMessages.Message]) -> [ReceivedUnit] { messages.flatMap { texts(of: $0) } }

    private func texts(of message: ReceivedMessages.Message) -> [ReceivedUnit] {
        let key = message.key ?? names.key(named: message.name) ?? message.name
        guard let known = messages[Array(key.utf8)] else { return [newUnit(message, key: key)] }
        let own = ARBMessage(key: known)
        do throws(MessageProblem) {
            let targets = own.parts(of: try ICUParser.message(message.text), ofSource: false)
            let sources = message.source.map { self.sources(of: $0, own) }
            return targets.map { part in
                let source = sources.map { Self.source(of: part.path, in: $0) ?? "" }
                return ReceivedUnit(message, key: key, part: part.name, target: part.text, source: source)
            }
        } catch {
            return [ReceivedUnit(message, key: key, part: "", target: .failure(error), source: nil)]
        }
    }

    /// Returns the source texts by part.
    ///
    /// A message that cannot be parsed becomes one text, which then differs from the table's.
    private func sources(of text: String, _ message: ARBMessage) -> [(part: PartPath, text: String)] {
        guard let nodes = try? ICUParser.message(text), let units = try? message.units(of: nodes, ofSource: true) else {
            return [(.whole, text)]
        }
        return units
    }

    private static func source(of part: PartPath, in sources: [(part: PartPath, text: String)]) -> String? {
        part.nearest(among: sources.map(\.part)).map { sources[$0].text }
    }

    /// Returns the text of a message whose key the table lacks.
    ///
    /// A message with arguments is an error, because the names of arguments do not determine their format specifiers.
    private func newUnit(_ message: ReceivedMessages.Message, key: String) -> ReceivedUnit {
        let text = Result { () throws(MessageProblem) -> String in
            let nodes = try ICUParser.message(message.text)
            guard case .text(let letters)? = nodes.first, nodes.count == 1 else { throw MessageProblem.argument(key) }
            return letters
        }
        return ReceivedUnit(message, key: key, part: "", target: text, source: nil)
    }
}
