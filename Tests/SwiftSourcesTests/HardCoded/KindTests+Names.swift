import Testing
import XcodeProjects

@testable import SwiftSources

/// Names of products, programs, services and persons.
extension KindTests {
    @Test(
        "Names of products and companies may stay as they are",
        arguments: ["GitHub", "DeepL", "Apple Translate", "Google Gemini", "Firefox"])
    func products(text: String) async { #expect(await shown(#"Text("\#(text)")"#) == ["\(text)*"]) }

    @Test("A text about a product is no name", arguments: ["Apple pie", "Sign in with Google", "Apples"])
    func aboutProducts(text: String) async { #expect(await shown(#"Text("\#(text)")"#) == [text]) }

    @Test("The name of one of the project's programs may stay as it is")
    func targets() async {
        let target = TargetMembership.Target(name: "Strides")
        let membership = TargetMembership([(target, ["App/A.swift", "App/Localizable.xcstrings"])])
        let found = await texts(#"func f() { Text("Strides"); Text("Step") }"#, membership: membership)
        #expect(found.map(\.isDoubtful) == [true, false])
    }

    @Test("A list in which several texts are names of products has only names")
    func lists() async {
        func code(_ names: [String]) -> String {
            let cases = names.enumerated().map { "case c\($0) = \"\($1)\"" }.joined(separator: "; ")
            return "enum Engine: String { \(cases) }; func f(_ e: Engine) { Text(e.rawValue) }"
        }
        #expect(
            await shown(code(["Google", "Yahoo", "Bing", "Qwant", "None of these"])) == [
                "Google*", "Yahoo*", "Bing*", "Qwant*", "None of these",
            ])
        #expect(await shown(code(["Google", "Fast", "Slow"])) == ["Google*", "Fast", "Slow"])
    }

    @Test("A name beside an address is the name of a service or currency")
    func addresses() async {
        let type = "struct Service { let name: String; let url: String }; func f(_ s: Service) { Text(s.name) }; "
        #expect(await shown(type + #"let a = Service(name: "Plex", url: "https://plex.example")"#) == ["Plex*"])
        #expect(
            await shown(type + #"let a = Service(name: "Your server", url: "https://a.example")"#) == ["Your server"])
        #expect(await shown(type + #"let a = Service(name: "Nothing at all", url: address)"#) == ["Nothing at all"])
        let nested = "struct Service { let name: String; let url: URL }; func f(_ s: Service) { Text(s.name) }; "
        #expect(
            await shown(nested + #"let a = Service(name: "Plex", url: URL(string: "https://plex.example")!)"#) == [
                "Plex*"
            ])
        let group = "struct Group { let name: String; let all: [Service] }; func g(_ s: Group) { Text(s.name) }; "
        #expect(
            await shown(
                type + group
                    + #"let a = Group(name: "All videos", all: [Service(name: "Plex", url: "https://a.example")])"#
            )
                == ["All videos", "Plex*"])
    }

    @Test("A person behind a text that is looked up may stay as it is")
    func persons() async {
        let localized = "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }; "
        #expect(
            await shown(localized + Self.row + #"let r = Row(title: "\("drawn.by".localized) Ludwig van Berg")"#) == [
                "%@ Ludwig van Berg*"
            ])
        #expect(
            await shown(localized + Self.row + #"let r = Row(title: "\("drawn.by".localized) and others")"#) == [
                "%@ and others"
            ])
    }

    @Test("The name of a program with a version, and names of other programs beside it")
    func versions() async {
        let app = #"@main struct StridesApp: App { var body: some Scene { WindowGroup { Home() } } }; "#
        let row = "struct Row: View { let name: String; var body: some View { Text(name) } }; "
        #expect(
            await shown(app + row + #"let a = [Row(name: "Strides v1 (macOS)"), Row(name: "Strides for you")]"#) == [
                "Strides v1 (macOS)*", "Strides for you",
            ])
        #expect(
            await shown(
                row + #"func f() { for x in ["WebStorm", "PhpStorm", "iTerm", "Sublime Text"] { Row(name: x) } }"#)
                == ["Sublime Text*"])
    }

    @Test("The name of a contributor may stay as it is, the thanks to one may not")
    func contributors() async {
        let type = """
            struct Contributor { let name: String; let note: String }
            struct Row: View { let one: Contributor; var body: some View { Text(one.name); Text(one.note) } }

            """
        #expect(
            await shown(type + #"let c = Contributor(name: "Picol", note: "Icons")"#) == ["Picol*", "Icons"])
    }
}
