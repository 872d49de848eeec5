import Foundation
import TestSupport

/// A project with a catalog and a program for a translation service.
struct ServiceProject {
    let work: WorkFolder
    private var variables: [String: String] = [:]

    /// The catalog, with a state, a comment and a gap that must survive.
    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "save" : {
              "comment" : "A button",
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } },
                "pt-BR" : { "stringUnit" : { "state" : "needs_review", "value" : "Gravar" } }
              }
            },
            "open" : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } },
                "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Abrir" } }
              }
            }
          },
          "version" : "1.0"
        }

        """

    /// A program that keeps the files in the folder `Service` beside the project.
    private static let folderProgram = """
        tab=$(printf '\\t')
        while IFS=$tab read -r kind language file table; do
            kept="$SERVICE/$kind-$language-$(printf %s "$table" | tr / -)"
            case $1 in
            push) cp "$file" "$kept" || exit 1 ;;
            pull) [ ! -e "$kept" ] || cp "$kept" "$file" || exit 1 ;;
            esac
        done

        """

    /// Creates a project whose service is a folder.
    ///
    /// - Parameters:
    ///   - format: The form of the files.
    ///   - program: A shell program in place of the usual one.
    ///   - settings: Further lines of the configuration, below `service`.
    init(format: String = "po", program: String? = nil, settings: String = "") throws {
        work = try WorkFolder()
        try work.write(Self.catalog, to: "Localizable.xcstrings")
        try work.write(program ?? Self.folderProgram, to: "texts.sh")
        let service = work.url.deletingLastPathComponent().appendingPathComponent("Service")
        try FileManager.default.createDirectory(at: service, withIntermediateDirectories: true)
        variables = ["SERVICE": service.path, "HOME": Self.home(of: work).path]
        try configure("service:\n  command: /bin/sh texts.sh\n  format: \(format)\n\(settings)")
    }

    /// Creates a project whose service is Weblate.
    init(_ weblate: FakeWeblate) throws {
        work = try WorkFolder()
        try work.write(Self.catalog, to: "Localizable.xcstrings")
        let program = SourceTree.package.appendingPathComponent("Examples/Weblate/weblate")
        try FileManager.default.copyItem(at: program, to: work.file("weblate"))
        variables = [
            "HOME": Self.home(of: work).path, "WEBLATE_URL": weblate.address, "WEBLATE_TOKEN": FakeWeblate.token,
            "no_proxy": "127.0.0.1",
        ]
        try configure(
            """
            service:
              command: \(ForeignReader.python) weblate --project app
              format: po
              languages: [pt-BR]

            """)
    }

    /// The home folder of the user, which is outside of the project.
    private static func home(of work: WorkFolder) -> URL {
        work.url.deletingLastPathComponent().appendingPathComponent("Home")
    }

    /// The folder of the records of what services received.
    var records: URL { Self.home(of: work).appendingPathComponent(".local/state/fitloc/services") }

    /// The environment of a command.
    var environment: [String: String] { work.environment.merging(variables) { $1 } }

    func configure(_ text: String) throws { try work.write("languages: [en, pt-BR]\n" + text, to: ".fitloc.yml") }

    /// Runs a command in the project.
    func run(_ words: String..., with own: [String: String] = [:]) async throws -> SpawnedProgram.Outcome {
        let environment = environment.merging(own) { $1 }
        return try await OwnThread.run { [work] in
            try SpawnedProgram([WorkFolder.program.path] + words, in: work.url, environment: environment).waitForEnd()
        }
    }

    /// The text of the catalog's file.
    var catalog: String { get throws { try work.text(of: "Localizable.xcstrings") } }

    /// The file that the folder has for Portuguese.
    private var kept: URL {
        let folder = URL(fileURLWithPath: variables["SERVICE"] ?? "")
        return folder.appendingPathComponent("translation-pt-BR-Localizable.xcstrings")
    }

    /// Changes a text in the service's folder, as a translator does.
    func translate(_ old: String, to new: String) throws {
        let text = try String(contentsOf: kept, encoding: .utf8)
        try Data(text.replacing(old, with: new).utf8).write(to: kept)
    }

    /// The text of the file that the service has for Portuguese.
    var serviceText: String { get throws { try String(contentsOf: kept, encoding: .utf8) } }
}
