import Foundation

/// The folder of this program, which contains its helper programs.
package enum ProgramFolder {
    /// The path of this program.
    package static var own: String {
        Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? CommandLine.arguments.first ?? ""
    }

    /// Returns the path of a helper program, or nil if it does not exist.
    package static func path(of name: String) -> String? {
        guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        let path = own.deletingLastPathComponent().appendingPathComponent(name).path
        return access(path, X_OK) == 0 ? path : nil
    }

    /// Returns the path of an installed document, or of one in the checkout that the program was built in.
    ///
    /// Returns nil if the document exists in neither.
    package static func document(_ name: String) -> String? {
        guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        let folders = sequence(first: own.deletingLastPathComponent()) { $0.deletingLastPathComponent() }.prefix(5)
        let locations = folders.dropFirst().flatMap {
            ["\($0.path)/share/doc/fitloc/\(name)", "\($0.path)/docs/\(name)"]
        }
        return locations.first { access($0, R_OK) == 0 }
    }
}
