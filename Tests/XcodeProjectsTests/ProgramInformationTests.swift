import Testing

@testable import XcodeProjects

@Suite("The Info.plist of a program")
struct ProgramInformationTests {
    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
            <key>CFBundleDisplayName</key><string>Meals</string>
            <key>NSCameraUsageDescription</key><string>To scan meals</string>
            <key>NSFaceIDUsageDescription</key><string>$(FACE_ID_TEXT)</string>
            <key>UIApplicationShortcutItems</key>
            <array><dict><key>UIApplicationShortcutItemTitle</key><string>shortcut.scan</string></dict></array>
        </dict></plist>
        """

    private func information(_ settings: String, files: [String: String] = [:]) throws -> ProgramInformation {
        let text = ProjectText.of(
            """
            L1 = { isa = XCConfigurationList; buildConfigurations = ( C1 ); };
            C1 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
                \(settings)
            }; };
            """)
        let project = try ProjectText.read(text)
        return ProgramInformation(
            of: project.targets[0], in: "/p", projectFile: ("/p/App.xcodeproj/project.pbxproj", Array(text.utf8))
        ) { files[$0].map { Array($0.utf8) } }
    }

    @Test("The texts of the file are reasons, the name and shortcuts, which are their own keys")
    func file() throws {
        let found = try information(
            #"INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist";"#, files: ["/p/App/Info.plist": Self.list])
        #expect(found.texts.map(\.key) == ["CFBundleDisplayName", "NSCameraUsageDescription", "shortcut.scan"])
        #expect(found.texts.map(\.isName) == [true, false, false])
        #expect(found.texts.allSatisfy { $0.path == "/p/App/Info.plist" })
        let bytes = Array(Self.list.utf8)
        #expect(String(decoding: bytes[found.texts[1].range], as: UTF8.self).contains("To scan meals"))
        #expect(found.names?.isSuperset(of: ["NSFaceIDUsageDescription", "shortcut.scan", "Meals"]) == true)
    }

    @Test("Build settings are texts and keys too, at their place in the project file")
    func settings() throws {
        let setting = #"INFOPLIST_KEY_NSCameraUsageDescription = "To scan meals";"#
        let found = try information(setting)
        #expect(found.texts.map(\.key) == ["NSCameraUsageDescription"])
        #expect(found.texts[0].path.hasSuffix("project.pbxproj"))
        #expect(found.texts[0].range.count == "INFOPLIST_KEY_NSCameraUsageDescription".utf8.count)
        #expect(found.names?.contains("NSCameraUsageDescription") == true)
    }

    @Test("Without a readable file, the keys are unknown")
    func unknown() throws {
        #expect(try information("INFOPLIST_FILE = App/Info.plist;").names == nil)
        #expect(try information("SWIFT_VERSION = 6.0;").names == nil)
    }

    @Test("Dynamic frameworks and plug-ins have bundles of their own, static ones and programs do not")
    func bundles() throws {
        func isLoaded(_ type: String, _ settings: String = "") throws -> Bool {
            let text = ProjectText.of(
                "L1 = { isa = XCConfigurationList; buildConfigurations = ( C1 ); };"
                    + "C1 = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };"
            ).replacing("com.apple.product-type.application", with: "com.apple.product-type.\(type)")
            return try ProjectText.read(text).targets[0].hasLoadedBundle
        }
        #expect(try isLoaded("framework"))
        #expect(try isLoaded("bundle"))
        #expect(try !isLoaded("framework", "MACH_O_TYPE = staticlib;"))
        #expect(try !isLoaded("library.static"))
        #expect(try !isLoaded("framework.static"))
        #expect(try !isLoaded("application"))
    }
}
