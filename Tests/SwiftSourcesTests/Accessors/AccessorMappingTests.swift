import CatalogCore
import Testing

@testable import SwiftSources

@Suite("Mappings from old keys and texts to accessors")
struct AccessorMappingTests {
    private let keys = """
        old,key,note,accessor
        old.title,home.title,"better: home.days, which counts",
        old.days,home.days,,
        old.sample,,sample data,
        old.hand,home.title,by hand: show the name,
        old.level,,,Level(rawValue: level)?.text.resolved ?? level
        """

    @Test("An old key is mapped to the accessor of the new key with its note; sample data and manual changes are kept")
    func keyRows() throws {
        let code = """
            let a = "old.title".localized
            let b = "old.days".localized(with: 2)
            let c = "old.sample".localized
            let d = "old.hand".localized
            let e = f("old.level".localized)
            let g = "old.level".localized + "!"
            """
        let found = try AccessorCase(code: code, mappings: [keys]).outcome
        let after = """
            let a = Strings.Home.title.resolved
            let b = Strings.Home.days(days: 2).resolved
            let c = "old.sample".localized
            let d = "old.hand".localized
            let e = f(Level(rawValue: level)?.text.resolved ?? level)
            let g = (Level(rawValue: level)?.text.resolved ?? level) + "!"
            """
        #expect(found.after == after)
        #expect(
            found.left == [
                "old.sample: sample(note: \"sample data\")", "old.hand: byHand(note: \"show the name\")",
            ])
        #expect(found.adoption.rewritten.first?.note == "better: home.days, which counts")
    }

    @Test("Hard-coded strings become accessors, with the values in order or as the note assigns them")
    func textRows() throws {
        let texts = """
            path,line,column,text,key,note
            HomeView.swift,5,14,Início,home.title,
            HomeView.swift,6,14,%lld dias,home.days,
            HomeView.swift,7,14,%@ levanta %lf,home.load,"weight: w, name: user.name"
            HomeView.swift,8,14,Iniciante,-,
            HomeView.swift,9,14,Não está aqui,home.title,
            """
        let code = """
            import SwiftUI
            struct HomeView: View {
                let days: Int
                let w: Double
                var body: some View {
                    Text("Início")
                    Text("\\(days) dias")
                    Text("\\(user) levanta \\(w)")
                    Text("Iniciante")
                }
            }
            """
        let found = try AccessorCase(code: code, mappings: [texts]).outcome
        let lines = found.after.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(
            lines[5...8] == [
                "Text(Strings.Home.title)", "Text(Strings.Home.days(days: days))",
                "Text(Strings.Home.load(name: user.name, weight: w))", "Text(\"Iniciante\")",
            ])
        #expect(found.left == [])
        #expect(
            found.adoption.absent == [
                .init(
                    path: "App/HomeView.swift", position: TextPosition(line: 9, column: 14), text: "Não está aqui",
                    successor: "home.title", note: "")
            ])
    }

    @Test("A note may supply a count that the text has in words, drop values, and contain more text")
    func notes() throws {
        let texts = """
            path,line,column,text,key,note
            HomeView.swift,5,14,Uma semana,home.days,days: 7; VoiceOver: home.days.spoken
            HomeView.swift,6,14,Erro: %@,home.title,without values: the reason goes to the log
            HomeView.swift,7,14,Erro fatal: %@,home.title,
            HomeView.swift,8,14,Dois dias,home.days,
            """
        let code = """
            import SwiftUI
            struct HomeView: View {
                let reason: String
                var body: some View {
                    Text("Uma semana")
                    Text("Erro: \\(reason)")
                    Text("Erro fatal: \\(reason)")
                    Text("Dois dias")
                }
            }
            """
        let found = try AccessorCase(code: code, mappings: [texts]).outcome
        let lines = found.after.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(
            lines[4...7] == [
                "Text(Strings.Home.days(days: 7))", "Text(Strings.Home.title)", "Text(\"Erro fatal: \\(reason)\")",
                "Text(\"Dois dias\")",
            ])
    }

    @Test("What stays is listed with its replacement and the note, whatever the reason")
    func instructions() throws {
        let texts = """
            path,line,column,text,key,note
            HomeView.swift,2,21,Normal,level.beginner,
            HomeView.swift,3,14,%@ dias,home.load,name: n; both at once
            HomeView.swift,4,14,Fim,home.title,by hand: with the emoji
            """
        let code = """
            import SwiftUI
            enum Kind: String { case normal = "Normal" }
            let a = Text("\\(n) dias")
            let b = Text("Fim")
            let c = Text(Kind.normal.rawValue)
            """
        let found = try AccessorCase(code: code, mappings: [texts, keys]).outcome
        #expect(found.after == code)
        let left = found.adoption.left.map { left in
            "\(left.key): \(left.instruction.map { "\($0.successor) | \($0.note)" } ?? "")"
        }
        #expect(
            left == [
                "Normal: level.beginner | ", "%@ dias: home.load | name: n; both at once",
                "Fim: home.title | with the emoji",
            ])
    }

    @Test("A text with line breaks matches as messages show it")
    func lineBreaks() throws {
        let texts = "path,line,column,text,key,note\nHomeView.swift,2,14,Bom\\ndia,home.title,"
        let code = "import SwiftUI\nlet a = Text(\"Bom\\ndia\")"
        let found = try AccessorCase(code: code, mappings: [texts]).outcome
        #expect(found.after == "import SwiftUI\nlet a = Text(Strings.Home.title)")
    }

    @Test("A text that drops its values may contain any values")
    func droppedValues() throws {
        let texts = "path,line,column,text,key,note\nHomeView.swift,3,16,Apagar %@,home.title,without values: …"
        let code = """
            import SwiftUI
            func f(_ all: [Item]) -> some View {
                Button("Apagar \\(all.first.name)") {}
            }
            """
        let found = try AccessorCase(code: code, mappings: [texts]).outcome
        #expect(found.after.contains("Button(Strings.Home.title) {}"), "\(found.left)")
    }

    @Test("Texts that no literal has are listed once, until the code has their accessors")
    func absentTexts() throws {
        let texts = """
            path,line,column,text,key,note
            HomeView.swift,5,,Início do dia,home.title,by hand: with the emoji
            HomeView.swift,6,,%.0f,home.load,"name: n, weight: w"
            HomeView.swift,7,,Dado,-,data
            """
        let code = "import SwiftUI\nlet a = Text(\"\\(minutes)\")\n"
        let adoption = AccessorCase(code: code, mappings: [texts])
        let found = try adoption.outcome
        #expect(found.after == code)
        #expect(found.adoption.absent.map(\.text) == ["Início do dia", "%.0f"])
        #expect(found.adoption.absent.first?.note == "with the emoji")
        let later = AccessorCase(code: code + "let b = Text(Strings.Home.title)", mappings: [texts])
        #expect(try later.outcome.adoption.absent.map(\.text) == ["%.0f"])
    }

    @Test(
        "A text of values only is replaced at its own position, and words with a remark are no value",
        arguments: [
            ("2,14,%@ %@,home.load,\"name: a, weight: b\"", "Text(Strings.Home.load(name: a, weight: b))"),
            ("2,,%@ %@,home.load,\"name: a, weight: b\"", "Text(\"\\(a) \\(b)\")"),
            ("2,14,%@ %@,home.load,\"name: a (the new one), weight: b\"", "Text(\"\\(a) \\(b)\")"),
        ])
    func values(row: String, result: String) throws {
        let texts = "path,line,column,text,key,note\nHomeView.swift,\(row)"
        let code = "import SwiftUI\nlet a = Text(\"\\(a) \\(b)\")"
        #expect(try AccessorCase(code: code, mappings: [texts]).outcome.after == "import SwiftUI\nlet a = \(result)")
    }

    @Test("The branches of a conditional are replaced together, and equal ones become one")
    func branches() throws {
        let texts = """
            path,line,column,text,key,note
            HomeView.swift,2,,Entrar,home.title,
            HomeView.swift,2,,Sair,level.expert,
            HomeView.swift,2,37,um dia,home.days,days: n
            HomeView.swift,2,48,%@ dias,home.days,days: n
            """
        func after(_ code: String) throws -> (String, [String]) {
            let found = try AccessorCase(code: "import SwiftUI\n\(code)", mappings: [texts]).outcome
            return (String(found.after.dropFirst("import SwiftUI\n".count)), found.left)
        }
        let both = try after("let a = Text(isIn ? \"Sair\" : isNew ? \"Entrar\" : \"Entrar\")")
        #expect(both.0 == "let a = Text(isIn ? Level.expert.text : isNew ? Strings.Home.title : Strings.Home.title)")
        let one = try after("let a = Text(isIn ? \"Sair\" : \"Fechar\")")
        #expect(one.0 == "let a = Text(isIn ? \"Sair\" : \"Fechar\")")
        #expect(one.1 == ["Sair: location(SwiftSources.Lookup.Obstacle.choice)"])
        let count = try after("func f(n: Int) -> String { n == 1 ? \"um dia\" : \"\\(n) dias\" }")
        #expect(count.0 == "func f(n: Int) -> String { Strings.Home.days(days: n).resolved }")
    }

    @Test("A second run ignores a literal that equals a text of the mapping but is not visible")
    func textsTwice() throws {
        let texts = "path,line,column,text,key,note\nHomeView.swift,2,14,Início,home.title,"
        let code = "import SwiftUI\nlet a = Text(\"Início\")\nlet b = f(identifier: \"Início\")"
        let adoption = AccessorCase(code: code, mappings: [texts])
        let first = try adoption.outcome
        #expect(first.after.hasSuffix("let a = Text(Strings.Home.title)\nlet b = f(identifier: \"Início\")"))
        #expect(try adoption.again(first).after == first.after)
    }

    @Test("For a text with several keys, the nearest row decides; compared texts stay")
    func nearestRow() throws {
        let texts = """
            path,line,column,text,key,note
            App/HomeView.swift,2,1,Normal,level.beginner,
            App/HomeView.swift,30,1,Normal,level.expert,
            App/HomeView.swift,40,1,Início,home.title,
            """
        let space = String(repeating: "\n", count: 24)
        let code =
            "import SwiftUI\nlet a = Text(\"Normal\")\(space)let b = Text(\"Normal\")\nlet c = x == \"Início\", d = Text(\"Início\")"
        let found = try AccessorCase(code: code, mappings: [texts]).outcome
        #expect(found.after.contains("let a = Text(Level.beginner.text)"))
        #expect(found.after.contains("let b = Text(Level.expert.text)"))
        #expect(found.after.contains("d = Text(\"Início\")"))
    }

    @Test(
        "An invalid row is rejected with its location",
        arguments: [
            ("old,new\na,b", "1:1 noColumns"),
            ("old,key\na,home.gone", "2:1 unknownKey(\"home.gone\")"),
            ("old,key\na,home.title\na,home.days", "3:1 doubledKey(\"a\")"),
            ("old,key,accessor\na,,Strings.(", "2:1 noExpression(\"Strings.(\")"),
            ("path,line,text,key\nA.swift,x,Text,home.title", "2:1 noLine(\"x\")"),
        ])
    func refusals(text: String, problem: String) throws {
        let failure = try #require(throws: AccessorMappingFailure.self) {
            _ = try AccessorCase(code: "", mappings: [text]).outcome
        }
        let told = failure.problems.map { "\($0.position.line):\($0.position.column) \($0.reason)" }
        #expect(told == [problem])
    }
}
