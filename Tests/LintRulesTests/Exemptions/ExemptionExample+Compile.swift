import CatalogCore
import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about what Xcode and packages build.
    static let compile: [ExemptionExample] = targets + languages + information + compiler

    private static let targets: [ExemptionExample] = [
        .init(
            "file-not-in-target", "a catalog may be in a package",
            RuleExample(files: [("Localizable.xcstrings", table(#""Home" : { }"#))])
                .leavingOut(["Localizable.xcstrings"])),
        .init(
            "file-not-in-target", "only storyboards and intents have their source texts themselves",
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "↓\"home.title\" = \"Home\";\n"),
                ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
            ]).leavingOut(["en.lproj/Localizable.strings"])),
        .init(
            "uncompiled-catalog", "another file of the package is compiled",
            RuleExample(files: [
                ("Sources/Home/Localizable.xcstrings", "↓" + table(#""Home" : { }"#)),
                ("Sources/Home/Plans.xcstrings", table(#""Plan" : { }"#)),
            ]).built(
                as: BuildFacts(packages: [
                    BuildPackage(
                        declaration: BuildLocation(TableFile(untabled: "Package.swift", bytes: []), 0..<0),
                        hasDefaultLocalization: true, processed: ["Sources/Home/Plans.xcstrings"],
                        copied: ["Sources/Home/Localizable.xcstrings"])
                ]))),
    ]

    private static let languages: [ExemptionExample] = [
        .init(
            "project-languages", "the project lists no languages",
            project(["App/Localizable.xcstrings": table(texts(in: ["en", "de"]))], listing: [])),
        .init(
            "project-languages", "no target contains a table",
            project(["App/Localizable.xcstrings": table(texts(in: ["en"]))], listing: ["en", "de"], contains: [])),
        .init(
            "project-languages", "a table outside of language folders has no language",
            project(
                ["App/Old.strings": "\"old\" = \"Old\";\n", "en.lproj/Localizable.strings": "\"new\" = \"New\";\n"],
                listing: ["en"])),
    ]

    private static let information: [ExemptionExample] = [
        .init(
            "info-plist-key", "the system asks only tables of one name",
            programs(["App/Localizable.xcstrings": table(#""NSCameraUsage" : { }"#)])),
        .init(
            "info-plist-key", "no program contains the table",
            programs(["App/InfoPlist.xcstrings": table(#""NSCameraUsage" : { }"#)], contain: [])),
        .init(
            "info-plist-key", "another rule reports stale keys",
            programs(["App/InfoPlist.xcstrings": table(#""NSCameraUsage" : { "extractionState" : "stale" }"#)])),
        .init(
            "info-plist-text", "two configurations of a program have the text",
            programs(
                [
                    "App/Localizable.xcstrings": table(texts(in: ["en", "de"])),
                    "App/Info.plist": "↓<string>To scan meals</string>",
                ], texts: [camera("App/Info.plist"), camera("App/Debug.plist")])),
        .init(
            "info-plist-text", "two programs share the file",
            programs(
                [
                    "App/Localizable.xcstrings": table(texts(in: ["en", "de"])),
                    "App/Info.plist": "↓<string>To scan meals</string>",
                ], texts: [camera("App/Info.plist")], named: ["App", "App Beta"])),
    ]

    private static let compiler: [ExemptionExample] = [
        .init(
            "not-compilable", "Foundation reads nested plurals of stringsdict files",
            RuleExample(files: [("en.lproj/Localizable.stringsdict", nested)])),
        .init(
            "not-compilable", "another rule reports an undefined substitution",
            .entry([
                "\"en\" : { "
                    + RuleExample.sentence(
                        "%#@sets@ of %#@days@",
                        [RuleExample.substitution("sets", 1, ["one": "%arg set", "other": "%arg sets"])]) + " }"
            ])),
    ]

    private static let nested = """
        <plist version="1.0"><dict><key>home.days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
        <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld day, %#@sets@</string><key>other</key><string>%lld days, %#@sets@</string></dict>
        <key>sets</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld set</string><key>other</key><string>%lld sets</string></dict>
        </dict></dict></plist>
        """

    private static func table(_ entries: String) -> String {
        "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries) }, \"version\" : \"1.0\" }"
    }

    private static func texts(in languages: [String]) -> String {
        let units = languages.map { "\"\($0)\" : { \(RuleExample.text(#""OK""#)) }" }
        return "\"OK\" : { \"localizations\" : { \(units.joined(separator: ", ")) } }"
    }

    private static func camera(_ path: String) -> InformationText {
        let file = TableFile(untabled: path, bytes: Array("<string>To scan meals</string>".utf8))
        return InformationText(
            key: "NSCameraUsageDescription", text: "To scan meals", location: BuildLocation(file, 0..<30))
    }

    /// Returns files with a project that lists languages; its targets contain all files, or those with some paths.
    private static func project(
        _ files: KeyValuePairs<String, String>, listing languages: [LanguageTag], contains tables: Set<String>? = nil,
        programs: [BuildProgram] = []
    ) -> RuleExample {
        let regions = BuildLocation(TableFile(untabled: "App.xcodeproj/project.pbxproj", bytes: []), 0..<0)
        return RuleExample(files: files.map { ($0, $1) }).built(
            as: BuildFacts(projects: [
                BuildProject(
                    regions: regions, languages: languages, tables: tables ?? Set(files.map(\.key)),
                    programs: programs)
            ]))
    }

    /// Returns files with programs that contain all of them, or those with some paths.
    private static func programs(
        _ files: KeyValuePairs<String, String>, contain tables: Set<String>? = nil, texts: [InformationText] = [],
        named names: [String] = ["App"]
    ) -> RuleExample {
        let tables = tables ?? Set(files.map(\.key))
        return project(
            files, listing: [],
            programs: names.map { BuildProgram(name: $0, tables: tables, texts: texts, names: ["CFBundleIcon"]) })
    }
}
