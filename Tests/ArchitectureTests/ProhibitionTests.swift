import Testing

@Suite("APIs that only some code may use")
struct ProhibitionTests {
    private func expectNone(of prohibition: Prohibition) throws {
        let found = try SourceFile.all().flatMap { try prohibition.violations(in: $0) }
        #expect(found == [])
    }

    @Test("Only CatalogCore/Files accesses the disk")
    func disk() throws {
        try expectNone(of: .disk)
    }

    @Test("Libraries never print, exit, or read the environment")
    func programs() throws {
        try expectNone(of: .programs)
    }

    @Test("Only ChildProcesses starts other programs")
    func processes() throws {
        try expectNone(of: .processes)
    }

    @Test("Only files that OutputCheck has accepted are written as outputs")
    func outputs() throws {
        try expectNone(of: .outputs)
    }

    @Test("No code traps intentionally")
    func traps() throws {
        try expectNone(of: .traps)
    }

    @Test("No code needs newer Apple systems than the package promises")
    func newerSystems() throws {
        try expectNone(of: .newerSystems)
    }

    @Test("No code uses functions and constants that macOS does not have")
    func otherSystems() throws {
        try expectNone(of: .otherSystems)
    }

    @Test("JSON is written as literals")
    func members() throws {
        try expectNone(of: .members)
    }

    private func isFound(_ code: String, by prohibition: Prohibition, in path: String) throws -> Bool {
        try !prohibition.violations(in: SourceFile(path: path, text: "func made() {\n    \(code)\n}\n")).isEmpty
    }

    @Test(
        "Each API for the disk is found outside of Files",
        arguments: [
            "FileManager.default.contents(atPath: path)", "let handle = FileHandle(forReadingAtPath: path)",
            "try Data(contentsOf: url)", "try text.write(to: url)", "let file = open(path, O_RDONLY)",
            "fopen(path, mode)",
        ]
    )
    func findsDisk(code: String) throws {
        #expect(try isFound(code, by: .disk, in: "CatalogLint/Engine/Made.swift"))
        #expect(try isFound(code, by: .disk, in: "Sessions/Made.swift"))
        #expect(try isFound(code, by: .disk, in: "CatalogCore/Document/Made.swift"))
        #expect(try !isFound(code, by: .disk, in: "CatalogCore/Files/Made.swift"))
    }

    @Test("Commands may use the current folder, but libraries may not")
    func currentFolder() throws {
        let code = "let folder = FileManager.default.currentDirectoryPath"
        #expect(try !isFound(code, by: .disk, in: "Sessions/Made.swift"))
        #expect(try !isFound(code, by: .programs, in: "Sessions/Made.swift"))
        #expect(try isFound(code, by: .programs, in: "XCStringsKit/Made.swift"))
    }

    @Test(
        "APIs that are reserved for programs are found in libraries",
        arguments: [
            "print(text)", "exit(1)", "let home = ProcessInfo.processInfo.environment",
            "FileHandle.standardError.write(data)",
            "if CommandLine.arguments.isEmpty {}", "fputs(text, stderr)",
        ]
    )
    func findsPrograms(code: String) throws {
        #expect(try isFound(code, by: .programs, in: "CatalogCore/Document/Made.swift"))
        #expect(try !isFound(code, by: .programs, in: "Sessions/Made.swift"))
    }

    @Test(
        "A method with the same name and a word in a text are accepted",
        arguments: ["console.print(text)", "let a = \"print(b)\""])
    func lookalikes(code: String) throws {
        #expect(try !isFound(code, by: .programs, in: "XCStringsKit/Made.swift"))
    }

    @Test(
        "Code that starts a program is found outside of ChildProcesses",
        arguments: ["let git = Process()", "popen(command, mode)"])
    func findsProcesses(code: String) throws {
        #expect(try isFound(code, by: .processes, in: "CatalogLint/Engine/Made.swift"))
        #expect(try isFound(code, by: .processes, in: "Sessions/Made.swift"))
        #expect(try !isFound(code, by: .processes, in: "ChildProcesses/Made.swift"))
    }

    @Test(
        "APIs of newer Apple systems are found",
        arguments: [
            "let text = String(validating: bytes, as: UTF8.self)", "let lock = Mutex(0)", "import Synchronization",
            "let view = bytes.span",
        ])
    func findsNewerSystems(code: String) throws {
        #expect(try isFound(code, by: .newerSystems, in: "CatalogCore/Files/Made.swift"))
    }

    @Test("What only Linux has is found, except in code that only Linux compiles")
    func findsOtherSystems() throws {
        let path = "CatalogCore/Files/Made.swift"
        #expect(try isFound("let ends = pipe2(&numbers, 0)", by: .otherSystems, in: path))
        #expect(try isFound("let time = status.st_mtim", by: .otherSystems, in: path))
        let darwin = "#if canImport(Darwin)\n    let a = status.st_mtimespec\n"
        #expect(try !isFound(darwin + "#else\n    let a = status.st_mtim\n#endif", by: .otherSystems, in: path))
        #expect(try isFound("#if canImport(Glibc)\n#else\nlet a = status.st_mtim\n#endif", by: .otherSystems, in: path))
        #expect(try isFound("#if DEBUG\n#else\nlet a = status.st_mtim\n#endif", by: .otherSystems, in: path))
        #expect(try isFound("#if os(Linux)\n#endif\nlet a = status.st_mtim", by: .otherSystems, in: path))
    }

    @Test("An output that was not checked is found in programs")
    func findsOutputs() throws {
        let code = "try FileReplacer.create(path, with: bytes, overwriting: true)"
        #expect(try isFound(code, by: .outputs, in: "Sessions/Reports/Made.swift"))
        #expect(try isFound(code, by: .outputs, in: "fitloc/Made.swift"))
        #expect(try !isFound(code, by: .outputs, in: "CatalogEditing/Changes/Made.swift"))
        #expect(try !isFound("try FileReplacer.replace(path)", by: .outputs, in: "fitloc/Made.swift"))
    }

    @Test("Traps are found", arguments: ["fatalError(message)", "let a = try! read()", "let b = c as! D"])
    func findsTraps(code: String) throws {
        #expect(try isFound(code, by: .traps, in: "fitloc/Made.swift"))
    }

    @Test(
        "A member with a literal as its name is found; one with a value as its name is accepted",
        arguments: [
            #"let list = [DocumentFragment.Member("key", .string(key))]"#,
            #"list.append(.init("key", .optional(key)))"#,
            "list += [.init(\n        \"keys\",\n        .array(keys))]",
        ])
    func findsMembers(code: String) throws {
        #expect(try isFound(code, by: .members, in: "Sessions/Made.swift"))
        let named = "let list = names.map { DocumentFragment.Member($0, .string(\"value\")) }"
        #expect(try !isFound(named, by: .members, in: "Sessions/Made.swift"))
    }
}
