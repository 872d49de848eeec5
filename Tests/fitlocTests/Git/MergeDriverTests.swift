import Foundation
import TestSupport
import Testing

@Suite("git with fitloc as its merge driver")
struct MergeDriverTests {
    /// Both sides add a key in the same place, which git's line merge reports as a conflict.
    private static let (ours, theirs) = (["a": "A", "m": "M", "z": "Z"], ["a": "A", "n": "N", "z": "Z"])
    private static let both = ["a": "A", "m": "M", "n": "N", "z": "Z"]

    private func diverged(_ path: String = WrittenCatalog.name, installing: Bool = true) async throws -> Repository {
        let repository = try await Repository(with: path)
        if installing { try await repository.run("fitloc git install && git add -A && git commit -qm attributes") }
        try await repository.commit(Self.theirs, to: path, on: "topic")
        try await repository.commit(Self.ours, to: path, on: "main")
        return repository
    }

    @Test("Without fitloc, the two additions are a conflict")
    func control() async throws {
        try await diverged(installing: false).run("git merge topic", status: 1)
    }

    @Test(
        "Every git command that combines branches combines their keys",
        arguments: ["git merge topic", "git rebase topic", "git rebase --apply topic", "git cherry-pick topic"])
    func command(_ command: String) async throws {
        let repository = try await diverged()
        try await repository.run(command)
        #expect(try repository.texts() == Self.both)
    }

    @Test("A stash can be applied to later commits")
    func stash() async throws {
        let repository = try await diverged()
        try await repository.run("git reset -q --hard HEAD~1")
        try repository.write(Self.theirs)
        try await repository.run("git stash -q")
        try await repository.commit(Self.ours, on: "main")
        try await repository.run("git stash pop")
        #expect(try repository.texts() == Self.both)
    }

    @Test("Names may contain spaces, quotes, dollars and placeholders of git")
    func names() async throws {
        let path = "a b/it's \"$HOME\" %A 'ç.xcstrings"
        let repository = try await diverged(path)
        try await repository.run("git merge topic")
        #expect(try repository.texts(of: path) == Self.both)
    }

    @Test("A file whose name begins with a hyphen is handled as a file")
    func hyphen() async throws {
        let repository = try await diverged("-q.xcstrings")
        try await repository.run("git merge topic")
        #expect(try repository.texts(of: "-q.xcstrings") == Self.both)
    }

    @Test("A file that both sides added contains the keys of both")
    func bothAdded() async throws {
        let repository = try await Repository(with: "Other.xcstrings")
        try await repository.run("fitloc git install && git add -A && git commit -qm attributes")
        try await repository.commit(Self.theirs, on: "topic")
        try await repository.commit(Self.ours, on: "main")
        try await repository.run("git merge topic")
        #expect(try repository.texts() == Self.both)
    }

    @Test("A linked work tree uses the driver too")
    func workTree() async throws {
        let repository = try await diverged()
        try await repository.run(
            "git worktree add -q '../the other' -b side main && cd '../the other' && git merge topic")
        #expect(try repository.texts(of: "../the other/" + WrittenCatalog.name) == Self.both)
        let again = try await repository.run("cd '../the other' && fitloc git install")
        #expect(again == "Nothing to do: git already uses fitloc.\n")
    }

    @Test("A conflict encloses only the text, git marks the file, and git diff works")
    func conflict() async throws {
        let repository = try await diverged()
        try await repository.commit(["a": "Theirs", "n": "N", "z": "Z"], on: "topic")
        try await repository.commit(["a": "Ours", "m": "M", "z": "Z"], on: "main")
        let said = try await repository.run("git merge topic", status: 1)
        #expect(said.contains("“a”, en, value"))
        let lines = try repository.work.text(of: WrittenCatalog.name).split(separator: "\n")
        let start = try #require(lines.firstIndex { $0.hasPrefix("<<<<<<<") })
        let end = try #require(lines.firstIndex { $0.hasPrefix(">>>>>>>") })
        #expect(lines[start] == "<<<<<<< HEAD" && lines[end] == ">>>>>>> topic")
        #expect(lines[start + 1].contains("\"Ours\"") && lines[end - 1].contains("\"Theirs\"") && end - start < 7)
        let difference = try await repository.run("git diff")
        for line in ["++<<<<<<< HEAD", " +a en: \"Ours\"", "+ a en: \"Theirs\"", "++>>>>>>> topic"] {
            #expect(difference.contains("\n" + line + "\n"))
        }
        #expect(!difference.contains("stringUnit"))
    }

