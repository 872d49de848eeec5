import CatalogCore
import CatalogLint
import ChildProcesses
import CommandOutput
import Foundation
import InterfaceTexts
import NetworkMessages
import TranslationFilling
import Workspaces

/// A program of the team that sends texts to a translation service and fetches them, as `docs/services.md` says.
package struct ServiceProgram: Sendable {
    /// The task of a run.
    enum Action: String {
        case push, pull
    }

    /// The default time limit of a run, in seconds.
    package static let usualTimeout = 600.0

    /// The form of the texts.
    package let format: ServiceFormat
    /// The languages that the service translates into; nil for those of the tables.
    package let languages: [LanguageTag]?
    private let command: String?
    private let seconds: Double
    private let configuration: Configuration?
    private let environment: [String: String]

    /// Chooses a program, without starting it.
    package init(
        _ choice: ServiceChoice, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CommandFailure) {
        var configurations = Configurations(currentFolder: FileManager.default.currentDirectoryPath)
        let current = try configurations.current()
        format = choice.format ?? current?.service.format ?? .usual
        languages = current?.service.languages
        command = choice.command ?? current?.service.command
        seconds = choice.timeout ?? current?.service.timeout ?? Self.usualTimeout
        configuration = choice.command == nil ? current : nil
        self.environment = environment
    }

    /// The program of a run, with the permission to start it.
    struct Start {
        fileprivate let words: [String]
    }

    /// Returns the permission to start the program.
    ///
    /// - Throws: A `CommandFailure` if no program is named, or if the user has not allowed that of the configuration.
    func start() throws(CommandFailure) -> Start {
        guard let command else { throw CommandFailure(Texts.Service.noCommand(file: Configuration.fileName)) }
        let words = try CommandLineSplitter.words(of: command)
        if let configuration {
            do throws(ConfigurationError) {
                try configuration.require(.program(command))
            } catch {
                throw CommandFailure([FailureLine(error)])
            }
        }
        return Start(words: words)
    }

    /// The temporary folder of the environment.
    var temporaryFolder: String? { environment["TMPDIR"] }

    /// Runs the program and waits for it to end.
    ///
    /// Ctrl-C ends the program and this process, after the folder was removed.
    ///
    /// - Returns: The reason why the program failed; nil if it succeeded.
    func run(_ start: Start, _ action: Action, _ files: ServiceFiles, in folder: PrivateFolder) async throws -> String?
    {
        var variables = environment
        variables["FITLOC_ACTION"] = action.rawValue
        variables["FITLOC_FOLDER"] = folder.path
        variables["FITLOC_FORMAT"] = format.name
        let program = ChildProgram(start.words + [action.rawValue], environment: variables)
        let (input, seconds) = (Array(try files.list(in: folder).utf8), seconds)
        let interruption = Interruption()
        let failure = await interruption.watching { () -> ServiceFailure? in
            do {
                _ = try await program.run(input, seconds: seconds)
                return nil
            } catch let failure as ChildProgram.Failure {
                return ServiceFailure(failure)
            } catch {
                return .cancelled
            }
        }
        if interruption.isSet || failure == .cancelled {
            folder.remove()
            Interruption.end()
        }
        return failure?.sentence(of: "")
    }
}
