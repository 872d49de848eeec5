/// The end of a command with an exit status other than 0, after everything has been printed.
package struct CommandEnd: Error {
    /// The exit status.
    package let status: Int32

    /// Creates an end with a status.
    package init(_ status: ExitStatus) {
        self.status = status.rawValue
    }

    /// Creates an end with a status that another program expects.
    package init(status: Int32) {
        self.status = status
    }
}
