import CatalogLint

/// The content of the source language in an example of plurals.
enum ExampleSource {
    /// `%lld workout` and `%lld workouts`.
    case plural
    /// One text.
    case text(String)
    /// Nothing; the key is an identifier.
    case nothing
}

/// The place in an example of plurals that a finding names.
enum ExampleMark: Equatable {
    /// The plural itself.
    case set
    /// The name of a case.
    case name(String)
    /// The text of a case.
    case text(String)
}

/// Short examples of entries that vary, for the pages of the rules.
extension RuleExample {
    /// A key with plural forms in a language.
    static func plurals(
        _ language: String, _ cases: KeyValuePairs<String, String>, source: ExampleSource = .plural,
        mark: ExampleMark? = nil
    ) -> RuleExample {
        var localizations = ["\"\(language)\" : { \(plural(cases, mark: mark)) }"]
        if language != "en" { localizations.insert(contentsOf: english(source), at: 0) }
        return entry(localizations)
    }

    /// A key with plural forms in English and one text in another language.
    static func flat(_ language: String, _ text: String, mark: Bool = false) -> RuleExample {
        entry(english(.plural) + ["\"\(language)\" : { \(unit(text, mark: mark)) }"])
    }

    /// One key with the JSON of its localizations.
    static func entry(key: String = "workouts.count", _ localizations: [String]) -> RuleExample {
        .entries(
            "    \"\(key)\" : { \"localizations\" : {\n      " + localizations.joined(separator: ",\n      ")
                + "\n    } }")
    }

    /// The JSON of a plural in a localization or a substitution.
    static func plural(_ cases: KeyValuePairs<String, String>, mark: ExampleMark? = nil) -> String {
        let lines = cases.map { name, text in
            "\(mark == .name(name) ? "↓" : "")\"\(name)\" : { \(unit(text, mark: mark == .text(name))) }"
        }
        return "\"variations\" : { \"plural\" : \(mark == .set ? "↓" : ""){\n        "
            + lines.joined(separator: ",\n        ") + " } }"
    }

    /// The JSON of a device variation in a localization.
    static func devices(_ cases: KeyValuePairs<String, String>, mark: Bool = false) -> String {
        let lines = cases.map { name, text in "\"\(name)\" : { \(unit(text)) }" }
        return "\"variations\" : { \"device\" : \(mark ? "↓" : ""){\n        "
            + lines.joined(separator: ",\n        ") + " } }"
    }

    /// The JSON of a translated text.
    static func unit(_ text: String, mark: Bool = false) -> String {
        "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \(mark ? "↓" : "")\"\(text)\" }"
    }

    /// The JSON of a sentence with substitutions, all of them plurals.
    static func sentence(_ text: String, mark: Bool = false, _ substitutions: [String]) -> String {
        let all = substitutions.joined(separator: ",\n        ")
        return "\(unit(text, mark: mark)),\n      \"substitutions\" : {\n        \(all) }"
    }

    /// The JSON of a substitution; the marks are for its name and its format specifier.
    static func substitution(
        _ name: String, _ argument: Int, _ cases: KeyValuePairs<String, String>, type: String = "lld",
        nameMark: Bool = false, typeMark: Bool = false
    ) -> String {
        "\(nameMark ? "↓" : "")\"\(name)\" : { \"argNum\" : \(argument), \"formatSpecifier\" : "
            + "\(typeMark ? "↓" : "")\"\(type)\", \(plural(cases)) }"
    }

    private static func english(_ source: ExampleSource) -> [String] {
        switch source {
        case .plural: ["\"en\" : { \(plural(["one": "%lld workout", "other": "%lld workouts"])) }"]
        case .text(let text): ["\"en\" : { \(unit(text)) }"]
        case .nothing: []
        }
    }
}
