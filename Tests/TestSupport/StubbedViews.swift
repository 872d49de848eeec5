import Foundation

/// The SwiftUI code of the run time, compiled with stubs of SwiftUI.
///
/// Tests compile pages against it: Swift code with views, as in an app.
package struct StubbedViews: Sendable {
    private let folder: TemporaryFolder

    /// An error in the stubs or in the SwiftUI code of the run time.
    package struct Problem: Error, CustomStringConvertible {
        package let description: String
    }

    private static let stub = SourceTree.package.appendingPathComponent("scripts/apple/stubs/SwiftUI.swift")
    private static let fixtures = SourceTree.package.appendingPathComponent("Tests/CatalogRuntimeTests/Fixtures")

    /// The import statements for a page that uses SwiftUI.
    package static let imports = "import CatalogRuntime\nimport Overloads\nimport SwiftUI\n"

    /// Compiles the stubs and the SwiftUI code of the run time.
    ///
    /// - Parameter declarations: Stubs in addition to `scripts/apple/stubs/SwiftUI.swift`.
    package init(declaring declarations: String = "") throws {
        folder = try TemporaryFolder()
        let overloads = try SourceTree.files(
            below: SourceTree.package.appendingPathComponent("Sources/CatalogRuntime/SwiftUI"))
        // The SwiftUI code belongs to the run time and so does not import it. Here it is a separate module and needs
        // the import.
        let runTime = try folder.write("RunTime.swift", "@_exported import CatalogRuntime\n")
        let more = try folder.write("More.swift", declarations)
        try makeModule("SwiftUI", of: [Self.stub.path, more])
        try makeModule("Overloads", of: [runTime] + overloads.map(\.path))
    }

    /// Returns the compiler errors in a page that is stored as a fixture.
    package func errors(inFixture name: String) throws -> [Substring] {
        try errors(in: String(contentsOf: Self.fixtures.appendingPathComponent(name), encoding: .utf8))
    }

    /// Returns the compiler errors in a call on the main actor, in which `title` is a localized string.
    package func errors(inCall call: String) throws -> [Substring] {
        try errors(in: "@MainActor func call(_ title: LocalizedString) { _ = \(call) }\n")
    }

    /// Returns the compiler errors in a page.
    package func errors(in page: String) throws -> [Substring] {
        let path = try folder.write("Page.swift", Self.imports + page)
        return try compile(["-typecheck", path])
    }

    /// Returns the compiler errors in the files of one module.
    package func errors(inFiles files: [String], options: [String] = []) throws -> [Substring] {
        try compile(["-typecheck"] + options + files)
    }

    private func makeModule(_ name: String, of files: [String]) throws {
        let module = folder.file("\(name).swiftmodule")
        let errors = try compile(["-emit-module", "-wmo", "-module-name", name, "-o", module] + files)
        guard errors.isEmpty else { throw Problem(description: errors.joined(separator: "\n")) }
    }

    private func compile(_ arguments: [String]) throws -> [Substring] {
        let options = ["-swift-version", "6", "-parse-as-library", "-I", BuiltModules.path, "-I", folder.path]
        let (text, status) = try Program.transcript(of: ["swiftc"] + options + arguments)
        let errors = text.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }
        return errors.isEmpty && status != 0 ? [text[...]] : errors
    }
}
