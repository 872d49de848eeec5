import CatalogCore
import CatalogEditing
import CatalogRuntime
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Lists of changes")
struct RequestListTests {
    private func requests(
        _ text: String, _ operation: ChangeRequest.Operation?, form: RequestList.Form? = nil
    ) throws -> [ChangeRequest] {
        try RequestList(Array(text.utf8), form: form, operation: operation).results.map { try $0.get() }
    }

    /// Returns the first error of a list, of the whole list or of one change.
    private func error(
        _ text: String, _ operation: ChangeRequest.Operation?, form: RequestList.Form? = nil
    ) -> ListError? {
        do throws(ListError) {
            for case .failure(let error) in try RequestList(Array(text.utf8), form: form, operation: operation).results
            {
                return error
            }
            return nil
        } catch {
            return error
        }
    }

    private func keys(_ text: String, form: RequestList.Form? = nil) throws -> [String] {
        try requests(text, .remove, form: form).map(\.key)
    }

    // MARK: - Keys

    @Test(
        "A list of one column is one key in each line, with or without the heading",
        arguments: ["", "key\n", "\n\nkey\n", "\u{FEFF}key\r\n", " key \n", "\u{FEFF}"])
    func oneColumn(heading: String) throws {
        let lines = ["Hello, World", "a;b", "\"quoted\"", "\"\"", "a\\tb\\\\t", " spaces ", "", "{", "\\u{6B}ey", "x"]
        let expected = ["Hello, World", "a;b", "\"quoted\"", "", "a\tb\\t", " spaces ", "{", "key", "x"]
        for end in ["\n", "\r\n", "\r"] {
            #expect(try keys(heading + lines.joined(separator: end)) == expected)
            #expect(try keys(heading + lines.joined(separator: end) + end) == expected)
        }
    }

