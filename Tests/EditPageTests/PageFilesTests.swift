import Foundation
import TestSupport
import Testing

@testable import EditPage

@Suite("The files of the page")
struct PageFilesTests {
    private static let folder = SourceTree.package.appendingPathComponent("Sources/EditPage/Page")
    private static let generated = SourceTree.package.appendingPathComponent(
        "Sources/EditPage/Assets/PageFiles.swift")

    /// Returns the files of the source.
    private static func sources() throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try names.reduce(into: [:]) { files, name in
            files[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
    }

    /// Returns the files as the program serves them.
    private static func files() throws -> [String: String] { CompactPageFile.all(of: try sources()) }

    /// Returns the source code with the files as raw string literals.
    private static func source(of files: [String: String]) -> String {
        let literals = files.sorted { $0.key < $1.key }.map { name, text in
            "        \"\(name)\": ####\"\"\"\n\(text)\n\"\"\"####,\n"
        }
        return """
            // Generated from the files in Sources/EditPage/Page by scripts/test --update: do not edit.
            // swift-format-ignore-file

            /// The files of the page that `fitloc edit` serves.
            enum PageFiles {
                /// What they say, by their names.
                static let texts: [String: String] = [

            """ + literals.joined() + "    ]\n}\n"
    }

    @Test("The files in the program are made of the source files")
    func areCurrent() throws {
        let source = Self.source(of: try Self.files())
        if let issue = try RecordedFile(Self.generated).issue(expecting: source) { Issue.record("\(issue)") }
        #expect(PageFile.all.mapValues(\.text) == (try Self.files()))
    }

    @Test(
        "What is compacted means the same",
        arguments: [
            ("a.js", "// why\nconst a = 1; // here\nlet b = a + +1;\n", "let a=1;let b=a+ +1;"),
            (
                "a.js", "f(a, /[/'] x/g, 'a  b // c');\n/** why */\nreturn a / b / c",
                "f(a,/[/'] x/g,'a  b // c');return a/b/c"
            ),
            ("a.js", "x = `a  ${b ? `{ ${c} }` : { d: 1 }.d}  e`\ny()", "x=`a  ${b?`{ ${c} }`:{d:1}.d}  e`\ny()"),
            (
                "a.css", "/* why */\na:hover, b > c { top: calc(100% + .3rem); color: red; }\n",
                "a:hover,b>c{top:calc(100% + .3rem);color:red}"
            ),
        ])
    func compaction(name: String, source: String, compact: String) {
        #expect(CompactPageFile.text(of: name, source) == compact)
    }

    @Test("Scripts become one, with short names for variables and the same members")
    func joining() {
        let scripts = [
            "main.js": "import{sum,Box as Case}from'./tools.js';import*as all from'./tools.js';"
                + "import{texts}from'./texts.js';\n"
                + "let box=new Case({width:2,...texts},(sum)=>sum);let{width,height:tall=1}=box;"
                + "box.show(all.sum(width,tall),`${width ? `${tall}` : ''} width`);",
            "tools.js": "export let sum=(one,two)=>{let set={one,two};return set.one+set.two;};\n"
                + "export class Box{constructor({width},[first,...rest]=[])"
                + "{Object.assign(this,{width,rest});this.#tell(first);}\n"
                + "#tell(text){history.go(text?-1:1);}\nget size(){return{class:'one',sum(one){return one;}};}}",
        ]
        #expect(
            JoinedPageScript.text(of: scripts, from: "main.js") == """
                import{texts as l}from'./texts.js'
                let c=(b,k)=>{let set={one:b,two:k};return set.one+set.two;};
                class j{constructor({width:a},[g,...h]=[]){Object.assign(this,{width:a,rest:h});this.#f(g);}
                #f(i){history.go(i?-1:1);}
                get size(){return{class:'one',sum(b){return b;}};}}
                let d=new j({width:2,...l},(c)=>c);let{width:a,height:e=1}=d;d.show(c(a,e),`${a ? `${e}` : ''} width`);
                """)
    }

    @Test("A variable with a name of the browser keeps it")
    func browserNames() {
        let script = "let back=(history)=>history.length;back(history);"
        let joined = JoinedPageScript.text(of: ["main.js": script], from: "main.js")
        #expect(joined == "let a=(history)=>history.length;a(history);")
    }

    @Test("All files together are small")
    func size() {
        #expect(PageFile.all.values.reduce(0) { $0 + $1.text.utf8.count } <= 90_000)
    }

    @Test("No text can become markup, and nothing is loaded from other servers")
    func isClosed() throws {
        let forbidden = [
            "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "setTimeout('",
            "srcdoc", "https:", "http:", "//cdn", "@import", "url(", "style=", "<style", "javascript:",
        ]
        for (name, file) in PageFile.all {
            let text = file.text.replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: "")
            for word in forbidden { #expect(!text.contains(word), "\(name) has \(word)") }
        }
    }

    @Test("Every text that the page uses is sent to it")
    func words() throws {
        let spoken = try Self.sources().values.reduce(into: Set<String>()) { words, file in
            for match in file.matches(of: try Regex("say\\('([a-z_.]+)'", as: (Substring, Substring).self)) {
                words.insert(String(match.output.1))
            }
        }
        #expect(spoken.count > 30)
        #expect(spoken.subtracting(PageWords.identifiers) == [])
    }
}
