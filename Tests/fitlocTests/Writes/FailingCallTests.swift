import Foundation
import TestSupport
import Testing

extension BusyMachineTests {
    @Suite("A system call that fails")
    struct FailingCallTests {
        /// A command that writes files.
        struct Command: Sendable, CustomTestStringConvertible {
            let words: [String]

            var testDescription: String { words.joined(separator: " ") }
        }

        static let commands = [
            ["set", "title", "--value", "pt-BR=Início", "--catalog", "L.xcstrings"],
            ["set", "a", "--value", "pt-BR=Olá", "--value", "en=Hi", "--catalog", "App/pt-BR.lproj/T.strings"],
            ["add", "home", "--value", "en=Home", "--value", "pt-BR=Casa", "--catalog", "L.xcstrings"],
            ["fmt", "Unformatted.xcstrings"],
            ["lint", "--fix", "Defect.xcstrings"],
            ["import", "in.csv", "--catalog", "L.xcstrings"],
            ["generate", "L.xcstrings", "-o", "Strings.swift"],
        ].map(Command.init)

        private static let files = [
            "L.xcstrings": WrittenCatalog.text([
                (key: "days", texts: ["en": "Days"]),
                (key: "title", texts: ["en": "Title", "pt-BR": "Tela"]),
            ]),
            "Unformatted.xcstrings": """
            {"sourceLanguage":"en","version":"1.0","strings":{"b":{"localizations":{"en":{"stringUnit":\
            {"state":"translated","value":"B"}}}}}}
            """,
            "Defect.xcstrings": WrittenCatalog.text([(key: "a", texts: ["en": "Sizes…", "pt-BR": "Tamanhos… "])]),
            "App/en.lproj/T.strings": "/* c */\n\"a\" = \"A\";\n", "App/pt-BR.lproj/T.strings": "\"a\" = \"á\";\n",
            "in.csv": "key,en,pt-BR\ntitle,Title,Começo\n", ".fitloc.yml": "catalogs: [.]\n",
        ]

        private static let errors: [(function: String, errors: [Int32])] = [
            ("open", [EMFILE, EINTR]), ("read", [EIO, EINTR]), ("write", [ENOSPC, EINTR]),
            ("fsync", [EIO]), ("rename", [ENOSPC]), ("link", [EPERM, ENOSPC]), ("unlink", [EACCES]),
            ("flock", [EINTR, ENOLCK, EIO]), ("close", [EIO]),
        ]

        @Test(
            "Wherever it is: each file is the old or the new one, the status tells, and the message names a file",
            .enabled(if: FaultLibrary.absence == nil, Comment(rawValue: FaultLibrary.absence ?? "")),
            arguments: commands)
        func anyCall(command: Command) async throws {
            let complaints = try await OwnThread.run { try Self.complaints(of: command) }
            #expect(complaints == [])
        }

        /// Returns a message for each failing call with an unexpected result.
        private static func complaints(of command: Command) throws -> [String] {
            let (tools, work) = (try WorkFolder(), try WorkFolder())
            let library = try FaultLibrary(in: tools)
            let calls = tools.file("calls")

            func run(_ fault: FaultLibrary.Fault?) throws -> SpawnedProgram.Outcome {
                try SpawnedProgram(
                    [WorkFolder.program.path] + command.words, in: work.url,
                    environment: library.environment(for: work, fault, callsTo: fault == nil ? calls : nil)
                ).waitForEnd()
            }

            let old = try fill(work)
            guard try run(nil).ending == .status(0) else { return ["the command does nothing even without a fault"] }
            let new = try contents(of: work)
            guard new != old else { return ["the command changes nothing"] }
            let counts = try String(contentsOf: calls, encoding: .utf8).split(separator: "\n").map { line in
                let words = line.split(separator: " ")
                return (function: String(words[0]), count: Int(words[1]) ?? 0)
            }
            var complaints: [String] = []
            for (function, count) in counts where count > 0 {
                for number in 1...count {
                    for error in errors.first(where: { $0.function == function })?.errors ?? [] {
                        let fault = FaultLibrary.Fault(function: function, number: number, error: error)
                        _ = try fill(work)
                        let outcome = try run(fault)
                        let left = try contents(of: work)
                        complaints += verdict(on: outcome, left, old: old, new: new, fault).map { "\(fault): \($0)" }
                    }
                }
            }
            return complaints
        }

        private static func verdict(
            on outcome: SpawnedProgram.Outcome, _ left: [String: Data], old: [String: Data], new: [String: Data],
            _ fault: FaultLibrary.Fault
        ) -> [String] {
            var complaints: [String] = []
            for path in Set(old.keys).union(new.keys) where left[path] != old[path] && left[path] != new[path] {
                complaints.append("\(path) is neither the old nor the new one")
            }
            // A file that could not be removed stays until the next write.
            let known = Set(old.keys).union(new.keys)
            let others = left.keys.filter { !known.contains($0) }
            if fault.function != "unlink", !others.isEmpty { complaints.append("left \(others)") }
            switch outcome.ending {
            case .status(0):
                if known.contains(where: { left[$0] != new[$0] }) { complaints.append("done, it says, and is not") }
            case .status(2):
                if fault.error == EINTR { complaints.append("a signal made it fail: \(outcome.errors)") }
                let named = known.flatMap { $0.split(separator: "/") }.contains { outcome.errors.contains($0) }
                if !named, !outcome.errors.contains("/work") {
                    complaints.append("no file is named: \(outcome.errors)")
                }
            default: complaints.append("it ended with \(outcome.ending): \(outcome.errors)")
            }
            return complaints
        }

        private static func fill(_ work: WorkFolder) throws -> [String: Data] {
            for name in try work.names() { try FileManager.default.removeItem(at: work.file(name)) }
            for (path, text) in files { try work.write(text, to: path) }
            return try contents(of: work)
        }

        private static func contents(of work: WorkFolder) throws -> [String: Data] {
            let paths = FileManager.default.enumerator(atPath: work.url.path)?.compactMap { $0 as? String } ?? []
            return try paths.reduce(into: [:]) { contents, path in
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: work.file(path).path, isDirectory: &isFolder)
                if !isFolder.boolValue { contents[path] = try work.bytes(of: path) }
            }
        }
    }
}
