import TestSupport
import Testing

@testable import TextDifference

@Suite("Unified diffs")
struct UnifiedDiffTests {
    private func diff(_ old: String?, _ new: String?, path: String = "Localizable.xcstrings") -> String {
        let bytes = UnifiedDiff.text(path: path, old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) })
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("A changed line has three lines of context on either side")
    func context() {
        let old = (1...9).map { "\($0)\n" }.joined()
        #expect(
            diff(old, old.replacingLine("5", by: "fünf")) == """
                diff --git a/Localizable.xcstrings b/Localizable.xcstrings
                --- a/Localizable.xcstrings
                +++ b/Localizable.xcstrings
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +fünf
                 6
                 7
                 8

                """)
    }

    @Test("Distant changes are separate hunks")
    func hunks() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacingLine("2", by: "two").replacingLine("19", by: "nineteen")
        #expect(
            diff(old, new).split(separator: "\n").filter { $0.hasPrefix("@@") } == [
                "@@ -1,5 +1,5 @@", "@@ -16,5 +16,5 @@",
            ])
    }

    @Test(
        "Six lines between two changes are in one hunk, seven in two",
        arguments: [("9", ["@@ -1,12 +1,12 @@"]), ("10", ["@@ -1,5 +1,5 @@", "@@ -7,7 +7,7 @@"])])
    func hunkBoundary(line: String, heads: [String]) {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacingLine("2", by: "two").replacingLine(line, by: "next")
        #expect(diff(old, new).split(separator: "\n").filter { $0.hasPrefix("@@") }.map(String.init) == heads)
    }

    @Test("Equal versions have no diff")
    func nothing() {
        #expect(diff("a\n", "a\n").isEmpty)
        #expect(diff(nil, nil).isEmpty)
    }

    @Test("A last line without a newline is marked")
    func lastLine() {
        #expect(diff("a\n}", "b\n}").hasSuffix("@@ -1,2 +1,2 @@\n-a\n+b\n }\n\\ No newline at end of file\n"))
        #expect(diff("}", "}\n").hasSuffix("@@ -1 +1 @@\n-}\n\\ No newline at end of file\n+}\n"))
    }

    @Test("An added or removed file is compared with /dev/null")
    func creation() {
        #expect(
            diff(nil, "a\n", path: ".fitloc.yml") == """
                diff --git a/.fitloc.yml b/.fitloc.yml
                new file mode 100644
                --- /dev/null
                +++ b/.fitloc.yml
                @@ -0,0 +1 @@
                +a

                """)
        #expect(diff("a\n", nil, path: "x").hasSuffix("--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n"))
    }

    @Test(
        "Paths are quoted if git would misread them",
        arguments: [
            ("My App/A.strings", "+++ b/My App/A.strings\t\n"), ("Início.strings", "+++ b/Início.strings\n"),
            ("a\"b\\c\td.strings", "+++ \"b/a\\\"b\\\\c\\td.strings\"\n"), ("./x.strings", "+++ b/x.strings\n"),
            ("/tmp/x.strings", "+++ b/tmp/x.strings\n"),
            ("a\u{1B}\u{9B}\u{202E}.strings", "+++ \"b/a\\033\\302\\233\\342\\200\\256.strings\"\n"),
        ])
    func paths(path: String, line: String) {
        #expect(diff("a\n", "b\n", path: path).contains(line))
    }

    @Test("If one of several equal lines is removed, only that one is in the diff")
    func shortest() {
        let lines = diff("{\n}\n{\nx\n}\n", "{\n}\n{\n}\n").split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("-") && !$0.hasPrefix("---") } == ["-x"])
    }

    @Test("Large reordered files are compared quickly, and the diff is complete")
    func shuffled() throws {
        var random = SplitMix64(seed: 7)
        let old = (0..<3_000).map { "  \"key.\($0)\" : {\n    \"comment\" : \"\($0 % 50)\"\n  },\n" }
        let new = old.shuffled(using: &random)
        let comparison = LineComparison(Array(old.joined().utf8), Array(new.joined().utf8), context: 3)
        #expect(comparison.patched == comparison.new)
    }

    @Test("git apply creates the new version from the old one, for any edits", .waitsForPrograms)
    func gitApply() throws {
        let folder = try TemporaryFolder()
        try Program.run(["git", "init", "-q"], in: folder.path)
        var random = SplitMix64(seed: 42)
        var patch: [UInt8] = []
        var expected: [(name: String, text: String?)] = []
        for number in 0..<300 {
            let name = "f \(number)/“\(number)” \\.strings"
            let (old, new) = random.versions()
            if let old { try folder.write(name, old) }
            patch += UnifiedDiff.text(path: name, old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) })
            expected.append((name, new))
        }
        try folder.write("all.patch", String(decoding: patch, as: UTF8.self))
        try Program.run(["git", "apply", "--whitespace=nowarn", "all.patch"], in: folder.path)
        for (name, text) in expected { #expect((try? folder.read(name)) == text, "\(name)") }
    }
}

extension String {
    fileprivate func replacingLine(_ line: String, by other: String) -> String {
        split(separator: "\n").map { $0 == line ? other : String($0) }.map { $0 + "\n" }.joined()
    }
}

extension LineComparison {
    /// The old lines with the changes applied.
    fileprivate var patched: [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var next = 0
        for change in changes {
            result += old[next..<change.old.lowerBound] + new[change.new]
            next = change.old.upperBound
        }
        return result + old[next...]
    }
}

extension SplitMix64 {
    /// Returns a file before and after some edits.
    ///
    /// Either version can be missing or empty.
    fileprivate mutating func versions() -> (old: String?, new: String?) {
        let newline = Bool.random(using: &self) ? "\n" : "\r\n"
        var lines = (0..<Int.random(in: 0...40, using: &self)).map { _ in line() }
        let old = lines.joined(separator: newline) + (Bool.random(using: &self) ? newline : "")
        for _ in 0..<Int.random(in: 1...8, using: &self) {
            let location = Int.random(in: 0...lines.count, using: &self)
            if Bool.random(using: &self) || location == lines.count {
                lines.insert(line(), at: location)
            } else {
                lines.remove(at: location)
            }
        }
        let new = Int.random(in: 0..<8, using: &self) == 0 ? "" : lines.joined(separator: newline)
        switch Int.random(in: 0..<10, using: &self) {
        case 0: return (nil, new)
        case 1: return (old, nil)
        default: return (old, new)
        }
    }

    private mutating func line() -> String {
        ["{", "}", "", "a", "\"b\" = \"c\";", "ação", "-- x", "+++ y", "\\ z"].randomElement(using: &self) ?? ""
    }
}
