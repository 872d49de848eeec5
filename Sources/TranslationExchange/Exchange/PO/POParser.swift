import CatalogCore

/// A parser for the messages of a PO file.
///
/// Obsolete messages (`#~`) are ignored.
struct POParser {
    private var scanner: POScanner
    private var message = POMessage()
    /// The statements after `#|` before the current message.
    private var previous: [UInt8] = []
    private var messages: [POMessage] = []

    /// Returns the messages of a UTF-8 text in order.
    static func messages(in bytes: [UInt8]) throws(POError) -> [POMessage] {
        var parser = POParser(scanner: POScanner(bytes))
        try parser.parse()
        return parser.messages
    }

    private init(scanner: POScanner) { self.scanner = scanner }

    private mutating func parse() throws(POError) {
        while let byte = scanner.next() {
            if byte == UInt8(ascii: "#") {
                // A comment belongs to the next message.
                if !message.forms.isEmpty { try finish() }
                comment()
            } else {
                try statement()
            }
        }
        if !message.isEmpty || !message.forms.isEmpty { try finish() }
    }

    private mutating func finish() throws(POError) {
        guard message.source != nil else { throw POError(reason: .missing("msgid"), position: message.position) }
        guard !message.forms.isEmpty else { throw POError(reason: .missing("msgstr"), position: message.position) }
        guard messages.count < ExchangeLimits.units else {
            throw POError(reason: .tooManyUnits(limit: ExchangeLimits.units), position: message.position)
        }
        message.previousSource = Self.source(inPrevious: previous)
        messages.append(message)
        message = POMessage()
        previous = []
    }

    /// Returns the source text of a message before its change; nil if it is not known.
    private static func source(inPrevious statements: [UInt8]) -> String? {
        var scanner = POScanner(statements)
        while scanner.next() != nil {
            let word = scanner.word()
            guard !word.isEmpty, let text = try? scanner.string() else { return nil }
            if word == "msgid" { return text }
        }
        return nil
    }

    // MARK: - Comments

    private mutating func comment() {
        let line = scanner.line().dropFirst()
        let text = String(decoding: line.dropFirst(), as: UTF8.self)
        switch line.first {
        case UInt8(ascii: "."): message.comments.append(String(text.hasPrefix(" ") ? text.dropFirst() : text[...]))
        case UInt8(ascii: ","):
            message.flags += text.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        case UInt8(ascii: "|"): previous += Array(line.dropFirst()) + [UInt8(ascii: "\n")]
        case UInt8(ascii: "~") where message.isEmpty:
            message = POMessage()
            previous = []
        default: break
        }
    }

    // MARK: - Statements

    private mutating func statement() throws(POError) {
        let start = scanner.offset
        let position = scanner.position(at: start)
        let word = scanner.word()
        switch word {
        case "domain":
            if !message.forms.isEmpty { try finish() }
            _ = try scanner.string()
        case "msgctxt":
            try begin(at: position)
            guard message.context == nil else { throw POError(reason: .doubled(word), position: position) }
            message.context = try scanner.string()
        case "msgid":
            if !message.forms.isEmpty || message.context == nil { try begin(at: position) }
            guard message.source == nil else { throw POError(reason: .missing("msgstr"), position: position) }
            message.source = try scanner.string()
        case "msgid_plural":
            guard message.source != nil else { throw POError(reason: .missing("msgid"), position: position) }
            guard message.pluralSource == nil else { throw POError(reason: .doubled(word), position: position) }
            message.pluralSource = try scanner.string()
        case "msgstr":
            guard message.source != nil else { throw POError(reason: .missing("msgid"), position: position) }
            let form = try formNumber()
            guard message.forms[form] == nil else { throw POError(reason: .doubled(word), position: position) }
            message.formPositions[form] = position
            message.forms[form] = try scanner.string()
        default: throw scanner.unexpected(at: start)
        }
    }

    private mutating func begin(at position: TextPosition) throws(POError) {
        if !message.forms.isEmpty { try finish() }
        if message.isEmpty { message.position = position }
    }

    /// Parses the number in `msgstr[1]`; returns 0 if there is none.
    private mutating func formNumber() throws(POError) -> Int {
        let start = scanner.offset
        guard scanner.take(UInt8(ascii: "[")) else {
            if message.pluralSource != nil { throw scanner.unexpected(at: start) }
            return 0
        }
        // Programs leave out an empty `msgid_plural`.
        if message.pluralSource == nil, message.source?.isEmpty == true, message.context != nil {
            message.pluralSource = ""
        }
        guard message.pluralSource != nil, let number = scanner.number(), scanner.take(UInt8(ascii: "]")) else {
            throw scanner.unexpected(at: start)
        }
        return number
    }
}
