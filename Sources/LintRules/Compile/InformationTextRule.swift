import CatalogCore
import CatalogLint

/// Finds texts of an Info.plist that no table translates.
struct InformationTextRule: ProjectRule {
    static let description = RuleDescription(
        id: "info-plist-text",
        category: .compile,
        summary: "a text of the Info.plist is in no table",
        rationale: """
            The system shows the reasons why an app uses the camera, its shortcuts and its name in the user's language \
            only if a table `InfoPlist` of the target has them. The rule checks programs whose other tables have several \
            languages, in the file of the Info.plist and in the build settings `INFOPLIST_KEY_…`. Most names stay as they \
            are: they are notes, in a project that translates the name of another of its programs. So are reasons with a \
            key that the system does not have, such as `NSAccessibilityUsageDescription`. Texts with build settings such \
            as `$(PRODUCT_NAME)` are ignored, and so are programs in folders of examples.
            """,
        severity: .warning,
        impact: .visible,
        scope: .project,
        passing: [
            example(entries: #""NSCameraUsageDescription" : { }"#),
            example(languages: ["en"]),
            example(entries: #""CFBundleDisplayName" : { }"#, text: name),
            example(text: name),
        ],
        failing: [
            example(mark: "↓"), example(text: name, named: true, mark: "↓"),
            example(entries: #""NSMicrophoneUsageDescription" : { }"#, mark: "↓"),
            example(text: reason("NSDiaryUsageDescription"), mark: "↓"),
            example(text: reason("NFCReaderUsageDescription"), mark: "↓"),
            example(text: reason("To scan meals"), mark: "↓"),
        ]
    )

    func check(_ project: ProjectContext, into findings: inout FindingSink) {
        var met: Set<[String]> = []
        let translatesNames = project.tables.contains { table in
            table.kind == .infoPlist && Self.names.contains(where: table.has)
        }
        for program in project.build.projects.flatMap(\.programs) where !program.texts.isEmpty {
            let tables = project.tables.filter { table in
                table.table.files.contains { program.tables.contains($0.path) }
            }
            let languages = tables.filter { $0.kind == .code }.flatMap { $0.languages.values.map(\.canonical) }
            guard Set(languages).subtracting(["und"]).count > 1 else { continue }
            let information = tables.filter { $0.kind == .infoPlist }
            for text in program.texts
            where (!text.isName || translatesNames) && !information.contains(where: { $0.has(text.key) }) {
                // Several configurations and programs can share a text.
                guard met.insert([program.name, text.key]).inserted,
                    met.insert([text.location.file.path, text.key, "\(text.location.range.lowerBound)"]).inserted
                else { continue }
                findings.add(
                    """
                    people read this text in one language only: no table InfoPlist of \(Quotation.of(program.name)) has it
                    """, in: text.location.file, range: text.location.range, key: text.key,
                    atMost: text.isName || !UsageDescriptions.maySystemAsk(text.key) ? .note : .error)
            }
        }
    }

    private static let names = ["CFBundleDisplayName", "CFBundleName"]

    private static let location = BuildLocation(
        TableFile(untabled: "App/Info.plist", bytes: Array("<string>To scan meals</string>".utf8)), 0..<30)

    private static let name = InformationText(
        key: "CFBundleDisplayName", text: "Meals", isName: true, location: location)

    private static func reason(_ key: String) -> InformationText {
        InformationText(key: key, text: "To scan meals", location: location)
    }

    private static func example(
        languages: [String] = ["en", "de"], entries: String? = nil,
        text: InformationText = reason("NSCameraUsageDescription"),
        named isNamed: Bool = false, mark: String = ""
    ) -> RuleExample {
        let texts = languages.map {
            "\"\($0)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"OK\" } }"
        }
        let catalog =
            "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"OK\" : { \"localizations\" : { \(texts.joined(separator: ", ")) } } }, \"version\" : \"1.0\" }"
        let information = entries.map { entries in
            [
                (
                    "App/InfoPlist.xcstrings",
                    #"{ "sourceLanguage" : "en", "strings" : { "# + entries + #" }, "version" : "1.0" }"#
                )
            ]
        }
        let path = "App/Localizable.xcstrings"
        let other = (
            "Watch/InfoPlist.xcstrings",
            #"{ "sourceLanguage" : "en", "strings" : { "CFBundleName" : { } }, "version" : "1.0" }"#
        )
        return RuleExample(
            files: [(path, catalog), ("App/Info.plist", "\(mark)<string>To scan meals</string>")] + (information ?? [])
                + (isNamed ? [other] : [])
        ).built(
            as: BuildFacts(projects: [
                BuildProject(
                    regions: location, languages: [], tables: [path],
                    programs: [
                        BuildProgram(
                            name: "App", tables: [path, "App/InfoPlist.xcstrings"], texts: [text], names: nil)
                    ])
            ]))
    }
}

extension TableContext {
    /// Returns whether the table has a key.
    fileprivate func has(_ key: String) -> Bool {
        (0..<table.entryCount).contains { table.key(at: $0).string.isSpelled(as: key) }
    }
}
