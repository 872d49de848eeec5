import Foundation
import TestSupport
import Testing

@Suite("Files and folders without write permission", .enabled(if: Permissions.canBind))
struct ProtectedFileTests {
    private let work: WorkFolder
    private let old: Data

    init() throws {
        work = try WorkFolder()
        try work.write(
            WrittenCatalog.text([("home.title", ["en": "Home", "pt-BR": "Casa"])]), to: "kit/Localizable.xcstrings")
        old = try work.bytes(of: "kit/Localizable.xcstrings")
    }

    private func set() async throws -> SpawnedProgram.Outcome {
        try await work.shell("cd kit && \(Permissions.bindingPrefix) fitloc set home.title --value pt-BR=Lar")
    }

    @Test("A write-protected file is refused with status 2 and stays unchanged")
    func file() async throws {
        try Permissions.give(0o444, to: work.file("kit/Localizable.xcstrings"))
        let outcome = try await set()
        #expect(outcome.ending == .status(2))
        #expect(
            outcome.errors == "error: Localizable.xcstrings: the file is write-protected; make it writable first\n")
        #expect(try work.bytes(of: "kit/Localizable.xcstrings") == old)
        #expect(try work.names(below: "kit") == ["Localizable.xcstrings"])
    }

    @Test("A move out of a table with a write-protected file changes no file")
    func move() async throws {
        let texts = ["en": "\"menu\" = \"Menu\";\n", "pt-BR": "\"menu\" = \"Cardápio\";\n"]
        for (language, text) in texts { try work.write(text, to: "old/\(language).lproj/T.strings") }
        try work.write("source-language: en\n", to: ".fitloc.yml")
        try Permissions.give(0o444, to: work.file("old/pt-BR.lproj/T.strings"))
        let outcome = try await work.shell(
            "\(Permissions.bindingPrefix) fitloc move menu --catalog old/en.lproj/T.strings "
                + "--to kit/Localizable.xcstrings")
        #expect(outcome.ending == .status(2))
        #expect(
            outcome.errors
                == "error: old/pt-BR.lproj/T.strings: the file is write-protected; make it writable first\n")
        #expect(try work.bytes(of: "kit/Localizable.xcstrings") == old)
        for (language, text) in texts { #expect(try work.text(of: "old/\(language).lproj/T.strings") == text) }
    }

    @Test("A write-protected folder is refused with status 2, and its file stays unchanged")
    func folder() async throws {
        try Permissions.give(0o555, to: work.file("kit"))
        defer { try? Permissions.give(0o755, to: work.file("kit")) }
        let outcome = try await set()
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors == "error: Localizable.xcstrings: no permission (Permission denied)\n")
        #expect(try work.bytes(of: "kit/Localizable.xcstrings") == old)
        #expect(try work.names(below: "kit") == ["Localizable.xcstrings"])
    }

    @Test("A file without read permission is refused with status 2")
    func unreadable() async throws {
        try Permissions.give(0o000, to: work.file("kit/Localizable.xcstrings"))
        let outcome = try await set()
        try Permissions.give(0o644, to: work.file("kit/Localizable.xcstrings"))
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("Localizable.xcstrings: no permission (Permission denied)"))
        #expect(try work.bytes(of: "kit/Localizable.xcstrings") == old)
    }
}

/// Functions that read and set file permissions.
enum Permissions {
    static func of(_ file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }

    static func give(_ permissions: Int, to file: URL) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
    }

    /// A command prefix that makes permissions effective.
    ///
    /// It drops the capabilities of the superuser, who would otherwise bypass permissions.
    static let bindingPrefix = geteuid() == 0 ? "setpriv --bounding-set -all --inh-caps -all" : ""

    /// Whether a command can run with effective permissions.
    static let canBind: Bool = {
        let outcome = try? BuiltProgram.run("\(bindingPrefix) true", in: FileManager.default.temporaryDirectory)
        return outcome?.status == 0
    }()
}
