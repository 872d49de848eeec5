import CatalogCore
import StringTables
import Testing

@testable import SwiftSources

/// Names, which are no language.
extension DeveloperTextTests {
    @Test("A capital letter behind an elided particle makes a name")
    func particles() async {
        let row = "struct Root: View { let name: String; var body: some View { Text(name) } }; "
        #expect(await shown(row + #"let r = Root(name: "Cassano d'Adda")"#) == ["Cassano d'Adda*"])
        #expect(await shown(row + #"let r = Root(name: "Save the water d'Adda")"#) == ["Save the water d'Adda"])
    }

    @Test("What has an artist has a name")
    func works() async {
        let track = """
            struct Track { let title: String, artist: String }
            struct Root: View { let track: Track; var body: some View { Text(track.title) } }

            """
        #expect(await shown(track + #"let t = Track(title: "Harbor Afterglow", artist: x)"#) == ["Harbor Afterglow*"])
        let note = track.replacing("artist", with: "detail")
        #expect(await shown(note + #"let t = Track(title: "Save Changes", detail: x)"#) == ["Save Changes"])
    }

    @Test("A title beside an address is a name if most of its list are")
    func pairs() async {
        func list(_ names: [String]) -> String {
            let pairs = names.map { "(\"\($0)\", \"https://harbor.example/\($0.count)\")" }.joined(separator: ", ")
            return """
                struct Root: View {
                    let sites: [(name: String, url: String)] = [\(pairs)]
                    var body: some View { ForEach(sites, id: \\.url) { site in Text(site.name) } }
                }
                """
        }
        let names = ["Feedspot", "Harborline", "Amazing News"]
        #expect(await shown(list(names)).filter { !$0.hasSuffix("*") } == [])
        #expect(
            await shown(list(["Privacy Policy", "Contact Us", "Help"])) == ["Privacy Policy", "Contact Us", "Help"])
        #expect(await shown(list(["Feedspot", "Save Changes"])).contains("Save Changes"))
    }

    @Test("A text that stands in for a missing name is language among names of products too")
    func standIns() async {
        let row = "struct Root: View { let name: String; var body: some View { Text(name) } }; "
        let names = ["Face ID", "Touch ID", "Optic ID", "Unknown"].map { #"Root(name: "\#($0)")"# }
        #expect(
            await shown(row + "let all = [\(names.joined(separator: ", "))]").filter { !$0.hasSuffix("*") } == [
                "Unknown"
            ])
    }

    @Test("A short text in Latin letters beside two other scripts is a translation")
    func scripts() async {
        func start(_ second: String) -> String {
            """
            func start(_ language: Language) -> String {
                switch language {
                case .russian: return "Начать"
                case .hebrew: return "\(second)"
                default: return "Start"
                }
            }
            struct Root: View { var body: some View { Text(start(language)) } }
            """
        }
        #expect(await shown(start("התחל")) == ["Начать*", "התחל*", "Start*"])
        #expect(await shown(start("Стоп")).contains("Start"))
    }

    @Test("The kind of a processor is no word")
    func processors() async {
        let row = "struct Root: View { let name: String; var body: some View { Text(name) } }; "
        #expect(await shown(row + #"let r = Root(name: "Intel 64-bit (Haswell)")"#) == ["Intel 64-bit (Haswell)*"])
        #expect(await shown(row + #"let r = Root(name: "Save 64-bit files")"#) == ["Save 64-bit files"])
    }
}
