import Foundation

/// Another program in the place of this one.
package enum ProgramReplacement {
    /// Has a program go on in this process, with its streams and environment; what was not written yet is lost.
    ///
    /// - Parameters:
    ///   - path: the program.
    ///   - words: what it is called, and its arguments.
    /// - Returns: why it could not be started; where it could, this never returns.
    package static func become(_ path: String, words: [String]) -> String {
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        execv(path, arguments)
        let reason = String(cString: strerror(errno))
        for argument in arguments { free(argument) }
        return reason
    }
}
