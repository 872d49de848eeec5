import CatalogCore

@testable import TableCompilation

extension CompiledValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
    /// Creates a text.
    public init(stringLiteral text: String) { self = .text(text) }

    /// Creates a dictionary from values by name.
    public init(dictionaryLiteral members: (String, CompiledValue)...) {
        self = .sorted(members.map { Member($0.0, $0.1) })
    }

    /// Returns a plural of a number.
    static func plural(_ type: String, _ cases: KeyValuePairs<String, String>) -> CompiledValue {
        .variable(type: type, cases: cases.map { Member($0.key, .text($0.value)) })
    }

    /// Returns a plural of the whole text.
    static func value(
        _ type: String, _ cases: KeyValuePairs<String, String>, format: String = "%#@value@"
    ) -> CompiledValue {
        .rule(format: format, variables: [Member("value", .plural(type, cases))])
    }
}

/// A catalog of a few entries and its compiled form.
struct SmallCatalog {
    let compilation: CatalogCompilation

    /// Compiles entries given as JSON.
    init(_ entries: String, source: String = "en", options: CompilationOptions = CompilationOptions()) throws {
        compilation = CatalogCompilation(try Self.catalog(entries, source: source), options: options)
    }

    /// Returns a catalog of entries given as JSON.
    static func catalog(_ entries: String, source: String = "en") throws -> Catalog {
        let json = "{\"sourceLanguage\": \"\(source)\", \"version\": \"1.0\", \"strings\": {\(entries)}}"
        return try Catalog(Array(json.utf8), path: "Localizable.xcstrings")
    }

    /// The paths of the files.
    var paths: [String] { compilation.tables.map(\.path) }

    /// The diagnostics, one per line.
    var messages: [String] { compilation.diagnostics.map { "\($0.severity): \($0.message)" } }

    /// Returns the content of a file such as `en.strings`; empty if there is none.
    subscript(file: String) -> CompiledValue {
        let table = compilation.tables.first { "\($0.language).\($0.kind.rawValue)" == file }
        return .dictionary(table?.members ?? [])
    }
}

/// Returns a text and its state as JSON.
func unit(_ value: String, _ state: String = "translated") -> String {
    #""stringUnit": {"state": "\#(state)", "value": "\#(value)"}"#
}

/// Returns the cases of a variation as JSON.
func varied(_ axis: String, _ cases: KeyValuePairs<String, String>) -> String {
    let members = cases.map { "\"\($0.key)\": {\($0.value)}" }
    return "\"variations\": {\"\(axis)\": {\(members.joined(separator: ", "))}}"
}

/// Returns a plural with these texts as JSON.
func plural(_ cases: KeyValuePairs<String, String>) -> String {
    let members = cases.map { "\"\($0.key)\": {\(unit($0.value))}" }
    return "\"variations\": {\"plural\": {\(members.joined(separator: ", "))}}"
}

/// Returns a substitution as JSON.
func substitution(_ name: String, _ settings: String, _ content: String) -> String {
    "\"\(name)\": {\(settings.isEmpty ? "" : settings + ", ")\(content)}"
}

/// Returns an entry as JSON.
func entry(_ key: String, _ settings: String = "", _ localizations: KeyValuePairs<String, String>) -> String {
    let members = localizations.map { "\"\($0.key)\": {\($0.value)}" }
    let settings = settings.isEmpty ? "" : settings + ", "
    return "\"\(key)\": {\(settings)\"localizations\": {\(members.joined(separator: ", "))}}"
}
