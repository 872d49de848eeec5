import Foundation
import TestSupport

/// A program that kills another one at a chosen system call (`Tests/fitlocTests/Faults/killer.c`).
struct KillerProgram: Sendable {
    /// The status that says that it did.
    static let killed = PseudoTerminal.Ending.status(99)

    private let path: String

    /// Builds it in a folder.
    init(in folder: WorkFolder) throws {
        path = folder.file("killer").path
        try FaultLibrary.compile("killer.c", to: path, options: ["-O1"])
    }

    /// The words before a program that is killed.
    func words(in folder: WorkFolder, call number: Int, isAfter: Bool) -> [String] {
        [path, folder.url.path, String(number), isAfter ? "after" : "before"]
    }
}
