/// Words that certain code must not use.
struct Prohibition: Sendable {
    /// The effect of the words, for messages.
    let reason: String
    /// The words, each with a regular expression for its context; empty to match every use.
    let words: [String: String]
    /// Whether only code counts that Apple's systems compile.
    var isForApple = false
    /// Whether the prohibition applies to a file.
    let applies: @Sendable (SourceFile) -> Bool

    /// Returns a message for each forbidden word in a file.
    func violations(in file: SourceFile) throws -> [String] {
        guard applies(file) else { return [] }
        let found = words.filter { file.words.contains($0.key) }.sorted { $0.key < $1.key }
        guard !found.isEmpty else { return [] }
        let code = isForApple ? ConditionalCode.forApple(file.code) : file.code
        return try found.compactMap { word, form in
            let form = form.isEmpty && isForApple ? #"\b"# + word + #"\b"# : form
            let isUsed = form.isEmpty ? true : try Regex(form).wordBoundaryKind(.simple).firstMatch(in: code) != nil
            return isUsed ? "\(file) \(reason): \(word)" : nil
        }
    }

    /// Returns words that are forbidden only as calls of functions, not of methods.
    fileprivate static func calls(_ names: String...) -> [String: String] {
        Dictionary(uniqueKeysWithValues: names.map { ($0, #"(?:^|[^.\w])"# + $0 + #"\("#) })
    }

    /// Returns words that are forbidden everywhere.
    fileprivate static func names(_ names: String...) -> [String: String] {
        Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
    }
}

extension Prohibition {
    /// The libraries according to the manifest: SwiftSources and the kit, and the FitToday libraries.
    private static let libraries: Set<String> = {
        let roots = ["SwiftSources", "XCStringsKit", "FitTodayBridge", "FitTodayBridgeWarnings"]
        let layers = try? Layers.current()
        return roots.reduce(into: Set(roots)) { $0.formUnion(layers?.below($1) ?? []) }
    }()

    private static func all(_ words: [String: String]...) -> [String: String] {
        words.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }

    /// The file in which an app's run time reads a resource of the app.
    private static let resourceReader = "CatalogRuntime/Migration/LegacyKeys+File.swift"

    /// Only `CatalogCore/Files` accesses the disk, so that reading and replacing files is implemented once.
    ///
    /// The current folder is allowed: it is a fact about the environment, which commands may use.
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
        applies: { ($0.target != "CatalogCore" || $0.folder != "Files") && $0.path != resourceReader })

    /// The files in which an app's run time reads the system's language and device.
    private static let systemFacts: Set = [
        "CatalogRuntime/Languages/SystemLanguages.swift", "CatalogRuntime/Strings/Device+Current.swift",
    ]

    /// Libraries return results.
    ///
    /// Only programs print, exit and read the environment.
    static let programs = Prohibition(
        reason: "does what only programs do",
        words: all(
            calls("debugPrint", "print", "dump", "exit", "abort", "getenv", "setenv", "putenv"),
            names("ProcessInfo", "CommandLine", "stdout", "stderr", "STDOUT_FILENO", "STDERR_FILENO"),
            names("currentDirectoryPath"), ["FileHandle": #"\bFileHandle\.standard"#]),
        applies: { libraries.contains($0.target) && !systemFacts.contains($0.path) })

    /// The modules of the programs, and the files in them that create other files than outputs: the tables of a new
    /// language, the user's permissions, the last change to undo, and git's attributes.
    private static let programModules: Set = [
        "CommandOutput", "Workspaces", "Sessions", "ProgramSupport", "ProjectReport", "EditPage", "AgentServer",
        "LanguageServer", "FitlocCommands", "EditCommand", "SourceCommands", "fitloc",
    ]
    private static let creators: Set = [
        "Sessions/Outputs/OutputCheck.swift", "Sessions/Languages/LanguageSession.swift",
        "Workspaces/Trust/TrustStore.swift", "Sessions/GitSetup/GitSetup.swift", "Sessions/Undo/UndoStore.swift",
        "Sessions/Services/HandedStore.swift",
    ]

    /// Only `OutputFile` writes outputs, so that `OutputCheck` has accepted each of them.
    static let outputs = Prohibition(
        reason: "writes an output that OutputCheck has not accepted",
        words: ["FileReplacer": #"\bFileReplacer\s*\.create\b"#, "FileStream": #"\bFileStream\s*\.write\b"#],
        applies: { programModules.contains($0.target) && !creators.contains($0.path) })

    /// Only the module ChildProcesses starts programs.
    static let processes = Prohibition(
        reason: "starts a program",
        words: calls("Process", "popen", "execv", "execve", "execvp", "posix_spawn", "posix_spawnp"),
        applies: { $0.target != "ChildProcesses" })

    /// The oldest Apple systems of `Package.swift` must have every API.
    ///
    /// Linux does not check availability.
    static let newerSystems = Prohibition(
        reason: "needs a newer system than Package.swift promises",
        words: all(
            [
                "validating": #"\bString\(validating:"#, "span": #"\.span\b(?!\()"#,
                "Synchronization": #"\bimport Synchronization\b"#,
            ],
            names("Mutex", "Atomic", "InlineArray", "UTF8Span", "utf8Span")),
        isForApple: true,
        applies: { _ in true })

    /// macOS must have every function and constant.
    ///
    /// The names are Linux's, or those of newer versions of a library that macOS has, as `el_cursor` of libedit.
    static let otherSystems = Prohibition(
        reason: "uses what macOS does not have",
        words: Dictionary(
            uniqueKeysWithValues: """
                accept4 AT_EMPTY_PATH canonicalize_file_name CLOCK_BOOTTIME clock_nanosleep close_range closefrom
                copy_file_range dup3 el_cursor environ epoll_create1 epoll_wait eventfd execvpe fallocate fdatasync
                Float80 get_current_dir_name getrandom gettid inotify_init inotify_init1 MAP_POPULATE memfd_create
                mempcpy mremap MSG_NOSIGNAL O_PATH O_TMPFILE pipe2 POLLRDHUP posix_fadvise posix_fallocate ppoll prctl
                pthread_mutex_timedlock RENAME_EXCHANGE RENAME_NOREPLACE renameat2 sched_getaffinity secure_getenv
                sem_timedwait signalfd sigtimedwait sigwaitinfo SOCK_CLOEXEC SOCK_NONBLOCK st_atim st_ctim st_mtim statx
                strchrnul syncfs timerfd_create
                """
                .split { $0 == " " || $0 == "\n" }.map { (String($0), "") }),
        isForApple: true,
        applies: { _ in true })

    /// No input may crash the program.
    static let traps = Prohibition(
        reason: "may end the program",
        words: all(calls("fatalError", "preconditionFailure"), names("try!", "as!", "unsafeBitCast")),
        applies: { _ in true })

    /// JSON is written as literals, so that the code looks like its output.
    ///
    /// A member is created only where its name is a value, such as the tag of a language.
    static let members = Prohibition(
        reason: "creates a member of an object instead of writing a literal",
        words: [
            "Member": #"\bMember\(\s*"","#,
            "init": #"\.init\(\s*"",\s*\.(?:string|integer|number|boolean|null|array|object|optional|ordered)\b"#,
        ],
        applies: { _ in true })
}
