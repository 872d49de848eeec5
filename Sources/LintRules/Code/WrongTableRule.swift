import CatalogLint

/// Finds lookups in Swift code in another table or bundle than the one with the key.
package struct WrongTableRule: SourceRule {
    package static let description = RuleDescription(
        id: "wrong-table",
        category: .code,
        summary: "Swift code looks the key up in a table or bundle that lacks it",
        rationale: """
            The lookup fails, and people see the key. Name the table that has the key. The tables of a Swift package \
            are in its own bundle, but its code searches the bundle of the app unless it passes `bundle: .module`. \
            Code belongs to a package if `Package.swift` is among the files, or if the target names its bundle \
            elsewhere. A dynamic framework or plug-in of an Xcode project has a bundle of its own too: pass `#bundle`, \
            or `Bundle(for:)` with one of its classes. The resources of a static library are in the app.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .source,
        fix: .review,
        passing: [
            .code(#"Text("home.title")"#, entries: [("home.title", "Home")]),
            RuleExample(files: [
                ("Package.swift", manifest),
                ("Sources/Home/Resources/Localizable.xcstrings", table("home.title")),
                ("Sources/Home/HomeView.swift", #"let view = Text("home.title", bundle: .module)"#),
                ("Sources/Home/Header.swift", #"let header = Header(title: "home.title".localized)"#),
            ]),
            RuleExample(files: [
                ("App/Localizable.xcstrings", table("home.title")),
                ("App/Settings.xcstrings", table("home.title")),
                ("App/HomeView.swift", #"Text("home.title", tableName: "Settings")"#),
            ]),
            framework(#"let title = String(localized: "home.title", bundle: #bundle)"#),
            framework(#"let title = String(localized: "home.title")"#, isStatic: true),
        ],
        failing: [
            framework(#"let title = String(localized: ↓"home.title")"#),
            RuleExample(files: [
                ("App/Localizable.xcstrings", table("home.title")),
                ("App/Settings.xcstrings", table("settings.title")),
                (
                    "App/SettingsView.swift",
                    """
                    Text(↓"settings.title")
                    Text(↓"home.title", tableName: "Settings")
                    """
                ),
            ]),
            RuleExample(files: [
                ("Package.swift", manifest),
                ("Sources/Home/Resources/Localizable.xcstrings", table("home.title")),
                (
                    "Sources/Home/HomeView.swift",
                    """
                    Text(↓"home.title")
                    let title = String(localized: ↓"home.title")
                    """
                ),
            ]),
        ]
    )

    package init() {}

    private static let manifest = #"let package = Package(name: "Home", targets: [.target(name: "Home")])"#

    /// An Xcode project with an app and a framework that has the table and the code.
    private static func framework(_ code: String, isStatic: Bool = false) -> RuleExample {
        let project = """
            { objects = {
              Project = { isa = PBXProject; mainGroup = Group; targets = (App, Kit); };
              Group = { isa = PBXGroup; children = (AppFolder, KitFolder); sourceTree = "<group>"; };
              AppFolder = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
              KitFolder = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
              App = {
                isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = (AppFolder);
              };
              Kit = {
                isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                fileSystemSynchronizedGroups = (KitFolder); buildConfigurationList = KitSettings;
              };
              KitSettings = { isa = XCConfigurationList; buildConfigurations = (Release); };
              Release = {
                isa = XCBuildConfiguration; name = Release;
                buildSettings = { MACH_O_TYPE = \(isStatic ? "staticlib" : "mh_dylib"); };
              };
            }; rootObject = Project; }
            """
        return RuleExample(files: [
            ("App.xcodeproj/project.pbxproj", project),
            ("App/AppView.swift", "let view = KitView()"),
            ("Kit/Localizable.xcstrings", table("home.title")),
            ("Kit/KitView.swift", code),
        ])
    }

    private static func table(_ key: String) -> String {
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "\(key)" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } } } }
          },
          "version" : "1.0"
        }
        """
    }
}
