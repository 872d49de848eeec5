import CatalogCore

/// The slots with the entries of a log that a project writes itself.
///
/// A project can show its log to people, but the entries are for developers.
struct LogEntries: Sendable {
    private let logs: DeclaredLogs
    /// The slots whose strings are written to a log of the system, among others.
    private let technical: Set<ValueSlot>

    init(_ declarations: Declarations, technical: Set<ValueSlot>) {
        (logs, self.technical) = (DeclaredLogs(declarations), technical)
    }

    /// Returns whether a slot holds entries of a log.
    func hold(_ slot: ValueSlot) -> Bool {
        let slot = slot.whole
        switch slot {
        case .member(let owner, let name): return Self.texts.contains(name) && Self.isRecord(owner)
        case .parameter(let owner, let function, let name):
            let function = String(function.prefix { $0 != "(" })
            if NonUserFacingNames.isLogEntry(function, of: Declarations.last(owner)) { return true }
            if logs.hold(function, of: owner) { return true }
            if function == "init" { return Self.texts.contains(name) && Self.isRecord(owner) }
            guard Self.isNamedForLog(function) else { return false }
            return Self.messages.contains(name) || technical.contains(slot)
        default: return false
        }
    }

    /// Returns whether a function is named for a log: `appendDiagnosticLog`, `log`, but not `logOut`.
    private static func isNamedForLog(_ function: String) -> Bool {
        guard letters.contains(where: function.utf8.contains(word:)) else { return false }
        let words = KeyWordSplitter.words(ofName: function)
        guard let index = words.firstIndex(of: "log") else { return false }
        return index + 1 == words.count || !["in", "out", "on", "off"].contains(words[index + 1])
    }

    /// Returns whether a type is an entry of a log of the program: `LogLine`, `SyncLogEntry`, but not `FoodLogEntry`.
    private static func isRecord(_ type: String) -> Bool {
        let name = Declarations.last(type)
        guard letters.contains(where: name.utf8.contains(word:)) else { return false }
        let words = KeyWordSplitter.words(ofName: name)
        guard let index = words.firstIndex(of: "log"), index + 2 == words.count, records.contains(words[index + 1])
        else { return false }
        return index == 0 || kinds.contains(words[index - 1])
    }

    /// The letters in names for logs, which most names lack.
    private static let letters = ["log", "Log"].map { Array($0.utf8) }
    /// The names of parameters with what a function writes to a log.
    private static let messages: Set<String> = ["message", "msg", "line"]
    /// The names of properties with the text of an entry.
    private static let texts = messages.union(["text", "title", "detail", "details"])
    private static let records: Set<String> = ["entry", "line", "item", "event", "message", "record", "row"]
    /// The words for logs that programs write.
    private static let kinds: Set<String> = [
        "app", "build", "connection", "console", "debug", "diagnostic", "diagnostics", "error", "network", "process",
        "request", "runtime", "server", "shell", "sync", "system", "terminal",
    ]
}
