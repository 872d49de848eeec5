import CatalogComparison
import CatalogCore
import CatalogEditing
import CatalogLint
import CatalogRuntime
import LintRules
import StringTables
import TableCompilation

extension FuzzTarget {
    /// Targets for string catalogs: parsing, formatting, edits, rules with fixes, merges and compiled tables.
    static let catalogs = [
        FuzzTarget(
            "document", endings: [".xcstrings", ".json"], samples: CatalogSamples.all, rejected: CatalogSamples.broken
        ) {
            bytes in
            let document = try Document(bytes)
            let formatted = XcodeForm.bytes(of: document)
            guard let again = try? Document(formatted) else {
                preconditionFailure("what Xcode would write cannot be read")
            }
            precondition(XcodeForm.bytes(of: again) == formatted, "formatting twice changes something")
            precondition(XcodeForm.isForm(of: again), "a formatted document is not in Xcode's form")
            let isForm = formatted == document.bytes
            precondition(XcodeForm.isForm(of: document) == isForm, "the comparison and the formatted bytes disagree")
        },
        FuzzTarget(
            "catalog", endings: [".xcstrings"], samples: CatalogSamples.all, rejected: CatalogSamples.broken
        ) { bytes in
            let catalog = try Catalog(bytes, path: path)
            for index in 0..<catalog.entryCount {
                let entry = catalog.entry(at: index)
                for localization in entry.localizations {
                    for part in localization.content.parts { _ = part.unit.value?.string }
                }
            }
            let project = TableLoader.loadNow([.init(path: path, bytes: bytes)])
            guard let table = project.tables.first else { return }
            let editable = EditableTable(table, of: project, settings: LintSettings(), rules: .standard)
            let key = catalog.entryCount > 0 ? catalog.entry(at: 0).key.string : "a"
            let changes = [EntryChange.text("pt-BR", .whole, "Olá \u{1F600} \"\\\n", .translated)]
            guard let plan = try? editable.plan([KeyChange(key, .change(changes, marksTranslations: false))]) else {
                return
            }
            for file in plan.files {
                guard let new = file.new, let changed = try? Catalog(new, path: path) else {
                    preconditionFailure("an edit broke the catalog")
                }
                let matching = (0..<changed.entryCount).last { changed.key(at: $0).string == key }
                let text = matching.flatMap { changed.entry(at: $0).localization("pt-BR")?.content.parts.last }
                precondition(text?.unit.value?.string == "Olá \u{1F600} \"\\\n", "the edit is not there")
            }
        },
        FuzzTarget(
            "lint", endings: [".xcstrings", ".strings", ".stringsdict"],
            samples: CatalogSamples.all + LegacySamples.strings.filter { $0.first != "{" } + LegacySamples.rules,
            rejected: ["{", "<plist>"]
        ) { bytes in
            let paths = [path, "pt-BR.lproj/Localizable.strings", "pt-BR.lproj/Localizable.stringsdict"]
            let isCatalog = bytes.first == UInt8(ascii: "{")
            let isRules = bytes.starts(with: "<".utf8)
            let source = TableLoader.Source(path: isCatalog ? paths[0] : isRules ? paths[2] : paths[1], bytes: bytes)
            let failures = waiting { await checkFixes(of: source) }
            try Rejection.unless(failures.isEmpty, failures.joined(separator: "\n"))
        },
        FuzzTarget(
            "merge", samples: CatalogSamples.withStrings.map { "\($0)\0\($0)\0\($0)" },
            rejected: ["{}\0{}", "{}\0{\0{}", "{}\0{}\0{}"]
        ) { bytes in
            let versions = bytes.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
            try Rejection.unless(versions.count == 3, "\(versions.count) versions")
            let result = try CatalogMerge(base: versions[0], ours: versions[1], theirs: versions[2]).result()
            guard result.conflicts.isEmpty else { return }
            precondition((try? Document(result.bytes)) != nil, "a merge without conflicts cannot be read")
        },
        FuzzTarget(
            "merge-tables",
            samples: [
                "\"a\" = \"A\";\0\"a\" = \"B\";\0/* c */ \"a\" = \"A\"; b = c;",
                "<plist><dict/></plist>\0<plist><dict><key>a</key><string>A</string></dict></plist>\0"
                    + "<plist><dict><key>a</key><dict><key>b</key><string>B</string></dict></dict></plist>",
            ], rejected: ["", "\0", "a = b;\0a = ;\0a = b;"]
        ) { bytes in
            let versions = bytes.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
            try Rejection.unless(versions.count == 3, "\(versions.count) versions")
            let kind: LegacyTableKind = bytes.contains(UInt8(ascii: "<")) ? .stringsdict : .strings
            let result = try LegacyTableMerge(
                base: versions[0], ours: versions[1], theirs: versions[2], kind: kind
            ).result()
            guard result.conflicts.isEmpty else { return }
            let table = try? LegacyTableFile(result.bytes, kind: kind)
            precondition(table != nil, "a merge without conflicts cannot be read")
        },
    ]

    static let path = "Localizable.xcstrings"

    /// Checks the fixes of all findings, and returns the messages about files that cannot be read.
    private static func checkFixes(of source: TableLoader.Source) async -> [String] {
        let project = await TableLoader.load([source])
        let linter = Linter(rules: .standard)
        let report = await linter.check(project)
        let fixed = await FixedProject(
            project, findings: report.findings, with: linter, choosing: .all, load: { await TableLoader.load($0) })
        let changed = await TableLoader.load(fixed.files.map { .init(path: $0.file.path, bytes: $0.bytes) })
        precondition(changed.files.allSatisfy { changed.refusal(of: $0) == nil }, "a fix broke the file")
        return project.files.compactMap { $0.failure.map { "\($0)" } }
    }
}

/// Small catalogs, one for each feature.
enum CatalogSamples {
    static let all = ["", "{}"] + withStrings

    static let withStrings = [
        #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
        entry(#""localizations":{"pt-BR":{"stringUnit":{"state":"translated","value":"Olá, %@"}}}"#),
        entry(#""comment":"c [fitloc:max 20]","extractionState":"stale","shouldTranslate":false"#),
        entry(
            """
            "localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"%lld day"}},\
            "other":{"stringUnit":{"state":"translated","value":"%lld days"}}}}}}
            """),
        entry(
            """
            "localizations":{"en":{"variations":{"device":{"iphone":{"stringUnit":{"state":"translated","value":"Tap"}},\
            "other":{"stringUnit":{"state":"needs_review","value":"Click"}}}}}}
            """),
        entry(
            """
            "localizations":{"en":{"stringUnit":{"state":"translated","value":"%#@files@"},"substitutions":{"files":\
            {"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"state":"translated",\
            "value":"%arg file"}},"other":{"stringUnit":{"state":"translated","value":"%arg files"}}}}}}}}
            """),
        entry(#""localizations":{"en":{"stringSet":{"state":"translated","values":["Start \\(.workout)","Begin"]}}}"#),
    ]

    static let broken = ["{", #"{"strings":}"#]

    private static func entry(_ members: String) -> String {
        #"{"sourceLanguage":"en","strings":{"greeting":{\#(members)}},"version":"1.0"}"#
    }
}
