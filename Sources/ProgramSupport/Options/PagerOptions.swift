import ArgumentParser
import ChildProcesses
import Foundation
import StandardStreams

/// The option for results that are shown page by page on a terminal.
package struct PagerOptions: ParsableArguments {
    @Flag(name: .customLong("no-pager"), help: "Print everything at once on a terminal.")
    var isOff = false

    /// Creates options with their defaults.
    package init() {}

    /// The program that shows results; nil if they do not go to a terminal, or if none is wanted.
    package var program: PagerProgram? {
        guard !isOff, StandardStream.output.isTerminal else { return nil }
        return PagerProgram(ProcessInfo.processInfo.environment)
    }
}
