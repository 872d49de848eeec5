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
        try Self.compile("faults.c", to: path, options: ["-shared", "-fPIC", "-O1", "-ldl"])
    }

    /// Compiles a source file in a folder of `Tests/fitlocTests`.
    static func compile(_ name: String, in folder: String = "Faults", to path: String, options: [String]) throws {
        let source = SourceTree.package.appendingPathComponent("Tests/fitlocTests/\(folder)/\(name)").path
        _ = try Program.run(
            [compiler ?? "cc", "-Wall", "-Werror", "-o", path, source] + options,
            in: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }

    /// A system call to fail.
    struct Fault: Sendable, CustomStringConvertible {
        let function: String
        let number: Int
        let error: Int32

        var description: String { "\(function) \(number): \(String(cString: strerror(error)))" }
    }

    /// Returns the environment for a program whose system calls in the folder of `fault` are counted.
    ///
    /// - Parameters:
    ///   - call: The system call to fail; nil to only count.
    ///   - file: The file for the number of calls; nil to only fail.
    func environment(for fault: FaultWork, _ call: Fault?, callsTo file: URL?) -> [String: String] {
        var environment = ["LD_PRELOAD": path, "FAULT_PROGRAM": "fitloc"]
        environment["FAULT_FOLDER"] = fault.work.url.path
        environment["FAULT"] = call.map { "\($0.function):\($0.number):\($0.error)" }
        environment["FAULT_CALLS"] = file?.path
        return environment
    }
}
