import Foundation

/// The folder that this program lies in, with others that belong to it.
package enum ProgramFolder {
    /// Where this program lies.
    package static var own: String {
        Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? CommandLine.arguments.first ?? ""
    }

    /// Where a program lies that belongs to this one; nil where it is not there.
    static func path(of name: String) -> String? {
        guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        let path = own.deletingLastPathComponent().appendingPathComponent(name).path
        return access(path, X_OK) == 0 ? path : nil
    }

    /// Where a document of this program lies: as it was installed, or in the checkout that it was built in; nil where
    /// it is in neither.
    package static func document(_ name: String) -> String? {
        guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        let folders = sequence(first: own.deletingLastPathComponent()) { $0.deletingLastPathComponent() }.prefix(5)
        let places = folders.dropFirst().flatMap { ["\($0.path)/share/doc/fitloc/\(name)", "\($0.path)/docs/\(name)"] }
        return places.first { access($0, R_OK) == 0 }
    }
}
