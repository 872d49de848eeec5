/// Words that code of some places must not use.
struct Prohibition: Sendable {
    /// What the words do.
    let reason: String
    /// The words, each with what must stand round it, as a regular expression; empty where the word alone is enough.
    let words: [String: String]
    /// Whether the rule holds for a file.
    let applies: @Sendable (SourceFile) -> Bool

    /// The forbidden words in a file, as sentences.
    func violations(in file: SourceFile) throws -> [String] {
        guard applies(file) else { return [] }
        return try words.filter { file.words.contains($0.key) }.sorted { $0.key < $1.key }.compactMap { word, form in
            let isUsed =
                form.isEmpty ? true : try Regex(form).wordBoundaryKind(.simple).firstMatch(in: file.code) != nil
            return isUsed ? "\(file) \(reason): \(word)" : nil
        }
    }

    /// Words that count where they are called as functions, not as methods.
    fileprivate static func calls(_ names: String...) -> [String: String] {
        Dictionary(uniqueKeysWithValues: names.map { ($0, #"(?:^|[^.\w])"# + $0 + #"\("#) })
    }

    /// Words that count wherever they stand.
    fileprivate static func names(_ names: String...) -> [String: String] {
        Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
    }
}

extension Prohibition {
    /// Whether a target is a library, by the manifest: everything below the kit and what reads code.
    private static let libraries: Set<String> = {
        let below = (try? Layers.current())?.below("SwiftSources") ?? []
        return below.union(["SwiftSources", "FitTodayStrings", "FitTodayBridge", "FitTodayBridgeWarnings"])
    }()

    private static func all(_ words: [String: String]...) -> [String: String] {
        words.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }

    /// Only `CatalogCore/Files` touches the disk, so that how files are read and replaced is decided once.
    ///
    /// Asking for the current folder is no more than asking for the environment, which commands may.
    static let disk = Prohibition(
        reason: "touches the disk",
        words: all(
            [
                "FileManager": #"\bFileManager\b(?!\.default\.currentDirectoryPath)"#,
                "FileHandle": #"\bFileHandle\b(?!\.nullDevice)"#,
                "contentsOf": #"\b(?:Data|String|NSData|NSDictionary|NSArray)\(contentsOf:"#,
                "write": #"\.write\(to(?:File)?:"#,
            ],
            names("contentsOfFile", "InputStream", "OutputStream"),
            names("O_RDONLY", "O_WRONLY", "O_RDWR", "O_CREAT", "O_DIRECTORY"),
            calls("fopen", "opendir", "readdir", "fsync", "lstat", "unlink", "flock", "mkstemp")),
        applies: { $0.target != "CatalogCore" || $0.folder != "Files" })

    /// Where an app's run time learns which language and device it runs on, which nobody else can tell it.
    private static let systemFacts: Set = [
        "CatalogRuntime/Languages/SystemLanguages.swift", "CatalogRuntime/Strings/Device+Current.swift",
    ]

    /// Libraries give results; only programs print, exit and look at the environment.
    static let programs = Prohibition(
        reason: "does what only programs do",
        words: all(
            calls("debugPrint", "print", "dump", "exit", "abort", "getenv", "setenv", "putenv"),
            names("ProcessInfo", "CommandLine", "stdout", "stderr", "STDOUT_FILENO", "STDERR_FILENO"),
            names("currentDirectoryPath"), ["FileHandle": #"\bFileHandle\.standard"#]),
        applies: { libraries.contains($0.target) && !systemFacts.contains($0.path) })

    /// Other programs are started in one place.
    static let processes = Prohibition(
        reason: "starts a program",
        words: calls("Process", "popen", "execv", "execve", "execvp", "posix_spawn", "posix_spawnp"),
        applies: { $0.target != "ChildProcesses" })

    /// No input may end the program.
    static let traps = Prohibition(
        reason: "may end the program",
        words: all(calls("fatalError", "preconditionFailure"), names("try!", "as!", "unsafeBitCast")),
        applies: { _ in true })
}
