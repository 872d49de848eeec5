import Foundation

/// The modules of this build, for code that a test compiles.
public enum BuiltModules {
    /// The folder from which the compiler imports the modules.
    public static var path: String {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let program = bundle ?? Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return program.deletingLastPathComponent().appendingPathComponent("Modules").path
    }
}
