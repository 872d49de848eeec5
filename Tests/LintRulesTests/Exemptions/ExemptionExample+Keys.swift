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
            "symbol-unrepresentable", "the symbol would begin with a dollar sign",
            .entries(#"    ↓"$homeTitleOfTheApp" : { "extractionState" : "manual" }"#)),
    ]

    /// Returns a catalog whose keys the system chooses.
    static func infoPlist(_ keys: String, options: RuleOptions = .none) -> RuleExample {
        RuleExample(
            files: [("InfoPlist.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{\(keys)},\"version\":\"1.0\"}")],
            options: options)
    }
}
