import Foundation
import TestSupport
import Testing

@Suite("Asking for a line in a terminal")
struct LinePromptTests {
    @Test("The typed text is the answer, and nothing else is written to standard output")
    func answer() async throws {
        let outcome = try await ProbeProgram.run("en") {
            try $0.wait(for: "en")
            try $0.type("Hello" + Key.enter)
        }
        #expect(outcome.ending == .status(0))
        #expect(outcome.output == "<Hello>\n")
        #expect(outcome.modesAfter == outcome.modesBefore)
    }

    @Test(
        "Characters of every width can be inserted and deleted, whatever the locale",
        arguments: [
            ["TERM": "xterm"], ["TERM": "xterm", "LC_ALL": "C"], ["TERM": "dumb", "LANG": "pt_BR.ISO-8859-1"],
        ]
    )
    func unicode(environment: [String: String]) async throws {
        let outcome = try await ProbeProgram.run("pt-BR", "coração", environment: environment) {
            try $0.wait(for: "coração")
            try $0.type(Key.home + "é日本😀" + Key.left + Key.left + Key.backspace + "語")
            try $0.type(Key.end + Key.left + Key.left + Key.delete + "Ã" + Key.enter)
        }
        #expect(outcome.output == "<é語本😀coraçÃo>\n")
    }

    @Test("Up cycles through the offers, best first, and Down returns to the typed text")
    func offers() async throws {
        let outcome = try await ProbeProgram.run("one,two,three", "", "best", "other") {
            try $0.wait(for: "one")
            try $0.type("mine" + Key.up + Key.enter)
            try $0.wait(for: "two")
            try $0.type(Key.up + Key.up + Key.up + "!" + Key.enter)
            try $0.wait(for: "three")
            try $0.type("mine" + Key.up + Key.up + Key.down + Key.down + "?" + Key.enter)
        }
        #expect(outcome.output == "<best>\n<other!>\n<mine?>\n")
    }

    @Test("Tab completes with each matching offer in turn")
    func completion() async throws {
        let outcome = try await ProbeProgram.run("one,two,three", "", "Cancelar", "Camadas", "Fechar") {
            try $0.wait(for: "one")
            try $0.type("Ca" + Key.tab + Key.enter)
            try $0.wait(for: "two")
            try $0.type("ca" + Key.tab + Key.tab + Key.enter)
            try $0.wait(for: "three")
            try $0.type("x" + Key.tab + Key.enter)
        }
        #expect(outcome.output == "<Cancelar>\n<Camadas>\n<x>\n")
    }

    @Test("A rejected answer is explained, and can be edited")
    func check() async throws {
        let outcome = try await ProbeProgram.run("en") {
            try $0.wait(for: "en")
            try $0.type("wrong" + Key.enter)
            try $0.wait(for: "That is wrong.")
            try $0.wait(for: "wrong")
            try $0.type(Key.home + String(repeating: Key.delete, count: 5) + "right" + Key.enter)
        }
        #expect(outcome.output == "<right>\n")
    }

    @Test("A text of several lines is edited in its escaped form")
    func lineBreaks() async throws {
        let outcome = try await ProbeProgram.run("en", "one\ntwo") {
            try $0.wait(for: #"one\ntwo"#)
            try $0.type(#"\tthree\\"# + Key.enter)
        }
        #expect(outcome.output == "<one\ntwo\tthree\\>\n")
    }

    @Test("Pasted lines become one answer that waits for Enter")
    func paste() async throws {
        let outcome = try await ProbeProgram.run("one,two") {
            try $0.wait(for: "\u{1B}[?2004h")
            try $0.wait(for: "one")
            try $0.type("<\u{1B}[200~1\r\u{1B}[31m2\r\u{1B}[201~>" + Key.enter)
            try $0.wait(for: "two")
            try $0.type("x" + Key.enter)
        }
        #expect(outcome.output == "<<1\n\u{1B}[31m2>>\n<x>\n")
        #expect(!outcome.printed.contains("\u{1B}[31m"))
        #expect(outcome.printed.hasSuffix("\u{1B}[?2004l"))
    }

    @Test("Lines that are sent in advance answer one question each")
    func typedAhead() async throws {
        let outcome = try await ProbeProgram.run("one,two,three") { try $0.type("1\r2\r3\r") }
        #expect(outcome.output == "<1>\n<2>\n<3>\n")
    }

    @Test("A very long line can be edited at both ends, even after the terminal was resized")
    func longLine() async throws {
        let text = String(repeating: "0123456789", count: 300)
        let outcome = try await ProbeProgram.run("en", "", text, size: (30, 10)) {
            try $0.wait(for: "en")
            try $0.type(text + "!")
            try $0.wait(for: "!")
            try $0.resize(columns: 47, rows: 12)
            try $0.type(Key.up + Key.down + Key.home + "ã" + Key.end + "?" + Key.enter)
        }
        #expect(outcome.output == "<ã\(text)!?>\n")
    }

    @Test("Ctrl-D ends the input in an empty line, but not in another one")
    func endOfInput() async throws {
        let outcome = try await ProbeProgram.run("one,two") {
            try $0.wait(for: "one")
            try $0.type("x" + Key.controlD + Key.enter)
            try $0.wait(for: "two")
            try $0.type(Key.controlD)
        }
        #expect(outcome.output == "<x>\nend\n")
        #expect(outcome.modesAfter == outcome.modesBefore)
    }

    @Test("A terminal that supports no escape sequences gets none")
    func dumb() async throws {
        let outcome = try await ProbeProgram.run("en", "words here", "offer", environment: ["TERM": "dumb"]) {
            try $0.wait(for: "here")
            try $0.type(Key.home + "more " + Key.end + Key.up + "!" + Key.enter)
        }
        #expect(outcome.output == "<offer!>\n")
        #expect(!outcome.printed.contains("\u{1B}"))
    }
}
