/// APIs and names whose texts users never see: logs, identifiers, patterns and resource names.
enum NonUserFacingNames {
    /// Returns whether a call takes no texts for users.
    static func takesNoText(_ call: CallFact) -> Bool {
        if call.form != .function || functions.contains(call.name) { return true }
        if call.name.hasPrefix("assert") || call.name.hasPrefix("XCT") || beginsWithLog(call.name) { return true }
        switch call.base {
        case .type(let type): if types.contains(type) || isLog(type) { return true }
        case .none: if types.contains(call.name) || isLog(call.name) { return true }
        case .value: if names(in: call.receiver).contains(where: isLog) { return true }
        case .implicit: break
        }
        return isError(call.name) && Names.isType(call.name)
    }

    /// Returns whether a call writes to a log.
    static func isLogCall(_ call: CallFact) -> Bool {
        if ["print", "debugPrint", "NSLog", "os_log"].contains(call.name) || beginsWithLog(call.name) { return true }
        switch call.base {
        case .type(let type): return isLog(type)
        case .none: return isLog(call.name)
        case .value: return names(in: call.receiver).contains(where: isLog)
        case .implicit: return false
        }
    }

    /// Returns whether a call writes an entry to a log that the project declares: `AppLogger.shared.error("…")`.
    ///
    /// Unlike ``isLogCall(_:)`` it considers only methods with a usual name, so that `FoodLog(name: "…")` and
    /// `foodLog.add("…")` are none.
    static func isLogEntry(_ call: CallFact) -> Bool {
        guard entries.contains(call.name) else { return false }
        return switch call.base {
        case .type(let type): isLog(type)
        case .value: names(in: call.receiver).contains(where: isLog)
        case .none, .implicit: false
        }
    }

    /// Returns whether a function of a type writes an entry to a log.
    static func isLogEntry(_ function: String, of type: String) -> Bool { entries.contains(function) && isLog(type) }

    /// The usual names of functions that write an entry to a log.
    static let entries = levels.union(["log"])
    /// The names of the levels of logs.
    static let levels: Set<String> = [
        "trace", "verbose", "debug", "info", "notice", "warning", "warn", "error", "severe", "critical", "fault",
    ]

    /// Returns whether the first word of a name is *log*: `log`, `logError`, but not `login`.
    private static func beginsWithLog(_ name: String) -> Bool {
        name.hasPrefix("log") && !(name.dropFirst(3).first?.isLowercase ?? false)
    }

    /// Returns whether the label of an argument excludes a text for users.
    static func isLabel(_ label: String?) -> Bool {
        guard let label else { return false }
        if labels.contains(label) { return true }
        let lower = label.lowercased()
        return [
            "identifier", "key", "named", "url", "path", "image", "icon", "event", "color", "font", "symbol", "regex",
            "format", "json", "html", "sql", "analytics", "screenname", "rawvalue",
        ].contains(where: lower.hasSuffix)
    }

    /// Returns whether the name of a property or variable excludes a text for users.
    static func isName(_ name: String) -> Bool { isLabel(name) || isLog(name) }

    /// Returns whether a type, variable or function is for logs or analytics, according to its name.
    static func isLog(_ name: String) -> Bool {
        let lower = withoutRole(name.lowercased())
        return [
            "log", "logger", "oslog", "logging", "os_log", "nslog", "signposter", "console", "analytics", "tracker",
            "telemetry", "trace", "crashlytics", "sentry", "metrics", "breadcrumb", "swiftybeaver",
        ].contains {
            lower == $0 || lower.hasSuffix($0) && lower.count > $0.count && $0.count > 3
        } || name.hasPrefix("DDLog") || name.hasSuffix("Log")
    }

    /// Returns a name in lower case without a word at its end for the role of a type: `analytics` for
    /// `analyticsClient`.
    private static func withoutRole(_ name: String) -> String {
        for role in ["client", "service", "manager", "provider", "reporter", "recorder"] where name.hasSuffix(role) {
            return String(name.dropLast(role.count))
        }
        return name
    }

    /// Returns whether a type is an error for developers, according to its name.
    static func isError(_ name: String) -> Bool {
        name.hasSuffix("Error") || name.hasSuffix("Exception") || name.hasSuffix("Failure")
    }

