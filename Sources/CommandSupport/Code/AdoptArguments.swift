import ArgumentParser
import XCStringsKit

/// What `adopt` takes.
package struct AdoptArguments: ParsableArguments {
    /// What the command says of itself.
    package static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Bring texts that are written into Swift code into a catalog.",
        discussion: """
            Each text gets a key, proposed from what it says and where it stands; the key comes into the catalog with the \
            text in the language that it is in, and the code looks it up by an accessor, by the project's own function, or \
            by its key. The code around it stays as it is. Texts that other languages lack are left for later, in state \
            new.

            On a terminal it asks about one text after another, and whatever languages are required; nothing is written \
            before the last answer.

              fitloc adopt Sources/Home/HomeView.swift
              fitloc adopt Sources --yes
            """)

    /// The Swift files, or folders of them.
    @Argument(help: ArgumentHelp("Swift files, or folders of them.", valueName: "file"), completion: .file())
    package var file: [String]

    /// Whether everything that can be is taken over.
    @Flag(name: .shortAndLong, help: "Take over all texts with the keys proposed; ask nothing.")
    package var yes = false

    /// Where the rest of the code lies.
    @OptionGroup package var code: SourceOptions
    /// Which table is meant, and whether anything is written.
    @OptionGroup package var edit: EditOptions
    /// What is printed and how.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}
}
