import Foundation
import NIOCore

/// An error for a port on which a server cannot listen.
package struct ListeningError: Error {
    /// The message of the system in English, such as “Address already in use”.
    package let reason: String

    init(_ error: any Error) {
        reason = (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
    }
}
