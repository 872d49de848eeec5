import Foundation
import TestSupport

/// The SwiftUI part of the run time, compiled with a stub module SwiftUI.
struct StubbedViews {
    private let folder: TemporaryFolder

    /// A compilation error in the stub or in the SwiftUI part.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private static let fixtures = SourceTree.package.appendingPathComponent("Tests/CatalogRuntimeTests/Fixtures")

    /// Compiles the stub and the SwiftUI part.
    init() throws {
        folder = try TemporaryFolder()
        let overloads = try SourceTree.files(
            below: SourceTree.package.appendingPathComponent("Sources/CatalogRuntime/SwiftUI"))
        // The files belong to the run time and do not import it themselves.
        let runTime = try folder.write("RunTime.swift", "@_exported import CatalogRuntime\n")
        try makeModule("SwiftUI", of: [Self.fixtures.appendingPathComponent("SwiftUI.swift").path])
        try makeModule("Overloads", of: [runTime] + overloads.map(\.path))
    }

    /// Returns the errors in a page from a fixture file.
    func errors(inFixture name: String) throws -> [Substring] {
        try errors(in: String(contentsOf: Self.fixtures.appendingPathComponent(name), encoding: .utf8))
    }

    /// Returns the errors in a call on the main actor, where `title` is a localized string.
    func errors(inCall call: String) throws -> [Substring] {
        try errors(in: "@MainActor func call(_ title: LocalizedString) { _ = \(call) }\n")
    }

    /// Returns the errors in a page.
    func errors(in page: String) throws -> [Substring] {
        let head = "import CatalogRuntime\nimport Overloads\nimport SwiftUI\n"
        let path = try folder.write("Page.swift", head + page)
        return try compile(["-typecheck", path])
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
