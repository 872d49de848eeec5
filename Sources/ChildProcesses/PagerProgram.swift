import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Glibc
#endif

/// A program that shows text on the terminal page by page, such as `less`.
package struct PagerProgram: Sendable {
    private let command: String
    private let environment: [String: String]

    /// Chooses the user's pager: `FITLOC_PAGER`, else `PAGER`, else `less`, as git does.
    ///
    /// `less` gets the options FRX unless `LESS` has others: it ends at once if the text fits on the screen, passes
    /// colors on and leaves the text on the screen.
    ///
    /// - Returns: nil if the variable is empty or `cat`, or if the terminal cannot move its cursor.
    package init?(_ environment: [String: String]) {
        let chosen = environment["FITLOC_PAGER"] ?? environment["PAGER"] ?? "less"
        let command = chosen.trimmingCharacters(in: .whitespaces)
        guard !["", "cat"].contains(command), environment["TERM"] ?? "dumb" != "dumb" else { return nil }
        self.command = command
        self.environment = ["LESS": "FRX", "LV": "-c"].merging(environment) { $1 }
    }

    /// Shows text and waits for the end of the program.
    ///
    /// - Returns: Whether the program could be started.
    package func show(_ text: [UInt8]) -> Bool {
        let start = SpawnedProcess.Start(
            path: "/bin/sh", words: ["sh", "-c", command], environment: environment, keepsErrors: false)
        guard let (identifier, input) = start.startWithInput() else { return false }
        // The program handles the keys that interrupt it.
        let keys = [SIGINT, SIGQUIT]
        let former = keys.map(SignalAction.init)
        for key in keys { signal(key, SIG_IGN) }
        defer { for action in former { action.restore() } }
        Self.write(text, to: input)
        close(input)
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        // The shell's statuses for a program that does not exist or cannot be run.
        return ![126, 127].contains((status >> 8) & 0xFF) || status & 0x7F != 0
    }

    /// Writes text until the program has all of it or reads no more.
    private static func write(_ text: [UInt8], to descriptor: Int32) {
        BrokenPipeSignal.held {
            var written = 0
            while written < text.count {
                let count = text.withUnsafeBytes { bytes in
                    Foundation.write(descriptor, bytes.baseAddress?.advanced(by: written), text.count - written)
                }
                guard count > 0 || errno == EINTR else { return }
                written += max(count, 0)
            }
        }
    }
}
