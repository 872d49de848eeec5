import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about keys.
    static let keys: [ExemptionExample] = [
        .init(
            "case-collision", "the system chooses the keys of this table",
            infoPlist(#""CFBundleName":{},"cfbundlename":{}"#)),
        .init("case-collision", "another rule reports equal keys", .entries(#"    "OK" : { }, "OK" : { }"#)),
        .init(
            "key-style", "the system chooses the keys of this table",
            infoPlist(#""CFBundleName":{},"home.title":{}"#, options: RuleOptions(["pattern": ["[a-z.]+"]]))),
        .init(
            "symbol-collision", "the system chooses the keys of this table",
            infoPlist(#""home.title":{"extractionState":"manual"},"home_title":{"extractionState":"manual"}"#)),
        .init(
            "symbol-collision", "Xcode generates no symbols for legacy tables",
            RuleExample(
                files: [("en.lproj/Localizable.strings", "\"home.title\" = \"A\";\n\"home_title\" = \"B\";\n")],
                options: RuleOptions(["extracted": ["true"]]))),
        .init(
            "symbol-collision", "another rule reports equal keys",
            .entries(
                #"    "home" : { "extractionState" : "manual" }, "home" : { "extractionState" : "manual" }"#)),
        .init(
            "symbol-collision", "two generators give both keys one name",
            RuleExample.entries(
                #"    "home.title" : { "extractionState" : "manual" }, ↓"home_title" : { "extractionState" : "manual" }"#
            ).generating([.xcode, accessors { _ in ["home", "title"] }])),
        .init(
            "symbol-unrepresentable", "the letters of a specifier do not make a keyword longer",
            .entries(#"    ↓"associatedtype %lld" : { "extractionState" : "manual" }"#)),
        .init(
            "symbol-unrepresentable", "a generator leaves out a key that has a name",
            RuleExample.entries(#"    "home.title" : { "extractionState" : "manual" }"#)
                .generating([accessors { _ in nil }])),
        .init(
            "symbol-unrepresentable", "the symbol would begin with a dollar sign",
            .entries(#"    ↓"$homeTitleOfTheApp" : { "extractionState" : "manual" }"#)),
    ]

    private static func accessors(_ names: @escaping @Sendable (String) -> [String]?) -> SymbolUse {
        SymbolUse(.nested(names), includesExtracted: false, isRefusing: false)
    }

    /// Returns a catalog whose keys the system chooses.
    static func infoPlist(_ keys: String, options: RuleOptions = .none) -> RuleExample {
        RuleExample(
            files: [("InfoPlist.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{\(keys)},\"version\":\"1.0\"}")],
            options: options)
    }
}
