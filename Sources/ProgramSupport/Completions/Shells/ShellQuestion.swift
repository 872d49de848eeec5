import ArgumentParser
import CatalogCore
import Foundation

/// A completion request from a shell script: `fitloc ---complete bash LINE END`, `fitloc ---complete zsh WORD…` or
/// `fitloc ---complete fish WORD…`.
///
/// For fish, the last word is unparsed, with its quotes and escapes.
struct ShellQuestion {
    /// The shell that sent the request.
    let shell: CompletionShellName
    /// The words after the program's name.
    ///
    /// The last word ends at the cursor.
    let words: [String]
    /// The parsed command line of bash, or nil for other shells.
    private let line: TypedLine?

    /// The time limit for an answer.
    ///
    /// Searching a very large folder would otherwise block the terminal.
    private static let patience = Duration.seconds(2)

    /// Parses the program's arguments.
    ///
    /// Returns nil if they are not a completion request.
    init?(_ arguments: [String]) {
        guard arguments.first == "---complete", arguments.count > 2,
            let shell = CompletionShellName(rawValue: arguments[1])
        else { return nil }
        self.shell = shell
        let typed = Array(arguments.dropFirst(2))
        switch shell {
        case .bash:
            let line = TypedLine(typed[0], replaced: typed.count > 1 ? typed[1] : "")
            self.line = line
            words = line.arguments
        case .zsh:
            line = nil
            words = typed
        case .fish:
            line = nil
            words = typed.dropLast() + [TypedWord(typed.last ?? "").text]
        }
    }

    /// Returns the answer in the form that the shell's script parses.
    ///
    /// - Parameter root: The root command.
    func answer(below root: any ParsableCommand.Type, environment: [String: String]) async -> String {
        if let line, let start = line.redirection {
            let typed = line.words.last?.text ?? ""
            return bashAnswer(Offers(files: FileRequest(start: start)), typed: typed)
        }
        let command = TypedCommand(words, below: root)
        let offers = await Self.soon { await OfferFinder(command: command, explains: shell != .bash).offers() }
        return switch shell {
        case .bash: bashAnswer(offers, typed: command.typed)
        case .zsh: Self.zshAnswer(offers, columns: environment["COLUMNS"].flatMap { Int($0) } ?? 80)
        case .fish: Self.fishAnswer(offers)
        }
    }

    /// Returns the result of `work`, or no offers if `work` takes too long.
    private static func soon(_ work: @escaping @Sendable () async -> Offers) async -> Offers {
        let (answers, answer) = AsyncStream.makeStream(of: Offers.self)
        Task.detached { answer.yield(await work()) }
        Task.detached {
            try? await Task.sleep(for: patience)
            answer.yield(Offers())
        }
        for await first in answers { return first }
        return Offers()
    }

    private func bashAnswer(_ offers: Offers, typed: String) -> String {
        var all = offers.all
        if let files = offers.files { all += FolderOffers.offers(for: files, typed: typed) }
        var seen: Swift.Set<String> = []
        all = all.filter { seen.insert($0.word).inserted }
        // If there are several offers, bash inserts their common prefix without a space.
        let isOpen = all.count == 1 && all[0].continues
        let words = all.map { line?.reply($0.word, isLast: all.count == 1 && !isOpen) ?? $0.word }
        return Self.texts([isOpen ? "nospace" : "space"] + words)
    }

    private static func zshAnswer(_ offers: Offers, columns: Int) -> String {
        let (whole, open) = (offers.all.filter { !$0.continues }, offers.all.filter(\.continues))
        let list = ShellOffers(offers.all, columns: columns)
        let files = offers.files
        let endings = files?.endings ?? []
        let head = [
            files.map { $0.onlyFolders ? "folders" : "files" } ?? "", "\(files?.start.count ?? 0)",
            Self.zshPattern(endings), list.hasExplanations ? "long" : "short",
            "\(whole.count)", "\(open.count)",
        ]
        return texts(head + whole.map(\.word) + whole.map(list.line(of:)) + open.map(\.word) + open.map(list.line(of:)))
    }

    /// Returns the glob pattern for `_files`.
    ///
    /// A single ending must not be in parentheses, because zsh would read it as a glob qualifier.
    private static func zshPattern(_ endings: [String]) -> String {
        if endings.count < 2 { return endings.first.map { "*.\($0)" } ?? "" }
        return "*.(\(endings.joined(separator: "|")))"
    }

    private static func fishAnswer(_ offers: Offers) -> String {
        let request = offers.files.map { files in
            ([files.onlyFolders ? "folders" : "files", "\(files.start.count)"] + files.endings).joined(separator: " ")
        }
        let lines = offers.all.filter { isForFish($0.word) }.map { offer in
            offer.explanation.map { "\(offer.word)\t\($0)" } ?? offer.word
        }
        return texts([request ?? "none"] + lines)
    }

    /// Returns whether fish can offer a word.
    ///
    /// fish splits a line at a tab into a word and its explanation, and shows invisible characters as they are. It
    /// escapes other control characters.
    private static func isForFish(_ word: String) -> Bool {
        let visible = String(word.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })
        return !word.contains("\t") && VisibleText.escaped(visible) == visible
    }

    private static func texts(_ texts: [String]) -> String {
        texts.map { "\($0)\0" }.joined()
    }
}
