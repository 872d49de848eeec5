import ChildProcesses

/// The user's default browser.
package enum SystemBrowser {
    #if os(macOS)
        /// The system's program that opens files and addresses.
        package static let program = "open"
    #else
        /// The system's program that opens files and addresses.
        package static let program = "xdg-open"
    #endif

    /// Opens a file or an address.
    ///
    /// Returns false if the system's program could not be started.
    package static func open(_ address: String, environment: [String: String]) -> Bool {
        do throws(ChildProgram.Failure) {
            try ChildProgram([program, address], environment: environment).start()
            return true
        } catch {
            return false
        }
    }
}
