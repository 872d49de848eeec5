import Testing

@Suite("Names of files")
struct FileNameTests {
    /// Files that are named for their subject, with the reason; the list may only become shorter.
    private static let subjects = [
        "CompactStorage/PlainValues.swift": "extends several types of the standard library",
        "FitlocCommands/XcodeTool/ExtractStrings.swift": "the command has the name of Apple's tool",
        "InterfaceTexts/Sentences/ShownNames.swift": "extends several types alike",
        "SwiftSources/Adopt/Code/OptionalTypes.swift": "not yet renamed",
        "SwiftSources/Cache/DeclarationFacts+Compact.swift": "extends all facts of one file alike",
        "SwiftSources/Cache/Facts+Compact.swift": "extends several facts alike",
        "SwiftSources/Facts/DeclarationFacts.swift": "the facts about declarations are one group",
        "SourceCommands/Reports/AccessorReason+Sentence.swift": "extends the reasons of several types alike",
    ]

    /// Returns whether a file has the name of a type that it declares or extends, also followed by `+` and a topic.
    ///
    /// Files without a type, messages of a protocol and commands follow rules of their own: a file of messages has the
    /// name of its group, and a command extends its arguments.
    private func isNamedForType(_ file: SourceFile) -> Bool {
        let folders = file.path.split(separator: "/").dropLast()
        guard let name = file.path.split(separator: "/").last?.split(separator: ".").first,
            let stem = name.split(separator: "+").first, !file.isGenerated, !folders.contains("Messages")
        else { return true }
        let types = declaredTypes(in: file.code)
        let names = [String(stem), "\(stem)Arguments"] + (stem.hasSuffix("s") ? [String(stem.dropLast())] : [])
        return types.isEmpty || !types.isDisjoint(with: names)
    }

    private func declaredTypes(in code: String) -> Set<String> {
        let declaration =
            #/^(?:(?:@\w+(?:\([^)]*\))?|\w+)\s+)*?(?:struct|class|enum|actor|protocol|typealias|extension)\s+([\w.]+)/#
        let names = code.split(separator: "\n").compactMap { (try? declaration.firstMatch(in: $0))?.1 }
        return Set(names.flatMap { $0.split(separator: ".").map(String.init) })
    }

    @Test("A file has the name of a type that it declares or extends")
    func names() throws {
        let files = try SourceFile.all()
        #expect(files.count > 500)
        let others = files.filter { !isNamedForType($0) }.map(\.path)
        #expect(Set(others).subtracting(Self.subjects.keys).sorted() == [])
        #expect(Set(Self.subjects.keys).subtracting(others) == [], "these files need no exception any more")
    }

    @Test(
        "A name that is no type of the file is found",
        arguments: [
            ("Sessions/Made.swift", "struct A {\n    struct Made {}\n}"), ("Sessions/Made+A.swift", "extension A {}"),
            ("Sessions/A+B.swift", "package final class B {}"),
        ])
    func finds(path: String, code: String) {
        #expect(!isNamedForType(SourceFile(path: path, text: code)))
    }

    @Test(
        "The names of a type, of an extension, of several values and of a command are accepted",
        arguments: [
            ("Sessions/A.swift", "@MainActor\npublic final class A {}"), ("Sessions/A.swift", "struct B {}\nenum A {}"),
            ("Sessions/A+Topic.swift", "extension A {}"), ("Sessions/B+Topic.swift", "package extension A.B {}"),
            ("Sessions/As.swift", "struct A {}"), ("FitlocCommands/A.swift", "extension AArguments {}"),
            ("Sessions/Messages/B.swift", "struct A {}"), ("fitloc/main.swift", "run()"),
        ])
    func accepts(path: String, code: String) {
        #expect(isNamedForType(SourceFile(path: path, text: code)))
    }
}
