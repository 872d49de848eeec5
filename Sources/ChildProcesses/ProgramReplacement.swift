import Foundation

/// Replaces this process with another program.
package enum ProgramReplacement {
    /// Replaces this process with a program, which keeps the streams and the environment.
    ///
    /// Buffered output that has not been written is lost.
    ///
    /// - Parameters:
    ///   - path: The path of the program.
    ///   - words: The program's name and its arguments.
    /// - Returns: The system's error message if the program could not be started. On success this method does not
    ///   return.
    package static func become(_ path: String, words: [String]) -> String {
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        execv(path, arguments)
        let reason = String(cString: strerror(errno))
        for argument in arguments { free(argument) }
        return reason
    }
}
