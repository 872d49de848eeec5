import Foundation
import TestSupport
import Testing

extension BusyMachineTests {
    @Suite("Concurrent commands that write the same files")
    struct MixedWritersTests {
        private static let legacy = "App/en.lproj/T.strings"
        private let work: WorkFolder
        private let count = FaultExtent.count(200, sample: 30)

        /// A command, and the content that the files must have after it has ended with status 0.
        private struct Writer: Sendable {
            let words: [String]
            /// Whether the command may end with status 2 because another command has changed the file that it read.
            var mayBeRefused = false
            /// The expected texts by key and language; nil for a removed text.
            var texts: [String: String?] = [:]
            /// The lines that both files of the legacy table must contain (`true`) or must not contain (`false`).
            var lines: [String: Bool] = [:]
        }

        init() throws {
            work = try WorkFolder()
            let numbers = 100..<(100 + count)
            let entries = numbers.map { number -> WrittenCatalog.Entry in
                let ending = number.isMultiple(of: 10) ? " " : ""
                return (key: "key.\(number)", texts: ["en": "text \(number)", "pt-BR": "texto \(number)\(ending)"])
            }
            try work.write(WrittenCatalog.text(entries), to: WrittenCatalog.name)
            for language in ["en", "pt-BR"] {
                try work.write(
                    numbers.map { "\"key.\($0)\" = \"old\";\n" }.joined(), to: "App/\(language).lproj/T.strings")
            }
            for number in numbers {
                try work.write("key,en,pt-BR\nkey.\(number),text \(number),vindo \(number)\n", to: "in/\(number).csv")
                let key = #"{"comment":"c","key":"Sync \#(number)","location":{"startingColumn":1,"startingLine":1}}"#
                try work.write(
                    #"{"source":"/s/A.swift","tables":{"Localizable":[\#(key)]},"version":1}"#,
                    to: "in/\(number).stringsdata")
            }
            try FileManager.default.createSymbolicLink(
                at: work.file("xcstringstool"), withDestinationURL: WorkFolder.program)
        }

        private static func writer(_ number: Int) -> Writer {
            let (key, catalog) = ("key.\(number)", ["--catalog", WrittenCatalog.name])
            let table = ["--catalog", legacy]
            return switch number % 10 {
            case 0: Writer(words: ["lint", "--fix", WrittenCatalog.name], mayBeRefused: true)
            case 1:
                Writer(
                    words: ["set", key, "--value", "pt-BR=novo \(number)"] + catalog,
                    texts: ["\(key) pt-BR": "novo \(number)"])
            case 2:
                Writer(
                    words: ["add", "new.\(number)", "--value", "en=n", "--value", "pt-BR=p"] + catalog,
                    texts: ["new.\(number) en": "n", "new.\(number) pt-BR": "p"])
            case 3: Writer(words: ["remove", key] + catalog, texts: ["\(key) en": nil, "\(key) pt-BR": nil])
            case 4: Writer(words: ["fmt", WrittenCatalog.name], mayBeRefused: true)
            case 5:
                Writer(words: ["import", "in/\(number).csv"] + catalog, texts: ["\(key) pt-BR": "vindo \(number)"])
            case 6:
                Writer(
                    words: [
                        "sync", WrittenCatalog.name, "--stringsdata", "in/\(number).stringsdata",
                        "--skip-marking-strings-stale",
                    ])
            case 7:
                Writer(
                    words: ["set", key, "--value", "pt-BR=x\(number)", "--value", "en=x\(number)"] + table,
                    lines: ["\"\(key)\" = \"x\(number)\";": true])
            case 8:
                Writer(
                    words: ["add", "new.\(number)", "--value", "pt-BR=n", "--value", "en=n"] + table,
                    lines: ["\"new.\(number)\" = \"n\";": true])
            default: Writer(words: ["remove", key] + table, lines: ["\"\(key)\" = \"old\";": false])
            }
        }

        private func run(_ writer: Writer) throws -> SpawnedProgram.Outcome {
            let isSync = writer.words[0] == "sync"
            let program = isSync ? work.file("xcstringstool").path : WorkFolder.program.path
            return try SpawnedProgram([program] + writer.words, in: work.url, environment: work.environment)
                .waitForEnd()
        }

        @Test("No reported change is lost, and the files are in Xcode's format")
        func all() async throws {
            var order = SplitMix64(seed: 9)
            let writers = (100..<(100 + count)).map(Self.writer).shuffled(using: &order)
            let runs = try await OwnThread.run(overEach: writers, threads: 16) { ($0, try run($0)) }
            let texts = try work.catalog().texts
            var complaints: [String] = []
            for (writer, outcome) in runs {
                guard outcome.ending == .status(0) else {
                    if !writer.mayBeRefused { complaints.append("\(writer.words): \(outcome.errors)") }
                    continue
                }
                for (name, text) in writer.texts where texts[name] != text { complaints.append("\(writer.words)") }
                if writer.words[0] == "sync", !(try holdsSynced(writer)) { complaints.append("\(writer.words)") }
                for (line, isThere) in writer.lines where try !agrees(line, isThere) {
                    complaints.append("\(writer.words)")
                }
            }
            #expect(complaints == [])
            #expect(try work.names() == ["App", "Localizable.xcstrings", "in", "xcstringstool"])
            #expect(try await work.fitloc("fmt", "--check").ending == .status(0))
            FaultExtent.note("writers", "mixed commands", tries: count, complaints: complaints.count)
        }

        /// Whether the catalog has the key that a `sync` command added.
        private func holdsSynced(_ writer: Writer) throws -> Bool {
            let number = writer.words[3].filter(\.isNumber)
            return try work.text(of: WrittenCatalog.name).contains("\"Sync \(number)\"")
        }

        private func agrees(_ line: String, _ isThere: Bool) throws -> Bool {
            try ["en", "pt-BR"].allSatisfy {
                try work.text(of: "App/\($0).lproj/T.strings").contains(line) == isThere
            }
        }
    }
}
