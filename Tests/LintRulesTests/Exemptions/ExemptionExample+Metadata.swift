import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about comments, marks, and specifiers.
    static let metadata: [ExemptionExample] = comments + specifiers

    private static let comments: [ExemptionExample] = [
        .init(
            "comment-missing-arguments", "the system chooses the keys of this table",
            infoPlist(
                #""%@":{"comment":"A","localizations":{"en":{"stringUnit":{"state":"translated","value":"Hi %@"}}}}"#)),
        .init(
            "comment-missing-arguments", "keys that are not to be translated",
            .entries(#"    "Hi %@" : { "comment" : "Greeting", "shouldTranslate" : false }"#)),
        .init(
            "comment-missing-arguments", "the comment has a placeholder",
            .entries(#"    "Hi %@" : { "comment" : "Greeting of {user}" }"#)),
        .init(
            "comment-missing-arguments", "the comment numbers the arguments",
            .entries(#"    "%lld of %lld" : { "comment" : "1: finished, 2: planned" }"#)),
        .init(
            "comment-missing-arguments", "the source has no text",
            .entries(
                #"    "Hi %@" : { "comment" : "Greeting", "localizations" : { "en" : { "stringUnit" : { } } } }"#)),
        .init(
            "comment-useless", "the system chooses the keys of this table",
            infoPlist(#""CFBundleName":{"comment":"Label."}"#)),
        .init(
            "comment-useless", "a long comment is a text of its own",
            .entries("    \"tab.home\" : { \"comment\" : \"\(String(repeating: "text ", count: 100))\" }")),
        .init("comment-useless", "the comment has no words", .entries(#"    "tab.home" : { "comment" : ↓"…" }"#)),
        .init(
            "missing-comment", "a property list has no comments",
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "<plist><dict><key>a</key><string>A</string></dict></plist>")
            ])),
        .init(
            "translations-on-do-not-translate", "keys are translated",
            .texts(["en": #""Home""#, "pt-BR": #""Início""#])),
        .init(
            "unknown-directive", "a comment with escapes is marked as a whole",
            .entries(#"    "tab.home" : { "comment" : ↓"Tab\n[fitloc:off stale-kye]" }"#)),
    ]

    private static let specifiers: [ExemptionExample] = [
        .init(
            "dropped-specifier-position", "a number without a dollar sign is a width",
            .texts(key: "chat.sent", ["en": #""%1$@ sent %2$@""#, "pt-BR": #"↓"%1@ enviou %2@""#])),
        .init(
            "invalid-specifier", "the name of a substitution has other letters",
            .texts(key: "home.sets", ["en": #""%lld sets""#, "pt-BR": #"↓"%#@sé ries@""#])),
    ]
}