    /// Returns the names in a type hint.
    private static func names(in hint: TypeHint) -> [String] {
        switch hint {
        case .variable(let value): names(in: value)
        case .type(let name), .name(let name), .parameter(_, function: _, let name):
            name.split(separator: ".").map(String.init)
        case .member(let base, let name): names(in: base) + [name]
        case .element(let base), .list(let base, of: _): names(in: base)
        case .sum, .range, .unknown, .payload, .part: []
        }
    }

    private static let functions: Set<String> = [
        "print", "debugPrint", "dump", "NSLog", "os_log", "os_signpost", "fatalError", "precondition",
        "preconditionFailure", "assertionFailure", "assert", "trace", "debug", "info", "notice", "warning", "warn",
        "critical", "fault", "verbose", "hasPrefix", "hasSuffix", "contains", "range", "replacingOccurrences",
        "replacing",
        "components", "split", "firstIndex", "lastIndex", "firstRange", "ranges", "trimmingPrefix", "starts", "index",
        "matches", "wholeMatch", "firstMatch", "prefixMatch", "joined", "appendingPathComponent", "appending",
        "appendPathComponent", "appendingPathExtension", "setValue", "addValue", "value", "data", "forKey", "string",
        "bool", "integer", "object", "set", "removeObject", "post", "addObserver", "track", "logEvent", "capture",
        "record", "sendEvent", "setUserProperty", "accessibilityIdentifier", "tag", "id", "font", "custom", "raise",
        "decode", "encode", "execute", "query", "prepare", "sql", "run", "require", "expect", "fail", "describe", "it",
        "context", "measure", "signpost", "register", "dequeueReusableCell", "instantiateViewController",
        "performSegue",
        "isEqual", "compare", "caseInsensitiveCompare", "localizedCaseInsensitiveContains",
        "localizedStandardContains", "count", "filter", "sorted", "write", "beginBackgroundTask", "setDebugName",
        "makeIterator", "verbatim", "attribute", "header",
    ]
    private static let types: Set<String> = [
        "Image", "UIImage", "NSImage", "Color", "UIColor", "NSColor", "UIFont", "NSFont", "Font", "URL", "URLRequest",
        "URLQueryItem", "URLComponents", "DispatchQueue", "OperationQueue", "Thread", "Logger", "OSLog",
        "NSRegularExpression",
        "Regex", "NSPredicate", "NSSortDescriptor", "Notification", "NSNotification", "Selector", "UINib",
        "UIStoryboard",
        "Locale", "TimeZone", "Calendar", "DateFormatter", "UserDefaults", "Bundle", "NSClassFromString", "UUID",
        "NSError", "NSException", "Decimal", "NSDecimalNumber", "CharacterSet", "Data", "Character", "UTType",
        "Substring",
        "KeyPath", "DecodingError", "EncodingError", "CocoaError", "Tag", "Trait", "CodingKeys", "OSSignposter",
        "CommandConfiguration", "Option", "Flag", "Argument", "ArgumentHelp", "ValidationError", "JSONDecoder",
        "HTTPCookie", "NSEntityDescription", "NSFetchRequest", "SortDescriptor", "FetchDescriptor",
        "StaticString", "Sound", "Date", "Bool", "Int", "Double", "Unicode", "KeychainItem", "NSUserActivity",
    ]
    private static let labels: Set<String> = [
        "id", "category", "subsystem", "comment", "file", "table", "tableName", "bundle", "verbatim", "separator",
        "terminator", "of", "with", "in", "pattern", "predicate", "query", "selector", "nibName", "storyboard", "suite",
        "suiteName", "group", "encoding", "locale", "tag", "domain", "userAgent", "method", "scheme", "host", "model",
        "asset", "systemName", "systemImage", "ofType", "withExtension", "forResource", "forHTTPHeaderField",
        "contains", "prefix", "suffix", "environment", "module", "class", "type", "kind", "code", "screen",
        "sound", "theme", "sql", "forName", "parameters", "properties", "attributes", "userInfo", "metadata", "source",
        "dateFormat", "defaultValue", "value", "abstract", "discussion", "help", "usage", "token", "string", "regex",
        "userName", "username", "author", "artist", "album", "email", "password", "phone", "city", "country",
        "language",
        "localeIdentifier", "fileName", "filename", "mimeType", "debugDescription", "debugLabel", "deprecated",
        "renamed",
        "obsoleted", "because", "jsonString", "template", "systemPrompt",
    ]
}
