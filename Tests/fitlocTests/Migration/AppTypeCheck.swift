import Foundation
import TestSupport

/// A type check of FitToday where there is no SwiftUI: with stubs of the modules that the app imports.
///
/// The stubs are `scripts/apple/stubs/SwiftUI.swift` and `Tests/Fixtures/FitTodayStubs`. They declare what the app uses,
/// with Apple's signatures. The macros of SwiftData and of previews are replaced by plain classes and functions.
struct AppTypeCheck: Sendable {
    /// An error or a warning of the compiler.
    struct Diagnostic: Hashable, Sendable {
        /// The path in the folder of the app.
        let path: String
        let line: Int
        /// The column, counted in bytes.
        let column: Int
        let message: String

        /// Whether the diagnostic marks an accessor; see ``AppTypeCheck/init()``.
        var isMark: Bool { ["Strings", "Domain"].contains { message.hasPrefix("warning: '\($0)' is deprecated") } }
    }

    /// An error in the stubs.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private static let stubs = SourceTree.package.appendingPathComponent("Tests/Fixtures/FitTodayStubs")
    private let folder: TemporaryFolder

    /// Compiles the stubs, and the accessors with a mark: they are deprecated, so that the compiler reports each
    /// accessor that it has checked.
    init() throws {
        folder = try TemporaryFolder()
        let swiftUI = SourceTree.package.appendingPathComponent("scripts/apple/stubs/SwiftUI.swift")
        try make("ApplePlatform", of: [Self.stubs.appendingPathComponent("ApplePlatform.swift")])
        try make("SwiftUI", of: [swiftUI, Self.stubs.appendingPathComponent("SwiftUI+FitToday.swift")])
        let runTime = URL(fileURLWithPath: try folder.write("RunTime.swift", "@_exported import CatalogRuntime\n"))
        try make("Overloads", of: [runTime] + SourceTree.files(below: Self.package("Sources/CatalogRuntime/SwiftUI")))
        try make("FitTodayStrings", of: marked())
        // A module follows those that it imports.
        let first = ["AuthenticationServices", "RevenueCat", "ActivityKit"]
        let files = try SourceTree.files(below: Self.stubs)
        let names = files.map { $0.deletingPathExtension().lastPathComponent }
        for name in first + names where name != "SwiftUI+FitToday" && !exists(name) {
            try make(name, of: [Self.stubs.appendingPathComponent("\(name).swift")])
        }
    }

    /// Returns the diagnostics in the files of one of the app's targets.
    ///
    /// - Parameter target: The folder of the target, such as `FitToday/FitToday`.
    func diagnostics(of target: String, in app: URL) throws -> [Diagnostic] {
        let copy = try TemporaryFolder()
        let files = try SourceTree.files(below: app.appendingPathComponent(target))
            .filter { $0.pathExtension == "swift" }
        let paths = try files.map { file in
            let path = String(file.path.dropFirst(app.path.count + 1))
            return try copy.write(path, Self.checked(String(contentsOf: file, encoding: .utf8)))
        }
        let more = try copy.write("Stubs.swift", "@_exported import ApplePlatform\n@_exported import Overloads\n")
        let (text, status) = try Program.transcript(
            of: ["swiftc", "-typecheck", "-wmo", "-swift-version", "5", "-D", "DEBUG", "-module-name", "App"]
                + options + paths + [more])
        guard [0, 1].contains(status) else { throw Problem(description: String(text.suffix(4_000))) }
        let prefix = "\(copy.file(""))"
        return text.split(separator: "\n").compactMap { line -> Diagnostic? in
            guard let match = line.firstMatch(of: #/^(\S.*?\.swift):(\d+):(\d+): ((?:error|warning): .*)$/#),
                let number = Int(match.output.2), let column = Int(match.output.3)
            else { return nil }
            return Diagnostic(
                path: String(match.output.1.replacing(prefix, with: "")), line: number, column: column,
                message: String(match.output.4))
        }
    }

    // MARK: - Code

    /// Returns code without the macros that have no stub.
    private static func checked(_ code: String) -> String {
        var previews = 0
        return
            code
            .replacing(#/(?m)^#Preview(?:\([^\n{]*\))? \{/#) { _ in
                previews += 1
                return "@MainActor @ViewBuilder private func preview\(previews)() -> some View {"
            }
            .replacing("@Previewable ", with: "")
            .replacing(#/@Model\b(\s*(?:final )?class \w+)/#) { "\($0.output.1): PersistentModel" }
            .replacing(#/@(?:Attribute|Relationship)(?:\([^)]*\))? ?/#, with: "")
    }

    /// Returns the sources of the accessors, with both namespaces deprecated.
    private func marked() throws -> [URL] {
        try SourceTree.files(below: Self.package("Sources/FitTodayStrings")).filter { $0.pathExtension == "swift" }
            .map { file in
                let code = try String(contentsOf: file, encoding: .utf8)
                    .replacing(#/(?m)^public nonisolated enum (?:Strings|Domain) \{/#) {
                        "@available(*, deprecated) \($0.output)"
                    }
                return URL(fileURLWithPath: try folder.write("Marked/\(file.lastPathComponent)", code))
            }
    }

    // MARK: - Modules

    private static func package(_ path: String) -> URL { SourceTree.package.appendingPathComponent(path) }

    /// The other style, `llvm`, crashes the compiler of Swift 6.3 on the app.
    private var options: [String] { ["-diagnostic-style", "swift", "-I", folder.file(""), "-I", BuiltModules.path] }

    private func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.file("\(name).swiftmodule"))
    }

    private func make(_ name: String, of files: [URL]) throws {
        let arguments = ["-emit-module", "-wmo", "-swift-version", "5", "-parse-as-library", "-suppress-warnings"]
        let result = try Program.transcript(
            of: ["swiftc"] + arguments + ["-module-name", name, "-o", folder.file("\(name).swiftmodule")] + options
                + files.map(\.path))
        guard result.status == 0 else { throw Problem(description: result.text) }
    }
}
