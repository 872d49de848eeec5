import CatalogCore

@testable import TableCompilation

extension CompiledValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
    /// A text.
    public init(stringLiteral text: String) { self = .text(text) }

    /// Values by name.
    public init(dictionaryLiteral members: (String, CompiledValue)...) {
        self = .sorted(members.map { Member($0.0, $0.1) })
    }

    /// A plural of a number.
    static func plural(_ type: String, _ cases: KeyValuePairs<String, String>) -> CompiledValue {
        .variable(type: type, cases: cases.map { Member($0.key, .text($0.value)) })
    }

    /// A plural of the whole text.
    static func value(
        _ type: String, _ cases: KeyValuePairs<String, String>, format: String = "%#@value@"
    ) -> CompiledValue {
        .rule(format: format, variables: [Member("value", .plural(type, cases))])
    }
}

/// A catalog of a few entries, and what it compiles to.
struct SmallCatalog {
    let compilation: CatalogCompilation

    /// Reads entries as JSON.
    init(_ entries: String, source: String = "en", options: CompilationOptions = CompilationOptions()) throws {
        compilation = CatalogCompilation(try Self.catalog(entries, source: source), options: options)
    }

    /// A catalog of entries as JSON.
    static func catalog(_ entries: String, source: String = "en") throws -> Catalog {
        let json = "{\"sourceLanguage\": \"\(source)\", \"version\": \"1.0\", \"strings\": {\(entries)}}"
        return try Catalog(Array(json.utf8), path: "Localizable.xcstrings")
    }

    /// The paths of the files.
    var paths: [String] { compilation.tables.map(\.path) }

    /// What is said, a line each.
    var messages: [String] { compilation.diagnostics.map { "\($0.severity): \($0.message)" } }

    /// What is in a file, such as `en.strings`; nothing where there is none.
    subscript(file: String) -> CompiledValue {
        let table = compilation.tables.first { "\($0.language).\($0.kind.rawValue)" == file }
        return .dictionary(table?.members ?? [])
    }
}

/// A text and its state as JSON.
func unit(_ value: String, _ state: String = "translated") -> String {
    #""stringUnit": {"state": "\#(state)", "value": "\#(value)"}"#
}

/// Cases along an axis as JSON.
func varied(_ axis: String, _ cases: KeyValuePairs<String, String>) -> String {
    let members = cases.map { "\"\($0.key)\": {\($0.value)}" }
    return "\"variations\": {\"\(axis)\": {\(members.joined(separator: ", "))}}"
}

/// A plural with these texts as JSON.
func plural(_ cases: KeyValuePairs<String, String>) -> String {
    let members = cases.map { "\"\($0.key)\": {\(unit($0.value))}" }
    return "\"variations\": {\"plural\": {\(members.joined(separator: ", "))}}"
}

/// A substitution as JSON.
func substitution(_ name: String, _ settings: String, _ content: String) -> String {
    "\"\(name)\": {\(settings.isEmpty ? "" : settings + ", ")\(content)}"
}

/// An entry as JSON.
func entry(_ key: String, _ settings: String = "", _ localizations: KeyValuePairs<String, String>) -> String {
    let members = localizations.map { "\"\($0.key)\": {\($0.value)}" }
    let settings = settings.isEmpty ? "" : settings + ", "
    return "\"\(key)\": {\(settings)\"localizations\": {\(members.joined(separator: ", "))}}"
}
