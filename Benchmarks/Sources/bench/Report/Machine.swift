import Foundation

/// The description of the machine.
enum Machine {
    /// Returns a line such as `2 cores x86-64, Linux, Swift 6.3`.
    static func description(tools: String) -> String {
        "\(ProcessInfo.processInfo.activeProcessorCount) cores \(architecture), \(system), \(tools)"
    }

    private static var architecture: String {
        #if arch(x86_64)
            "x86-64"
        #elseif arch(arm64)
            "arm64"
        #else
            "of another architecture"
        #endif
    }

    private static var system: String {
        #if os(Linux)
            "Linux"
        #elseif os(macOS)
            "macOS"
        #else
            "another system"
        #endif
    }
}
