import Foundation
import TestSupport

/// A program that runs another program and kills it at a chosen system call (`Tests/fitlocTests/Faults/killer.c`).
struct KillerProgram: Sendable {
    /// The exit status if the other program was killed.
    static let killed = PseudoTerminal.Ending.status(99)

    private let path: String

    /// Compiles the program in a folder.
    init(in folder: WorkFolder) throws {
        path = folder.file("killer").path
        try FaultLibrary.compile("killer.c", to: path, options: ["-O1"])
    }

    /// Returns the words that precede the other program on the command line.
    func words(in folder: WorkFolder, call number: Int, isAfter: Bool) -> [String] {
        [path, folder.url.path, String(number), isAfter ? "after" : "before"]
    }
}
