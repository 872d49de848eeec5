import Foundation
import TestSupport
import Testing

@testable import FileSearch

@Suite("Finding files")
struct FileFinderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Returns the paths that a search of the folder finds, relative to the folder.
    private func found(
        by finder: FileFinder = FileFinder(), in arguments: [String] = [""],
    ) throws -> [String] {
        let result = finder.find(arguments.map { $0.isEmpty ? folder.path : folder.file($0) })
        #expect(result.failures.isEmpty)
        return result.files.map { String($0.path.dropFirst(folder.path.count + 1)) }
    }

    @Test("A folder is searched for catalogs and legacy tables, sorted by the bytes of their paths")
    func findsByEnding() throws {
        for name in [
            "b/B.xcstrings", "a/en.lproj/X.strings", "a/en.lproj/X.stringsdict", "a.txt", "Z.strings", "é.strings",
        ] {
            try folder.write(name)
        }
        try folder.write("b/.xcstrings")
        let expected = ["Z.strings", "a/en.lproj/X.strings", "a/en.lproj/X.stringsdict", "b/B.xcstrings", "é.strings"]
        #expect(try found() == expected)
    }

    @Test("Files that name keys are found, also as templates for them")
    func findsFilesThatNameKeys() throws {
        for name in ["App.swift", "distribution.xml.in", "Info.plist.template", "Menu.storyboard", "notes.md"] {
            try folder.write(name)
        }
        let expected = ["Info.plist.template", "Menu.storyboard", "distribution.xml.in"]
        #expect(try found(by: FileFinder(endings: KeyNamingFiles.endings)) == expected)
    }

    @Test("The texts of screenshots are no tables")
    func skipsScreenshots() throws {
        for name in [
            "fastlane/screenshots/en-US/title.strings", "Screenshots/phone/de/keyword.strings",
            "screenshots/en-US/other.strings", "screenshots/en.lproj/title.strings", "App/en-US/title.strings",
            "screenshots/title.strings",
        ] {
            try folder.write(name)
        }
        let expected = [
            "App/en-US/title.strings", "screenshots/en-US/other.strings", "screenshots/en.lproj/title.strings",
            "screenshots/title.strings",
        ]
        #expect(try found() == expected)
        #expect(
            try found(in: ["fastlane/screenshots/en-US/title.strings"]) == ["fastlane/screenshots/en-US/title.strings"])
    }

    @Test("Hidden files, build products and third-party packages are skipped")
    func skipsFolders() throws {
        let skipped = [
            ".git", ".build", "DerivedData", "Pods", "Carthage", "node_modules", ".swiftpm", "en.xcloc",
            "App.xcarchive", "Test.app", "Kit.framework", "Kit.xcframework", "Kit.embeddedframework", "App.xctemplate",
            ".hidden",
        ]
        for name in skipped {
            try folder.write("\(name)/A.xcstrings")
            try folder.write("deep/\(name)/A.xcstrings")
        }
        try folder.write("._A.strings")
        try folder.write("Pods.swift/A.xcstrings")
        try folder.write("app/A.xcstrings")
        #expect(try found() == ["Pods.swift/A.xcstrings", "app/A.xcstrings"])
    }

    @Test("A named folder is searched and a named file is found even if they would be skipped")
    func namedAreTaken() throws {
        try folder.write("Pods/A.xcstrings")
        try folder.write("notes.txt")
        #expect(try found(in: ["Pods", "notes.txt"]) == ["Pods/A.xcstrings", "notes.txt"])
        let files = FileFinder().find([folder.file("notes.txt"), folder.file("Pods")]).files
        #expect(files.map(\.isNamed) == [false, true])
    }

    @Test("A folder with the extension of a catalog is searched like other folders")
    func catalogFolder() throws {
        try folder.write("A.xcstrings/B.xcstrings")
        #expect(try found() == ["A.xcstrings/B.xcstrings"])
    }

    @Test("Symlinks to files are followed, but not those to folders; those to nothing are errors")
    func symlinks() throws {
        let target = try folder.write("other/Real.xcstrings.real")
        try folder.makeFolder("sub")
        try folder.link("Link.xcstrings", to: target)
        try folder.link("sub/loop", to: "..")
        try folder.link("sub/loop.xcstrings", to: "..")
        try folder.link("Gone.xcstrings", to: "nothing")
        try folder.link("Self.xcstrings", to: "Self.xcstrings")
        let result = FileFinder().find([folder.path])
        #expect(result.files.map(\.path) == [folder.file("Link.xcstrings")])
        #expect(result.files.map(\.resolvedPath) == [target])
        #expect(
            Set(result.failures) == [
                .brokenLink(path: folder.file("Gone.xcstrings")), .brokenLink(path: folder.file("Self.xcstrings")),
            ])
    }

    @Test("A symlink that leads out of the folder or its git repository is an error unless it is named")
    func symlinksOut() throws {
        let other = try TemporaryFolder()
        let target = try other.write("Real.xcstrings")
        try folder.write("app/A.xcstrings")
        try folder.link("app/Beside.xcstrings", to: "../B.real")
        try folder.write("B.real")
        try folder.link("app/Out.xcstrings", to: target)
        let app = folder.file("app")

        let alone = FileFinder().find([app])
        #expect(alone.files.map(\.path) == ["\(app)/A.xcstrings"])
        #expect(
            Set(alone.failures) == [
                .leadsOut(path: "\(app)/Beside.xcstrings", target: folder.file("B.real")),
                .leadsOut(path: "\(app)/Out.xcstrings", target: target),
            ])

        try folder.makeFolder(".git")
        let repository = FileFinder().find([app])
        #expect(repository.files.map(\.path) == ["\(app)/A.xcstrings", "\(app)/Beside.xcstrings"])
        #expect(repository.failures == [.leadsOut(path: "\(app)/Out.xcstrings", target: target)])

        let named = FileFinder().find(["\(app)/Out.xcstrings"])
        #expect(named.files.map(\.resolvedPath) == [target])
        #expect(named.failures.isEmpty)
    }

    @Test("A file that is found in several ways is listed once")
    func filesComeOnce() throws {
        try folder.write("z/A.xcstrings")
        try folder.link("B.xcstrings", to: "z/A.xcstrings")
        #expect(try found(in: ["", "z", "z/../z"]) == ["z/A.xcstrings"])
        let named = FileFinder().find([folder.path, folder.file("B.xcstrings")]).files
        #expect(named.map(\.path) == [folder.file("B.xcstrings")])
        #expect(named.map(\.isNamed) == [true])
    }

    @Test("A file has the name that other files of its table share, even if it is a symlink or another name is given")
    func namesOfTables() throws {
        try folder.write("en.lproj/T.strings")
        try folder.write("de.lproj/real_T.strings")
        try folder.link("de.lproj/T.strings", to: "real_T.strings")
        try folder.write("shared/T_fr.strings")
        try folder.makeFolder("fr.lproj")
        try folder.link("fr.lproj/T.strings", to: "../shared/T_fr.strings")
        let names = ["de.lproj/T.strings", "en.lproj/T.strings", "fr.lproj/T.strings"]
        #expect(try found() == names)
        #expect(try found(in: ["", "de.lproj/real_T.strings", "fr.lproj/T.strings"]) == names)
        #expect(try found(in: ["de.lproj/real_T.strings"]) == ["de.lproj/real_T.strings"])
    }

    @Test("If no or every name of a file is that of a table, the file has its own name")
    func otherNames() throws {
        try folder.write("de.lproj/New.strings")
        try folder.link("de.lproj/Old.strings", to: "New.strings")
        try folder.write("pt-BR.lproj/T.strings")
        try folder.makeFolder("pt.lproj")
        try folder.link("pt.lproj/T.strings", to: "../pt-BR.lproj/T.strings")
        let names = ["de.lproj/New.strings", "pt-BR.lproj/T.strings"]
        #expect(try found() == names)
        #expect(try found(in: ["", "de.lproj/Old.strings"]) == names)
    }

    @Test("A missing path is reported, and the other files are found")
    func missingPath() throws {
        try folder.write("A.xcstrings")
        let result = FileFinder().find([folder.file("nothing"), folder.path])
        #expect(result.failures == [.notFound(path: folder.file("nothing"))])
        #expect(result.files.count == 1)
    }

    @Test("Exclusions are relative to their folder and can exclude whole folders")
    func exclusions() throws {
        for name in ["Tests/A.xcstrings", "App/Tests/B.xcstrings", "App/C.xcstrings", "App/en.lproj/D.strings"] {
            try folder.write(name)
        }
        let patterns = try PathPatternList(["/Tests", "*.lproj/D.{strings,stringsdict}"])
        let finder = FileFinder(exclusions: [IgnoreRules(patterns, below: folder.path)])
        #expect(try found(by: finder) == ["App/C.xcstrings", "App/Tests/B.xcstrings", "App/en.lproj/D.strings"])
        let inApp = FileFinder(exclusions: [IgnoreRules(patterns, below: folder.file("App"))])
        #expect(try found(by: inApp) == ["App/C.xcstrings", "Tests/A.xcstrings"])
    }

    @Test("A pattern never excludes the folder that it is relative to, even if that is the root")
    func ownFolder() throws {
        let rules = IgnoreRules(try PathPatternList(["*"]), below: "/")
        #expect(rules.verdict(on: Array("/".utf8), isFolder: true) == nil)
        #expect(rules.verdict(on: Array("/a".utf8), isFolder: true) == .included)
    }

    @Test("Other extensions can be searched for")
    func otherEndings() throws {
        try folder.write("A.swift")
        try folder.write("A.xcstrings")
        #expect(try found(by: FileFinder(endings: ["swift"])) == ["A.swift"])
    }

    @Test("A name that is not valid UTF-8 is reported")
    func invalidName() throws {
        let name = folder.path.utf8.map(CChar.init(bitPattern:)) + [0x2F, -1].map(CChar.init) + ".strings".utf8CString
        let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
        // Apple's file systems reject such a name.
        guard descriptor >= 0 else { return }
        close(descriptor)
        let result = FileFinder().find([folder.path])
        #expect(result.files.isEmpty)
        #expect(result.failures == [.nameNotUnicode(path: folder.file("\u{FFFD}.strings"))])
    }
}
