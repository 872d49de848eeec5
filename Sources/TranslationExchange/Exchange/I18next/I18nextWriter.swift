import CatalogCore

/// A writer for the texts of a table in one language as JSON for i18next (format version 4).
package struct I18nextWriter {
    /// The bytes of the file.
    package let bytes: [UInt8]
    /// The texts that the format cannot represent.
    package let leftOut: [TableUnits.LeftOut]

    /// Creates the content of a file.
    ///
    /// - Parameter isSource: Whether the file is in the source language and therefore holds every text.
    package init?(_ units: TableUnits, isSource: Bool) {
        guard !units.files.isEmpty else { return nil }
        var names = NamedTexts()
        for message in KeyMessage.all(of: units.files.flatMap(\.units)) { names.add(message, isSource: isSource) }
        leftOut = names.leftOut
        let all = Set(names.texts.map(\.name))
        var root = MessageObject()
        for (name, text) in names.texts {
            guard let text else { continue }
            root.set(text, at: I18nextName.path(of: name, among: all)[...])
        }
        bytes = Array((root.fragment.json + "\n").utf8)
    }
}

/// A collection of texts by name.
private struct NamedTexts {
    /// The texts; nil for an untranslated text, whose name is still reserved.
    private(set) var texts: [(name: String, text: String?)] = []
    private(set) var leftOut: [TableUnits.LeftOut] = []
    private var keys: [[UInt8]: String] = [:]

    /// Adds all texts of a key; if one of them cannot be represented, leaves out the key.
    mutating func add(_ message: KeyMessage, isSource: Bool) {
        var own: [(name: String, text: String?)] = []
        for unit in message.units {
            guard let part = unit.part, let name = I18nextName.name(of: message.key, part) else {
                return leaveOut(message, .parts)
            }
            let source = isSource && !unit.isSourceMissing ? unit.source : nil
            own.append((name, unit.target ?? source))
        }
        for (index, unit) in message.units.enumerated() {
            if let other = keys[Array(own[index].name.utf8)] { return leaveOut(message, .sameName(as: other)) }
            guard let text = own[index].text, let part = unit.part else { continue }
            guard let written = message.written(text, at: part, ofSource: isSource) else {
                return leaveOut(message, .arguments)
            }
            own[index].text = written
        }
        for text in own { keys[Array(text.name.utf8)] = message.key }
        texts += own
    }

    private mutating func leaveOut(_ message: KeyMessage, _ reason: TableUnits.Reason) {
        leftOut.append(TableUnits.LeftOut(key: message.key, part: .whole, reason: reason))
    }
}

extension KeyMessage {
    /// Returns a text in i18next's form; nil if it could not be read back unchanged.
    fileprivate func written(_ text: String, at part: PartPath, ofSource isSource: Bool) -> String? {
        guard holds(text, at: part, ofSource: isSource), let pieces = pieces(of: text, at: part),
            let written = I18nextText.text(of: pieces), I18nextText.pieces(of: written) == pieces
        else { return nil }
        return written
    }
}

/// An object of texts and nested objects that keeps the order of insertion.
private struct MessageObject {
    private var members: [(name: String, value: Value)] = []
    private var indices: [[UInt8]: Int] = [:]

    private enum Value {
        case text(String)
        indirect case object(MessageObject)
    }

    mutating func set(_ text: String, at path: ArraySlice<String>) {
        guard let name = path.first else { return }
        let rest = path.dropFirst()
        let index = indices[Array(name.utf8)]
        guard !rest.isEmpty else { return append(name, .text(text)) }
        guard let index, case .object(var inner) = members[index].value else {
            var inner = MessageObject()
            inner.set(text, at: rest)
            return append(name, .object(inner))
        }
        // Removing the stored object first avoids a copy of all its members on each call.
        members[index].value = .text("")
        inner.set(text, at: rest)
        members[index].value = .object(inner)
    }

    private mutating func append(_ name: String, _ value: Value) {
        indices[Array(name.utf8)] = members.count
        members.append((name, value))
    }

    var fragment: DocumentFragment {
        .object(
            members.map { member in
                switch member.value {
                case .text(let text): .init(member.name, .string(text))
                case .object(let object): .init(member.name, object.fragment)
                }
            })
    }
}
