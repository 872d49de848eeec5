import CatalogCore
import CatalogLint

/// Finds keys of InfoPlist tables that no Info.plist has.
struct InformationKeyRule: ProjectRule {
    static let description = RuleDescription(
        id: "info-plist-key",
        category: .compile,
        summary: "a key of a table InfoPlist is in no Info.plist",
        rationale: """
            The system asks a table `InfoPlist` only for the keys of the Info.plist, and for the texts that it has for \
            shortcuts and document types. Another key is misspelled, or left over. The rule reads the Info.plist of all \
            programs that contain the table, and the build settings `INFOPLIST_KEY_…`. Keys that Xcode or the system \
            adds, such as `CFBundleName`, are ignored, and so are stale ones, which `stale-key` reports. A key without a \
            prefix of the system, such as `NS`, is a note, because code may look it up.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .project,
        passing: [
            example(key: "NSCameraUsageDescription"), example(key: "shortcut.scan"), example(key: "CFBundleName"),
            example(key: "NSCamera", names: nil),
        ],
        failing: [
            example(key: "NSCameraUsage", mark: "↓"), example(key: "Privacy.Camera.Usage", mark: "↓"),
            example(key: "NSusage", mark: "↓"),
        ]
    )

    func check(_ project: ProjectContext, into findings: inout FindingSink) {
        let programs = project.build.projects.flatMap(\.programs)
        guard !programs.isEmpty else { return }
        for table in project.tables where table.kind == .infoPlist {
            let paths = table.table.files.map(\.path)
            let owners = programs.filter { !$0.tables.isDisjoint(with: paths) }
            let names = owners.map(\.names)
            guard !owners.isEmpty, !names.contains(nil) else { continue }
            check(table.table, against: Set(names.compactMap(\.self).joined()), into: &findings)
        }
    }

    private func check(_ table: any StringTable, against names: Set<String>, into findings: inout FindingSink) {
        for index in 0..<table.entryCount {
            let entry = table.entry(at: index)
            let key = entry.key.string
            guard !names.contains(key), !Self.given.contains(key), entry.extractionState != .stale,
                table.files.indices.contains(entry.key.location.file)
            else { continue }
            findings.add(
                "no Info.plist of a target with this table has this key, so nobody sees its texts",
                in: table.files[entry.key.location.file], range: entry.key.location.range, key: key,
                atMost: Self.isOfSystem(key) ? .error : .note)
        }
    }

    /// Whether a key has the form of the system's keys; code may ask the table for any other.
    private static func isOfSystem(_ key: String) -> Bool {
        let start = key.utf8.prefix(3)
        return start.count == 3 && start.allSatisfy { (0x41...0x5A).contains($0) }
            && prefixes.contains { key.hasPrefix($0) }
    }

    private static let prefixes = ["CF", "NS", "UI", "LS", "WK", "GK"]

    /// The keys that each bundle has, or that the system reads from a table alone.
    private static let given: Set<String> = [
        "CFBundleDisplayName", "CFBundleGetInfoString", "CFBundleName", "CFBundleShortVersionString",
        "CFBundleSpokenName", "NSHumanReadableCopyright",
    ]

    private static func example(
        key: String, names: Set<String>? = ["NSCameraUsageDescription", "shortcut.scan"], mark: String = ""
    ) -> RuleExample {
        let path = "App/InfoPlist.xcstrings"
        let project = TableFile(untabled: "App.xcodeproj/project.pbxproj", bytes: [])
        return RuleExample(files: [
            (path, "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(mark)\"\(key)\" : { } }, \"version\" : \"1.0\" }")
        ]).built(
            as: BuildFacts(projects: [
                BuildProject(
                    regions: BuildLocation(project, 0..<0), languages: [], tables: [path],
                    programs: [BuildProgram(name: "App", tables: [path], texts: [], names: names)])
            ]))
    }
}
