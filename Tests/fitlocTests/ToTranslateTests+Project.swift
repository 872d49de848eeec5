import TestSupport

extension ToTranslateTests {
    /// A project with every shape of a key.
    static func project() throws -> WorkFolder {
        let folder = try WorkFolder()
        try folder.write(
            "{ \"sourceLanguage\" : \"en\", \"strings\" : {\n\(entries)\n}, \"version\" : \"1.0\" }",
            to: "Localizable.xcstrings")
        try folder.write(
            "\"old.a\" = \"First words\";\n\"old.b\" = \"Second words\";\n", to: "en.lproj/Legacy.strings"
        )
        try folder.write("\"old.a\" = \"Первое\";\n", to: "ru.lproj/Legacy.strings")
        return folder
    }

    private static func unit(_ text: String, _ state: String = "translated") -> String {
        InlineTables.unit(text, state)
    }

    private static func varied(_ axis: String, _ cases: KeyValuePairs<String, String>) -> String {
        let members = cases.map { "\"\($0.key)\" : \($0.value)" }.joined(separator: ", ")
        return "{ \"variations\" : { \"\(axis)\" : { \(members) } } }"
    }

    private static func key(_ key: String, en: String, ru: String? = nil, more: String = "") -> String {
        let russian = ru.map { ", \"ru\" : \($0)" } ?? ""
        return "\"\(key)\" : { \(more) \"localizations\" : { \"en\" : \(en)\(russian) } }"
    }

    private static func substituted(_ text: String, _ forms: KeyValuePairs<String, String>) -> String {
        let unit = Self.unit(text).dropFirst().dropLast()
        let set = varied("plural", forms).dropFirst()
        return
            "{ \(unit), \"substitutions\" : { \"days\" : { \"argNum\" : 1, \"formatSpecifier\" : \"lld\", \(set) } }"
    }

    private static let days = varied("plural", ["one": unit("%lld day"), "other": unit("%lld days")])

    private static let entries = [
        "\"%@: %lld\" : { }",
        key("%@ · %@", en: unit("%@ · %@"), ru: unit("%@ · %@", "new")),
        "\"Absent here\" : { }",
        key(
            "days.begun", en: days,
            ru: varied("plural", ["one": unit("%lld день"), "other": unit("%lld дня")])),
        key(
            "days.complete", en: days,
            ru: varied(
                "plural",
                [
                    "one": unit("%lld день"), "few": unit("%lld дня"), "many": unit("%lld дней"),
                    "other": unit("%lld дня"),
                ])),
        key(
            "days.substituted",
            en: substituted("Since %#@days@", ["one": unit("%arg day"), "other": unit("%arg days")]),
            ru: substituted(
                "Уже %#@days@", ["one": unit("%arg день"), "other": unit("%arg days", "new")])),
        key("done", en: unit("Done", "new"), ru: unit("Готово", "needs_review")),
        key("empty", en: unit("Filled"), ru: unit("")),
        key("left", en: unit("Kept as it is"), more: "\"shouldTranslate\" : false,"),
        key("new", en: unit("Begin soon"), ru: unit("Begin soon", "new")),
        key("old", en: unit("Gone away"), more: "\"extractionState\" : \"stale\","),
        key(
            "tap", en: varied("device", ["mac": unit("Click to start"), "other": unit("Tap to start")]),
            ru: varied("device", ["mac": unit("", "new"), "other": unit("Нажмите")])),
        key(
            "tap.whole",
            en: varied("device", ["mac": unit("Click to stop"), "other": unit("Tap to stop")]),
            ru: unit("Нажмите")),
    ].joined(separator: ",\n")
}
