import XCStringsKit

/// The browser that a person uses.
package enum SystemBrowser {
    #if os(macOS)
        /// The program that shows things in it.
        package static let program = "open"
    #else
        /// The program that shows things in it.
        package static let program = "xdg-open"
    #endif

    /// Shows a file or an address; false where the program for that is not there.
    package static func open(_ place: String, environment: [String: String]) -> Bool {
        do throws(ChildProgram.Failure) {
            try ChildProgram([program, place], environment: environment).start()
            return true
        } catch {
            return false
        }
    }
}
