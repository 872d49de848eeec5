import CatalogCore
import TestSupport
import Testing
import VersionHistory

@testable import CatalogComparison

@Suite("Merges of legacy tables by key")
struct LegacyTableMergeTests {
    private static func merged(
        _ base: String, _ ours: String, _ theirs: String, _ options: MergeOptions = MergeOptions()
    ) throws -> MergedCatalog {
        try LegacyTableMerge(
            base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), kind: .strings
        ).result(options)
    }

    private static func text(_ merged: MergedCatalog) -> String { String(decoding: merged.bytes, as: UTF8.self) }

    private static func lines(_ lines: String...) -> String { lines.map { $0 + "\n" }.joined() }

    // MARK: - Texts without conflicts

    @Test("Each side's texts, comments, keys and headings come together in the order of ours")
    func both() throws {
        let base = Self.lines(
            "/* Header */", "", "/* Home */", "\"home\" = \"Home\";", "\"stay\" = \"Stay\";", "",
            "\"gone\" = \"Gone\";")
        let ours = Self.lines(
            "/* Header */", "", "/* The home screen */", "\"home\" = \"Home\";", "\"own\" = \"Own\";",
            "\"stay\" = \"Stay\";", "", "\"gone\" = \"Gone\";", "", "// MARK: Own", "\"last\" = \"Last\";")
        let theirs = Self.lines(
            "/* Header */", "", "/* Home */", "\"home\" = \"House\";", "\"stay\" = \"Stay\"; // kept", "",
            "// MARK: Theirs", "\"new\" = \"New\";")
        let merged = try Self.merged(base, ours, theirs)
        #expect(merged.conflicts.isEmpty)
        #expect(
            Self.text(merged)
                == Self.lines(
                    "/* Header */", "", "/* The home screen */", "\"home\" = \"House\";", "\"own\" = \"Own\";",
                    "\"stay\" = \"Stay\"; // kept", "", "// MARK: Own", "\"last\" = \"Last\";", "",
                    "// MARK: Theirs", "\"new\" = \"New\";"))
    }

    @Test("Keys that both sides add to a sorted table stay sorted; in another table, those of ours come first")
    func order() throws {
        let sorted = try Self.merged(
            Self.lines("\"a\" = \"A\";", "\"z\" = \"Z\";"),
            Self.lines("\"a\" = \"A\";", "\"n\" = \"N\";", "\"z\" = \"Z\";"),
            Self.lines("\"a\" = \"A\";", "\"m\" = \"M\";", "\"p\" = \"P\";", "\"z\" = \"Z\";"))
        #expect(
            Self.text(sorted)
                == Self.lines(
                    "\"a\" = \"A\";", "\"m\" = \"M\";", "\"n\" = \"N\";", "\"p\" = \"P\";", "\"z\" = \"Z\";"))
        let other = try Self.merged(
            Self.lines("\"z\" = \"Z\";", "\"a\" = \"A\";"),
            Self.lines("\"z\" = \"Z\";", "\"a\" = \"A\";", "\"n\" = \"N\";"),
            Self.lines("\"z\" = \"Z\";", "\"a\" = \"A\";", "\"m\" = \"M\";"))
        #expect(
            Self.text(other)
                == Self.lines("\"z\" = \"Z\";", "\"a\" = \"A\";", "\"n\" = \"N\";", "\"m\" = \"M\";"))
    }

    @Test("Another spelling of the same text is no conflict")
    func spelling() throws {
        let merged = try Self.merged("\"k\" = \"caf\\U00e9\";\n", "k = \"café\";\n", "\"k\"  =  \"tea\";\n")
        #expect(merged.conflicts.isEmpty)
        #expect(Self.text(merged) == "k  =  \"tea\";\n")
    }

    @Test("The encoding and the line endings of the side that changed them stay, as do byte-order marks")
    func encodings() throws {
        let (base, ours, theirs) = ("\"a\" = \"Á\";\n", "\"a\" = \"Á\";\n\"b\" = \"B\";\n", "\"a\" = \"Ä\";\n")
        let result = "\"a\" = \"Ä\";\n\"b\" = \"B\";\n"
        let plain = DecodedText(utf8: [])
        for encoding in TextEncoding.allCases {
            let other = DecodedText(utf8: [], encoding: encoding, hasByteOrderMark: true)
            for (old, own, new) in [(other, other, other), (plain, other, plain), (plain, plain, other)] {
                let merged = try LegacyTableMerge(
                    base: old.encode(Array(base.utf8)), ours: own.encode(Array(ours.utf8)),
                    theirs: new.encode(Array(theirs.utf8)), kind: .strings
                ).result()
                #expect(merged.bytes == other.encode(Array(result.utf8)))
            }
        }
        let windows = try Self.merged(base, ours.replacing("\n", with: "\r\n"), theirs)
        #expect(Self.text(windows) == result.replacing("\n", with: "\r\n"))
        let unix = try Self.merged(base, ours, theirs.replacing("\n", with: "\r\n"))
        #expect(Self.text(unix) == result.replacing("\n", with: "\r\n"))
    }

    @Test("A key that is twice in all versions is merged in both places, the last one with the last one")
    func doubled() throws {
        let merged = try Self.merged(
            Self.lines("\"k\" = \"1\";", "\"k\" = \"2\";"), Self.lines("\"k\" = \"one\";", "\"k\" = \"2\";"),
            Self.lines("\"k\" = \"1\";", "\"k\" = \"two\";"))
        #expect(Self.text(merged) == Self.lines("\"k\" = \"one\";", "\"k\" = \"two\";"))
        let less = try Self.merged(
            Self.lines("\"k\" = \"1\";", "\"k\" = \"2\";"), Self.lines("\"k\" = \"2\";"),
            Self.lines("\"k\" = \"1\";", "\"k\" = \"two\";"))
        #expect(Self.text(less) == Self.lines("\"k\" = \"two\";"))
    }

    @Test("A file that both sides added has the keys of both")
    func bothAdded() throws {
        let merged = try Self.merged("", "\"a\" = \"A\";\n", "\"b\" = \"B\";\n")
        #expect(Self.text(merged) == Self.lines("\"a\" = \"A\";", "\"b\" = \"B\";"))
    }

    // MARK: - Renames

    @Test("An edit follows the key to its new name, from either side")
    func renamed() throws {
        let (base, renamed, edited) = ("\"old\" = \"Text\";\n", "\"new\" = \"Text\";\n", "\"old\" = \"Texts\";\n")
        for merged in [try Self.merged(base, renamed, edited), try Self.merged(base, edited, renamed)] {
            #expect(merged.conflicts.isEmpty)
            #expect(merged.settlements.map(\.rule) == [.renameFollowed])
            #expect(merged.settlements.map(\.location.key) == ["new"])
            #expect(Self.text(merged) == "\"new\" = \"Texts\";\n")
        }
    }

    @Test("Two names for one key are a conflict, and so are a name and a removal")
    func names() throws {
        let (base, ours) = ("\"old\" = \"Text\";\n\"z\" = \"Z\";\n", "\"own\" = \"Text\";\n\"z\" = \"Z\";\n")
        let both = try Self.merged(base, ours, "\"other\" = \"Text\";\n\"z\" = \"Z\";\n")
        #expect(
            both.conflicts.map { $0.keys.map { [$0.base, $0.ours, $0.theirs] } } == [["old", "own", "other"]])
        #expect(
            Self.text(both)
                == Self.lines(
                    "<<<<<<< ours", "\"own\" = \"Text\";", "||||||| base", "\"old\" = \"Text\";", "=======",
                    "\"other\" = \"Text\";", ">>>>>>> theirs", "\"z\" = \"Z\";"))
        let removed = try Self.merged(base, ours, "\"z\" = \"Z\";\n")
        #expect(removed.conflicts.map { $0.keys.map { [$0.base, $0.ours, $0.theirs] } } == [["old", "own", nil]])
    }

    @Test("A key that the other side added under the new name is another key")
    func taken() throws {
        let merged = try Self.merged(
            "\"old\" = \"Text\";\n", "\"new\" = \"Text\";\n", "\"old\" = \"Texts\";\n\"new\" = \"Other\";\n")
        let keys = merged.conflicts.map(\.location.key)
        #expect(keys == ["old", "new"])
    }

    // MARK: - Conflicts

    @Test("A conflict encloses the key with its text; its comment stays outside, unless both sides changed it")
    func conflict() throws {
        let merged = try Self.merged(
            Self.lines("/* Was */", "\"k\" = \"old\";", "\"z\" = \"Z\";"),
            Self.lines("/* Is */", "\"k\" = \"one\";", "\"z\" = \"Z\";"),
            Self.lines("/* Was */", "\"k\" = \"two\"; // two", "\"z\" = \"Y\";"))
        #expect(merged.conflicts.map(\.location.field) == ["value"])
        #expect(merged.conflicts.map(\.base) == [.string("old")])
        #expect(
            Self.text(merged)
                == Self.lines(
                    "/* Is */", "<<<<<<< ours", "\"k\" = \"one\";", "||||||| base", "\"k\" = \"old\";", "=======",
                    "\"k\" = \"two\"; // two", ">>>>>>> theirs", "\"z\" = \"Y\";"))
        let comments = try Self.merged(
            Self.lines("/* Was */", "\"k\" = \"old\";"), Self.lines("/* A */", "\"k\" = \"old\";"),
            Self.lines("/* B */", "\"k\" = \"new\";"))
        #expect(comments.conflicts.map(\.location.field) == ["comment"])
        #expect(
            Self.text(comments)
                == Self.lines(
                    "<<<<<<< ours", "/* A */", "||||||| base", "/* Was */", "=======", "/* B */", ">>>>>>> theirs",
                    "\"k\" = \"new\";"))
    }

    @Test("An edit of what the other side removed is a conflict with an empty side, at the place of the key")
    func removal() throws {
        let base = Self.lines("\"a\" = \"A\";", "\"k\" = \"old\";", "\"z\" = \"Z\";")
        let without = Self.lines("\"a\" = \"A\";", "\"z\" = \"Z\";")
        let edited = Self.lines("\"a\" = \"A\";", "\"k\" = \"new\";", "\"z\" = \"Z\";")
        let kept = try Self.merged(base, without, edited)
        #expect(kept.conflicts.map(\.isAgainstRemoval) == [true])
        #expect(
            Self.text(kept)
                == Self.lines(
                    "\"a\" = \"A\";", "<<<<<<< ours", "||||||| base", "\"k\" = \"old\";", "=======",
                    "\"k\" = \"new\";", ">>>>>>> theirs", "\"z\" = \"Z\";"))
        for (side, result) in [(MergeSide.ours, without), (.theirs, edited)] {
            #expect(try Self.text(Self.merged(base, without, edited, MergeOptions(preferring: side))) == result)
        }
    }

    @Test("Several pairs on one line get lines of their own around a conflict, and each side can be chosen")
    func oneLine() throws {
        let merged = try Self.merged(
            "a = \"A\"; b = \"B\"; c = \"C\";", "a = \"A\"; b = \"1\"; c = \"C\";", "a = \"A\"; b = \"2\"; c = \"3\";")
        let text = try ConflictedText(merged.bytes, isTable: true)
        for (pick, result) in [(text.ours, "1"), (text.theirs, "2")] {
            #expect(
                String(decoding: pick, as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
                    == "a = \"A\"; b = \"\(result)\"; c = \"3\";")
        }
    }

    @Test("A user's decisions replace conflicts: a side, another text, another comment")
    func decisions() throws {
        let versions = ["old", "one", "two"].map { text in
            Self.lines("/* \(text) */", "\"a\" = \"a \(text)\";", "\"b\" = \"b \(text)\";", "\"c\" = \"\(text)\";")
        }
        var options = MergeOptions()
        options.resolutions = [0: .value(.string("typed")), 1: .side(.theirs), 2: .value(.string("say \"b\""))]
        let merged = try Self.merged(versions[0], versions[1], versions[2], options)
        #expect(merged.conflicts.map(\.location.key) == ["c"])
        #expect(
            Self.text(merged)
                == Self.lines(
                    "/* typed */", "\"a\" = \"a two\";", "\"b\" = \"say \\\"b\\\"\";", "<<<<<<< ours",
                    "\"c\" = \"one\";", "||||||| base", "\"c\" = \"old\";", "=======", "\"c\" = \"two\";",
                    ">>>>>>> theirs"))
    }

    // MARK: - Refusals

    @Test("Broken files, binary property lists, other forms and emptied files are refused")
    func refusals() throws {
        let (base, ours) = ("\"a\" = \"A\";\n", "\"a\" = \"B\";\n")
        func refusal(_ base: String, _ theirs: [UInt8]) -> MergeRefusal? {
            #expect(throws: MergeRefusal.self) {
                try LegacyTableMerge(
                    base: Array(base.utf8), ours: Array(ours.utf8), theirs: theirs, kind: .strings
                ).result()
            }
        }
        guard case .brokenTable(.side(.theirs), _)? = refusal(base, Array("\"a\" = ".utf8)) else {
            Issue.record("a broken file is merged")
            return
        }
        #expect(refusal(base, Array(PropertyListMergeTests.propertyList().utf8)) == .otherForm(.side(.theirs)))
        #expect(refusal(base, Array("{ \"a\" = \"C\"; }".utf8)) == .otherForm(.side(.theirs)))
        #expect(refusal(base, []) == .emptied(.theirs))
    }

    @Test("A comment that would extend over a key is refused")
    func swallowed() throws {
        #expect(throws: MergeRefusal.noTable) {
            try Self.merged("a = b; c = d;", "a = b;   c = d;", "a = b; // note\nc = d;\n")
        }
    }

    // MARK: - Files with markers

    @Test("What git left between markers is merged by key, also if a comment has a line of equal signs")
    func resolving() throws {
        let file = Self.lines(
            "/*", "=======", " Tabs", "=======", "*/", "<<<<<<< HEAD", "\"a\" = \"A\";", "\"k\" = \"1\";", "=======",
            "\"b\" = \"B\";", "\"k\" = \"2\";", ">>>>>>> topic")
        let merged = try LegacyTableMerge(resolving: Array(file.utf8), recorded: nil, kind: .strings).result()
        #expect(merged.conflicts.map(\.location.key) == ["k"])
        let text = Self.text(merged)
        #expect(text.hasPrefix("/*\n=======\n Tabs\n=======\n*/\n\"a\" = \"A\";\n\"b\" = \"B\";\n<<<<<<< ours\n"))
    }

    @Test("A file in UTF-16, where git writes no markers, is merged from the recorded versions")
    func resolvingUTF16() throws {
        let form = DecodedText(utf8: [], encoding: .utf16LittleEndian, hasByteOrderMark: true)
        let versions = ["", "\"a\" = \"A\";\n", "\"b\" = \"B\";\n"].map { text in
            form.encode(Array(("\"z\" = \"Z\";\n" + text).utf8))
        }
        let recorded = RecordedVersions(base: versions[0], ours: versions[1], theirs: versions[2])
        let merged = try LegacyTableMerge(resolving: versions[1], recorded: recorded, kind: .strings).result()
        #expect(merged.bytes == form.encode(Array("\"z\" = \"Z\";\n\"a\" = \"A\";\n\"b\" = \"B\";\n".utf8)))
        #expect(throws: MergeRefusal.noMarkers) {
            try LegacyTableMerge(resolving: versions[0], recorded: recorded, kind: .strings)
        }
    }
}