    @Test("What `list` prints for any keys is read as exactly these keys, in any order")
    func anyKeys() throws {
        var random = SplitMix64(seed: 4)
        let pieces = [
            "key", ",", ";", "\t", "\\", "\"", "{", "[", "\n", " ", "a", "\u{301}", "\u{202E}", "é", "'", "=",
        ]
        for _ in 0..<200 {
            let keys = (0..<4).map { _ in
                (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                    .joined()
            }
            let lines = keys.map { TabSeparatedCell.shown(key: $0) }
            for heading in ["", "key\n"] {
                let read = try self.keys(heading + lines.joined(separator: "\n"))
                #expect(read.map { Array($0.utf8) } == keys.map { Array($0.utf8) }, "\(lines)")
            }
            let pairs = zip(lines, lines.reversed()).map { "\($0)\t\($1 == "\"\"" ? "x" : $1)" }
            for heading in ["", "key\tto\n"] {
                let read = try requests(heading + pairs.joined(separator: "\n"), .rename)
                #expect(read.map { Array($0.key.utf8) } == keys.map { Array($0.utf8) }, "\(pairs)")
            }
        }
    }

    @Test("`--input csv` reads a column that a spreadsheet wrote")
    func quotedColumn() throws {
        let text = "key\n\"Hello, World\"\na\\tb\n\"\"\n"
        #expect(try keys(text, form: .csv) == ["Hello, World", "a\\tb", ""])
        #expect(try keys("\"key\"\n\"a \"\"b\"\"\"\n") == ["a \"b\""])
        #expect(error("key\nHello, World\n", .remove, form: .csv)?.table == .tooManyCells)
    }

    @Test("A list in UTF-16 is read")
    func utf16() throws {
        let text = DecodedText(utf8: Array("key\né\n".utf8), encoding: .utf16LittleEndian, hasByteOrderMark: true)
        let results = try RequestList(text.encoded(), form: nil, operation: .remove).results
        #expect(try results.map { try $0.get().key } == ["é"])
    }

    @Test("An empty list has no changes")
    func empty() throws {
        for text in ["", "\n\n", "key\n", "\u{FEFF}", "[]", "{\"version\":1,\"keys\":[]}"] {
            #expect(try keys(text).isEmpty, "\(text)")
        }
    }

    // MARK: - Tables

    @Test("Columns are languages or their parts; an empty cell means no change")
    func columns() throws {
        let text = "key;comment;en;pt-BR.plural.one\nhome.title;Tab;\"Home; sweet\";\nhome.text;;Hi;Oi\n;;;\n"
        let requests = try requests(text, .add)
        #expect(requests.map(\.key) == ["home.title", "home.text"])
        #expect(requests[0].texts == [TextAssignment("en", .whole, "Home; sweet")])
        #expect(requests.map(\.comment) == ["Tab", nil])
        #expect(requests[1].texts.last?.part == PartPath("plural.one"))
        #expect(requests.map(\.position.line) == [2, 3])
        #expect(try self.requests("key,en\na,\n", .set).map(\.entryChanges.isEmpty) == [true])
    }

    @Test("Tab-separated lines have the escapes of `list`, or the quotes of spreadsheets")
    func tabs() throws {
        let texts = try requests("key\tpt\na\\tb\tx\\ny\\\\\nc\t\"x\ny\\\"\n\"\"\t\\\"q\"\n", .set)
        #expect(texts.map(\.key) == ["a\tb", "c", ""])
        #expect(texts.map { $0.texts[0].text } == ["x\ny\\", "x\ny\\", "\"q\""])
    }

    @Test("Rows for the parts of one key are one change, in the format of `list`")
    func parts() throws {
        let text =
            "key,part,path,comment,en\ndays,plural.one,A.xcstrings,,%lld day\ndays,plural.other,A.xcstrings,,%lld days\n"
            + ",,A.xcstrings,,B\n"
        let requests = try requests(text, .set)
        #expect(requests.map(\.texts.count) == [2, 1])
        #expect(requests.map(\.key) == ["days", ""] && requests.allSatisfy({ $0.isListed }))
        #expect(requests[0].catalog == "A.xcstrings")
        let removals = try self.requests(text, .remove)
        #expect(removals.map(\.key) == ["days", ""] && removals.allSatisfy { $0.entryChanges.isEmpty })
    }

    @Test("A column `op` contains the operation of each row for `apply`")
    func operations() throws {
        let text = "op,key,to\nrename,a,b\nremove,c,\ncopy,d,\n"
        let results = try RequestList(Array(text.utf8), form: nil, operation: nil).results
        #expect(try results.prefix(2).map { try $0.get().operation } == [.rename, .remove])
        #expect(error(text, nil) == .request(RequestError(.missing("to"), at: .init(line: 4, column: 1))))
    }

    // MARK: - Refusals

    @Test(
        "A table that does not say what to do is refused at the cell that shows it",
        arguments: [
            ("key,en\nHello,Hi, you\n", .add, 2, 10), ("key,en\na,b,c,\n", .set, 2, 5),
            ("key,,en\na,b,c\n", .set, 2, 3), ("key,en,en\n", .set, 1, 8), ("key,pt,PT\na,x,y\n", .set, 1, 8),
            ("key,pt_BR,pt-BR\n", .set, 1, 11), ("key,en.plural.one,EN.plural.one\n", .add, 1, 19),
            ("key,path,catalog\n", .remove, 1, 10), ("key,english text\n", .add, 1, 5), ("en\na\n", .set, 1, 1),
            ("\nky,en\na,x\n", .set, 2, 1), ("key\na\n", .set, 1, 1), ("key,en\na,x\n", .remove, 1, 5),
            ("key,comment\na,\n", .rename, 1, 5), ("key\na\n", .rename, 1, 1), ("key,en\na,x\n", nil, 1, 1),
            ("op,key\nset,a\n", .remove, 1, 1), ("key,op\na,remove\n", .remove, 1, 5),
            ("key,en\na,\"x\n", .set, 2, 3), ("key,en\na,\"x\"y\n", .set, 2, 6), ("key,en\n,x\n", .add, 2, 1),
            ("key,en\na,x\nb,z\na,y\n", .set, 4, 3), ("key,part,en.plural.one\na,plural.one,x\n", .set, 2, 3),
            ("key\ta\n", .remove, 1, 5), ("a\tb\n", .remove, 1, 3), ("a\tb\tc\n", .rename, 1, 5),
            ("a\n", .rename, 1, 1),
            ("key\na\\d\n", .remove, 2, 2), ("a\nkey\nb\n", .remove, 2, 1), ("a\tb\nkey\tto\n", .rename, 2, 1),
            ("a\nb\n", .add, 1, 1),
        ] as [(String, ChangeRequest.Operation?, Int, Int)])
    func refusals(text: String, operation: ChangeRequest.Operation?, line: Int, column: Int) {
        #expect(error(text, operation)?.position == TextPosition(line: line, column: column), "\(text)")
    }

    @Test("Equal cells for the same text are no contradiction, and neither are changes in order for `apply`")
    func repeatedTexts() throws {
        #expect(try requests("key,en\na,x\na,x\n", .set).count == 2)
        #expect(try requests("op,key,en\nset,a,x\nset,a,y\n", nil).count == 2)
        #expect(try requests("key,path,en\na,A,x\na,B,y\n", .set).count == 2)
    }

    @Test("A key that looks like JSON or like a heading needs a heading or `--input text`")
    func lookAlikes() throws {
        #expect(error("[%@] x\n", .remove)?.position == TextPosition(line: 1, column: 2))
        #expect(try keys("key\n[%@] x\n") == ["[%@] x"])
        #expect(try keys("[%@] x\n", form: .text) == ["[%@] x"])
        #expect(try keys("key,en\n", form: .text) == ["key,en"])
    }
}

extension ListError {
    fileprivate var table: CSVError.Reason? { if case .table(let error) = self { error.reason } else { nil } }
}