    @Test("After crossed merges, the several bases are merged first")
    func crossed() async throws {
        let repository = try await diverged()
        try await repository.run("git branch left main && git branch right topic")
        try await repository.run(
            "git checkout -q main && git merge -q right && git checkout -q topic && git merge -q left")
        try await repository.commit(["a": "AA", "m": "M", "n": "N", "z": "Z"], on: "topic")
        try await repository.commit(["a": "A", "m": "M", "n": "N", "z": "ZZ"], on: "main")
        try await repository.run("git merge topic")
        #expect(try repository.texts() == ["a": "AA", "m": "M", "n": "N", "z": "ZZ"])
    }

    // MARK: - Legacy tables

    private static let header = ["/* Header */", "", "/* Home */"]

    private static let rules = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \t<key>days</key>
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key>
        \t\t<string>%#@days@</string>
        \t\t<key>days</key>
        \t\t<dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t\t<string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key>
        \t\t\t<string>lld</string>
        \t\t\t<key>one</key>
        \t\t\t<string>ONE</string>
        \t\t\t<key>other</key>
        \t\t\t<string>OTHER</string>
        \t\t</dict>
        \t</dict>
        </dict>
        </plist>

        """

    /// Returns a text in UTF-16 with a byte-order mark.
    private static func utf16(_ text: String) -> Data {
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        return Data(bytes)
    }

    private func write(_ lines: [String], _ forms: (one: String, other: String), in repository: Repository) throws {
        let text = lines.map { $0 + "\n" }.joined()
        try repository.work.write(text, to: "en.lproj/Localizable.strings")
        try repository.work.write("", to: "de.lproj/Localizable.strings")
        try Self.utf16(text).write(to: repository.work.file("de.lproj/Localizable.strings"))
        let rules = Self.rules.replacing("ONE", with: forms.one).replacing("OTHER", with: forms.other)
        try repository.work.write(rules, to: "en.lproj/Localizable.stringsdict")
    }

    /// Returns a repository whose two branches have other files of legacy tables.
    private func divergedTables(
        ours: [String], _ own: (one: String, other: String), theirs: [String], _ other: (one: String, other: String)
    ) async throws -> Repository {
        let repository = try await Repository()
        try await repository.run("fitloc git install")
        let base = Self.header + ["\"home\" = \"Home\";", "\"z\" = \"Z\";"]
        try write(base, ("%lld day", "%lld days"), in: repository)
        try await repository.run("git add -A && git commit -qm tables && git checkout -qb topic")
        try write(theirs, other, in: repository)
        try await repository.run("git commit -qam theirs && git checkout -q main")
        try write(ours, own, in: repository)
        try await repository.run("git commit -qam ours")
        return repository
    }

    @Test("Texts of legacy tables are merged by key, in UTF-8 and UTF-16, and forms of plurals one by one")
    func tables() async throws {
        let repository = try await divergedTables(
            ours: Self.header + ["\"home\" = \"Home\";", "\"own\" = \"Own\";", "\"z\" = \"Z\";"],
            ("a day", "%lld days"),
            theirs: Self.header + ["\"home\" = \"House\";", "\"new\" = \"New\";", "\"z\" = \"Z\";"],
            ("%lld day", "some days"))
        try await repository.run("git merge topic")
        let keys = ["\"home\" = \"House\";", "\"own\" = \"Own\";", "\"new\" = \"New\";", "\"z\" = \"Z\";"]
        let merged = (Self.header + keys).map { $0 + "\n" }.joined()
        #expect(try repository.work.text(of: "en.lproj/Localizable.strings") == merged)
        #expect(try repository.work.bytes(of: "de.lproj/Localizable.strings") == Self.utf16(merged))
        let rules = Self.rules.replacing("ONE", with: "a day").replacing("OTHER", with: "some days")
        #expect(try repository.work.text(of: "en.lproj/Localizable.stringsdict") == rules)
    }

    @Test("A conflict in a legacy table is marked by key with the names of the branches, and each side can be taken")
    func tableConflict() async throws {
        let repository = try await divergedTables(
            ours: ["\"home\" = \"Ours\";", "\"z\" = \"Z\";"], ("%lld day", "%lld days"),
            theirs: ["\"home\" = \"Theirs\";", "\"z\" = \"Y\";"], ("%lld day", "%lld days"))
        let said = try await repository.run("git merge topic", status: 1)
        #expect(said.contains("1 conflict remains in en.lproj/Localizable.strings"))
        let marked = """
            <<<<<<< HEAD
            "home" = "Ours";
            ||||||| base
            "home" = "Home";
            =======
            "home" = "Theirs";
            >>>>>>> topic
            "z" = "Y";

