import Foundation
import TestSupport

/// A preloaded library that makes a selected system call of `fitloc` fail (`Tests/fitlocTests/Faults/faults.c`).
struct FaultLibrary: Sendable {
    private let path: String

    /// The reason why the library cannot be used; nil if it can.
    static let absence: String? = {
        #if os(Linux)
            compiler == nil ? "no C compiler is installed" : nil
        #else
            "other systems load libraries before a program in other ways"
        #endif
    }()

    private static let compiler = ["/usr/bin/clang", "/usr/bin/cc", "/opt/swift/usr/bin/clang"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Builds the library in a folder.
    init(in folder: WorkFolder) throws {
        path = folder.file("faults.so").path
        let source = SourceTree.package.appendingPathComponent("Tests/fitlocTests/Faults/faults.c").path
        _ = try Program.run(
            [Self.compiler ?? "cc", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", path, source, "-ldl"],
            in: folder.url.path)
    }

    /// A system call to fail.
    struct Fault: Sendable, CustomStringConvertible {
        let function: String
        let number: Int
        let error: Int32

        var description: String { "\(function) \(number): \(String(cString: strerror(error)))" }
    }

    /// Returns the environment of a program that works in a folder.
    func environment(for folder: WorkFolder, _ fault: Fault?, callsTo file: URL?) -> [String: String] {
        var environment = folder.environment
        environment["LD_PRELOAD"] = path
        environment["FAULT_PROGRAM"] = "fitloc"
        environment["FAULT_FOLDER"] = folder.url.path
        environment["FAULT"] = fault.map { "\($0.function):\($0.number):\($0.error)" }
        environment["FAULT_CALLS"] = file?.path
        return environment
    }
}
