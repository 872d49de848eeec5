import Foundation
import Workspaces

/// Finds the completions for a command line.
struct OfferFinder {
    /// The typed command line.
    let command: TypedCommand
    /// Whether the shell shows explanations and filters the offers itself.
    ///
    /// Explanations take time to find.
    let explains: Bool

    /// Returns all completions at the cursor.
    func offers() async -> Offers {
        let found: Offers
        switch command.location {
        case .nothing: found = Offers()
        case .command: found = Offers(all: commands)
        case .option: found = Offers(all: options)
        case .value(let argument, let start):
            found = await offers(for: argument, behind: start, String(command.typed.dropFirst(start.count)))
        }
        var seen: Swift.Set<String> = []
        // A word of a command line cannot contain NUL.
        let words = found.all.filter { !$0.word.contains("\0") && seen.insert($0.word).inserted }
        let typed = TypedPrefix(text: command.typed)
        return Offers(all: typed.fitting(words, ignoringCase: explains, word: \.word), files: found.files)
    }

    private var commands: [Offer] {
        let configuration = command.command.configuration
        let all = configuration.subcommands.filter { $0.configuration.shouldDisplay }.map {
            Offer($0._commandName, $0.configuration.abstract)
        }
        return command.isRoot && !command.asksForHelp ? all + [Offer("help", "Show help of a command.")] : all
    }

    private var options: [Offer] {
        guard let description = command.description else {
            let help = Offer("--help", "Show help information.")
            return command.isRoot ? [Offer("--version", "Show the version."), help] : [help]
        }
        let all =
            description.shownArguments.filter { $0.mainName != nil } + description.helpArguments(isRoot: false)
        return all.filter { $0.isRepeating || !command.given.contains($0.mainName ?? "") }.flatMap { option in
            let names = [option.mainName] + (option.names ?? []).map(\.spelling).filter { $0 == command.typed }
            return names.compactMap { $0 }.map { Offer($0, option.abstract) }
        }
    }

    private func offers(
        for argument: ToolDescription.Argument, behind start: String, _ typed: String
    ) async -> Offers {
        switch argument.completion {
        case .unknown: Offers()
        case .list(let values): Offers(all: values.map { Offer($0, behind: start) })
        case .files(let endings): Offers(files: FileRequest(start: start, endings: endings))
        case .folders: Offers(files: FileRequest(start: start, onlyFolders: true))
        case .offers(let subject):
            await offers(of: subject, behind: start, typed, except: given(for: argument))
        }
    }

    /// Returns the values already given for a repeatable argument.
    private func given(for argument: ToolDescription.Argument) -> Swift.Set<String> {
        guard argument.isRepeating else { return [] }
        return Swift.Set(command.values.filter { $0.argument.mainName == argument.mainName }.map(\.text))
    }

    private func offers(
        of subject: CompletionSubject, behind start: String, _ typed: String, except given: Swift.Set<String>
    ) async -> Offers {
        let project = ProjectOffers(
            namedCatalogs: command.values(of: [.catalogs, .inputs]).filter { $0 != Workspace.standardInput },
            start: start, typed: typed, explains: explains)
        switch subject {
        case .anything: return Offers()
        case .keys:
            let mayBeDashed = command.isTerminated || !start.isEmpty
            let keys = await project.keys().filter { mayBeDashed || !$0.word.hasPrefix("-") }
            return Offers(all: keys.filter { !given.contains($0.label) })
        case .newKey: return Offers(all: await project.newKeys(besides: command.values(of: [.keys])))
        case .keyPattern: return Offers(all: await project.keyPatterns())
        case .languages: return Offers(all: await project.languages(except: given))
        case .newLanguage: return Offers(all: await project.newLanguages())
        case .text: return Offers(all: await project.texts(of: command.values(of: [.keys])))
        case .locations: return Offers(all: await project.textLocations(ending: ""))
        case .stateOfLanguage: return Offers(all: await project.statesOfLanguages())
        case .catalogs, .otherTable: return project.catalogs()
        case .inputs: return project.inputs(except: given)
        case .rules, .severities, .stateCondition, .reportFormats, .fillSources:
            return KnownOffers(start: start, typed: typed).offers(of: subject, except: given)
        case .revisions, .versions:
            return RevisionOffers(start: start, typed: typed).offers(
                of: subject, behindTerminator: command.isTerminated)
        }
    }
}
