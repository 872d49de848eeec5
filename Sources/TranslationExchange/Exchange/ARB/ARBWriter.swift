import CatalogCore
import CatalogRuntime

/// A writer for the texts of a table in one language as an Application Resource Bundle (ARB), Flutter's format.
package struct ARBWriter {
    /// The texts that the format cannot represent.
    package private(set) var leftOut: [TableUnits.LeftOut] = []
    private var members: [DocumentFragment.Member] = []
    private let isSource: Bool

    /// Creates the content of a file.
    ///
    /// - Parameters:
    ///   - original: The name of the table's file.
    ///   - isSource: Whether the file is the template in the source language.
    package init?(_ units: TableUnits, original: String, isSource: Bool) {
        guard let file = units.files.first else { return nil }
        self.isSource = isSource
        members = [
            .init(ARBNames.locale, .string(ARBNames.locale(of: file.targetLanguage))),
            .init(ARBNames.original, .string(original)),
        ]
        let messages = KeyMessage.all(of: units.files.flatMap(\.units))
        let names = DartNames(messages.map(\.key))
        for message in messages {
            guard let name = names.name(of: message.key) else {
                leaveOut(message, .name)
                continue
            }
            do throws(ARBMessage.Refusal) {
                try add(message, named: name)
            } catch {
                leaveOut(message, error.reason)
            }
        }
    }

    /// The bytes of the file.
    package var bytes: [UInt8] { Array((DocumentFragment.object(members).json + "\n").utf8) }

    private mutating func add(_ message: KeyMessage, named name: String) throws(ARBMessage.Refusal) {
        let own = ARBMessage(key: message)
        let target = try own.text(ofSource: false)
        let source = try source(of: own, besides: target)
        guard let text = isSource ? target ?? source : target else { return }
        members.append(.init(name, .string(text)))
        let placeholders = Self.placeholders(of: message, in: text)
        let hasOwnName = !name.utf8.elementsEqual(message.key.utf8)
        let facts = DocumentFragment.present([
            ARBNames.key: hasOwnName ? .string(message.key) : nil,
            ARBNames.source: isSource ? nil : source.map { .string($0) },
            ARBNames.description: message.note.map { .string($0.text) },
            ARBNames.placeholders: placeholders.isEmpty ? nil : .object(placeholders),
        ])
        if facts != [:] { members.append(.init("@\(name)", facts)) }
    }

    /// Returns the source text of a message; nil if the table has none, or if a template has the text already.
    private func source(of own: ARBMessage, besides target: String?) throws(ARBMessage.Refusal) -> String? {
        guard !own.key.units.contains(where: \.isSourceMissing) else { return nil }
        guard isSource else { return try? own.text(ofSource: true) }
        return target == nil ? try own.text(ofSource: true) : nil
    }

    private mutating func leaveOut(_ message: KeyMessage, _ reason: TableUnits.Reason) {
        leftOut.append(TableUnits.LeftOut(key: message.key, part: .whole, reason: reason))
    }

    // MARK: - Placeholders

    private static func placeholders(of message: KeyMessage, in text: String) -> [DocumentFragment.Member] {
        var seen: Set<String> = []
        let names = ((try? ICUParser.message(text)) ?? []).flatMap(argumentNames).filter { seen.insert($0).inserted }
        return names.map { .init($0, facts(of: message, argument: $0)) }
    }

    private static func argumentNames(of node: ICUNode) -> [String] {
        switch node {
        case .text, .number: []
        case .argument(let name): [name]
        case .plural(let name, let cases), .select(let name, let cases):
            [name] + cases.flatMap { $0.message.flatMap(argumentNames) }
        }
    }

    /// Returns the members that describe an argument: its type in Dart, and Flutter's format for a fixed number of
    /// decimals.
    private static func facts(of message: KeyMessage, argument name: String) -> DocumentFragment {
        let specifier = message.specifier(named: name)
        switch specifier?.argument {
        case .integer: return ["type": "int"]
        case .floating where name == message.countName: return ["type": "num"]
        case .floating:
            guard case .literal(let digits)? = specifier?.precision else { return ["type": "double"] }
            return [
                "type": "double", "format": "decimalPatternDigits",
                "optionalParameters": ["decimalDigits": .integer(digits)],
            ]
        case .object: return ["type": "String"]
        case nil: return ["type": name == ARBMessage.device ? "String" : "num"]
        default: return ["type": "Object"]
        }
    }
}

/// The names of members in an ARB file that are not messages.
enum ARBNames {
    static let locale = "@@locale"
    /// The name of the table's file, like `original` in XLIFF.
    static let original = "@@x-original"
    /// The key, if the message has another name.
    static let key = "x-key"
    /// The source message of the translation.
    static let source = "x-source"
    static let description = "description"
    static let placeholders = "placeholders"

    /// Returns a language in the spelling of Flutter: `pt_BR`.
    static func locale(of language: LanguageTag) -> String { language.canonical.spelling.replacing("-", with: "_") }
}