            """
        #expect(try repository.work.text(of: "en.lproj/Localizable.strings") == marked)
        #expect(try await repository.run("git diff").contains("\n++<<<<<<< HEAD\n +home: \"Ours\"\n"))
        try await repository.run("fitloc merge --resolve --on-conflict theirs en.lproj/Localizable.strings")
        let taken = "\"home\" = \"Theirs\";\n\"z\" = \"Y\";\n"
        #expect(try repository.work.text(of: "en.lproj/Localizable.strings") == taken)
    }

    @Test("Without the driver, --resolve merges by key what git left between markers, and UTF-16 without markers")
    func resolvedTables() async throws {
        let repository = try await divergedTables(
            ours: ["\"home\" = \"Home\";", "\"own\" = \"Own\";"], ("a day", "%lld days"),
            theirs: ["\"home\" = \"Home\";", "\"new\" = \"New\";"], ("one day", "%lld days"))
        try await repository.run("fitloc git uninstall && git add -A && git commit -qm plain")
        try await repository.run("git checkout -q topic && git rm -q .gitattributes && git commit -qm plain")
        try await repository.run("git checkout -q main && git merge topic", status: 1)
        let merged = "\"home\" = \"Home\";\n\"new\" = \"New\";\n\"own\" = \"Own\";\n"
        for path in ["en.lproj/Localizable.strings", "de.lproj/Localizable.strings"] {
            try await repository.run("fitloc merge --resolve \(path)")
        }
        #expect(try repository.work.text(of: "en.lproj/Localizable.strings") == merged)
        #expect(try repository.work.bytes(of: "de.lproj/Localizable.strings") == Self.utf16(merged))
        let said = try await repository.run("fitloc merge --resolve en.lproj/Localizable.stringsdict", status: 1)
        #expect(said.contains("conflict: “days”, days.one"))
    }

    @Test("A translation of a source text that the other side changed may be outdated, and the merge says so")
    func outdated() async throws {
        let repository = try await Repository()
        func commit(_ texts: KeyValuePairs<String, String>, on branch: String) async throws {
            try await repository.run("git checkout -q \(branch) 2>/dev/null || git checkout -qb \(branch)")
            try repository.work.write(WrittenCatalog.text([("tab.home", texts)]), to: WrittenCatalog.name)
            try await repository.run("git add -A && git commit -qm \(branch)")
        }
        try await repository.run("fitloc git install")
        try await commit(["en": "Home", "pt-BR": "Casa"], on: "main")
        try await commit(["en": "Home", "pt-BR": "Início"], on: "topic")
        try await commit(["en": "Start", "pt-BR": "Casa"], on: "main")
        let said = try await repository.run("git merge topic")
        #expect(said.contains("1 translation of “tab.home” may be outdated (pt-BR); mark it for review with"))
    }

    // MARK: - Missing fitloc

    /// Changes the git settings as if fitloc had been removed or broken after its installation.
    private func losing(_ program: String, in repository: Repository) async throws {
        try await repository.run(
            """
            for name in merge.fitloc.driver diff.fitloc.textconv; do
              git config $name "f='\(program)';$(git config $name | cut -d';' -f3-)"
            done
            """)
    }

    @Test("If fitloc is missing, git merges lines: distant additions succeed, others are conflicts")
    func gone() async throws {
        let repository = try await diverged()
        try await losing("/nowhere/fitloc", in: repository)
        let said = try await repository.run("git merge topic", status: 1)
        #expect(said.contains("fitloc cannot run; git merges lines\n"))
        #expect(try repository.work.text(of: WrittenCatalog.name).contains("<<<<<<< ours\n"))
        try await repository.run("git merge --abort && git reset -q --hard HEAD~1")
        let more = (0..<20).reduce(into: Self.both) { $0["k\($1 + 10)"] = "K" }
        try await repository.commit(more, on: "main")
        try await repository.commit(more.merging(["a": "AA"]) { $1 }, on: "far", from: "main")
        try await repository.commit(more.merging(["z": "ZZ"]) { $1 }, on: "main")
        try await repository.run("git merge far")
        #expect(try repository.texts()["a"] == "AA" && repository.texts()["z"] == "ZZ")
    }

    @Test("If fitloc is killed or cannot start, git merges lines", arguments: ["kill -9 $$", "exit 127"])
    func broken(_ line: String) async throws {
        let repository = try await diverged()
        try repository.work.write("#!/bin/sh\n\(line)\n", to: "bin/fitloc")
        try await repository.run("chmod +x bin/fitloc")
        try await losing(repository.work.file("bin/fitloc").path, in: repository)
        let said = try await repository.run("git merge topic", status: 1)
        #expect(said.contains("CONFLICT (content)"))
        let difference = try await repository.run("git diff HEAD~1 -- '*.xcstrings'")
        #expect(difference.contains("\"m\" : {"))
    }

    @Test("Files that fitloc cannot merge are merged by git, line by line")
    func brokenFile() async throws {
        let repository = try await diverged()
        try repository.work.write("{ \"strings\" : {\n", to: WrittenCatalog.name)
        try await repository.run("git commit -qam broken")
        #expect(try await repository.run("git merge topic", status: 1).contains("CONFLICT (content)"))
    }
}
