import ArgumentParser
import CatalogEditing
import CommandOutput
import InterfaceTexts
import Sessions

/// The arguments of `rename`, which renames a key in a table and, if requested, in code.
package struct RenameArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Rename keys and keep their texts.",
        discussion: """
            A * in a key matches any characters, unless a key has this very name; a * in the new key stands for them. \
            Several keys that match are listed and renamed after a question, or with --yes.

            If a key is its own source text, a new name such as home.title keeps the text. Any other new name is the \
            new text, and translations that may be outdated are listed.

            With --join, the new key may exist, if it has all texts of the old one, which is then removed; fitloc list \
            --duplicates finds such keys.

            Code that uses the old key must be changed too. With --in-sources, the literals and fully written \
            accessors that look up the key are changed. If other uses remain, such as keys that code builds, generated \
            code or storyboards, they are listed and nothing is written; --force renames the key anyway. With - \
            instead of keys, a list is read from standard input, and files are written once: the old and the new key \
            on a line, separated by a tab, a table with the columns key and to, or JSON objects.

              fitloc rename home.title start.title
              fitloc rename home.title start.title --in-sources --dry-run
              fitloc rename 'settings.*' 'prefs.*' --in-sources
              fitloc rename login.button signin.button --join --in-sources
              echo '{"key":"home.title","to":"start.title"}' | fitloc rename -
            """)

    /// The existing key.
    @Argument(
        help: "The current key or a key pattern; - to read a list from standard input.", completion: .offers(.keys))
    package var old: String

    /// The new key.
    @Argument(help: "The new key or pattern.", completion: .offers(.newKey))
    package var new: String = ""

    /// Whether to rename the key in code too.
    @Flag(help: "Also change the literals and accessors in code that look up the key.")
    package var inSources = false

    /// Whether to rename the key even if uses remain that cannot be changed.
    @Flag(help: "With --in-sources: rename the key even if some uses cannot be changed.")
    package var force = false

    /// Whether a key is removed if its new name is that of a key with the same texts.
    @Flag(help: "If the new key exists and has all texts of the old one, remove the old one.")
    package var join = false

    /// The location of the code.
    @OptionGroup package var code: SourceOptions
    /// The answer to the question about several keys.
    @OptionGroup package var consent: ConsentOptions
    /// The options for lists of changes.
    @OptionGroup package var batch: BatchOptions
    /// The output format.
    @OptionGroup package var answer: AnswerOptions
    /// The table to change, and whether to write.
    @OptionGroup package var edit: EditOptions
    /// The options for printed output.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Whether the keys are read as a list from standard input.
    package var isList: Bool { old == BatchOptions.standardInput }

    /// Rejects an invalid new key, and `--sources` without `--in-sources`.
    package func validate() throws {
        try batch.requireList(isList)
        if isList {
            guard new.isEmpty, !inSources, !join else {
                throw ValidationError("A list contains its own new keys; remove the new key, --in-sources and --join.")
            }
        } else if new.isEmpty {
            throw ValidationError("Give a new key; it cannot be empty.")
        }
        if !code.paths.isEmpty, !inSources {
            throw ValidationError("--sources requires --in-sources.")
        }
        if force, !inSources { throw ValidationError("--force requires --in-sources.") }
    }

    /// Returns the keys to rename with their new names, after a question about several keys that a pattern matches.
    ///
    /// Returns nil if the answer is no.
    package func names(in session: EditSession, reportingTo console: inout Console) throws -> NewNames? {
        let names = try session.newNames(of: old, as: new, reportingTo: &console)
        try session.check(names, joins: join, isRequired: inSources)
        let isAccepted = try names.areAccepted(in: session, isGiven: consent.isGiven) {
            Texts.Keys.Question.rename(count: $0)
        }
        return isAccepted ? names : nil
    }
}
