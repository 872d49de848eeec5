import AccessorGenerator
import CatalogCore
import CommandOutput
import InterfaceTexts
import ProgramSupport
import SwiftSources

/// The source of the accessors that replace lookups.
struct AccessorSource {
    /// The targets that have accessors.
    let targets: [AccessorTarget]
    /// The absolute path of the settings' folder; nil if there are no settings or several.
    private let folder: String?
    /// The module to import for the accessors; nil if none is known to be needed.
    private let module: String?

    /// Finds the targets with accessors.
    ///
    /// - Parameters:
    ///   - arguments: The command-line arguments.
    ///   - accessors: The targets found in the project.
    /// - Throws: An error if no target has accessors or if the settings cannot be used.
    init(_ arguments: AdoptArguments, accessors: GeneratedAccessors) throws(CommandFailure) {
        let options = arguments.accessors
        let catalog = arguments.edit.namedTable
        let settings = options.namedSettings ?? (accessors.paths.count == 1 ? accessors.paths[0] : nil)
        if let path = options.namedSettings {
            targets = [try Self.target(of: path, catalog: catalog)]
        } else if let catalog {
            targets = [try Self.target(ofCatalog: catalog, among: accessors)]
        } else {
            targets = accessors.targets
        }
        guard !targets.isEmpty else { throw CommandFailure(Texts.Adopt.Accessors.none) }
        guard targets.allSatisfy({ $0.settings.style == .portable }) else {
            throw CommandFailure(Texts.Adopt.Accessors.otherStyle)
        }
        folder = settings.map { TablePath.folder(of: ResolvedPath.resolvedIfThere($0)) }
        let isSeen = targets.allSatisfy { $0.settings.access != .internal }
        module = options.importedModule ?? (isSeen ? folder.flatMap(Self.module) : nil)
    }

    /// Returns the module that a file must import, or nil for a file of the same module.
    func module(for path: String) -> String? {
        if let folder, ResolvedPath.resolvedIfThere(path).hasPrefix("\(folder)/") { return nil }
        return module
    }

    // MARK: - Settings

    private static func target(of path: String, catalog: String?) throws(CommandFailure) -> AccessorTarget {
        do throws(GenerationRefusal) {
            let input = try GenerationInput(configuration: path, catalogs: catalog.map { [$0] } ?? [])
            return try target(input)
        } catch {
            throw CommandFailure(error.problems.map { .diagnostic($0.description) })
        }
    }

    private static func target(
        ofCatalog path: String, among accessors: GeneratedAccessors
    ) throws(CommandFailure) -> AccessorTarget {
        let wanted = ResolvedPath.resolvedIfThere(path)
        if let known = accessors.targets.first(where: {
            $0.catalogs.contains { ResolvedPath.resolvedIfThere($0.path) == wanted }
        }) {
            return known
        }
        do throws(GenerationRefusal) {
            return try target(try GenerationInput(GenerationSettings(), catalogs: [path]))
        } catch {
            throw CommandFailure(error.problems.map { .diagnostic($0.description) })
        }
    }

    private static func target(_ input: GenerationInput) throws(GenerationRefusal) -> AccessorTarget {
        let result = input.generate()
        guard result.isUsable else { throw GenerationRefusal(result.problems) }
        return AccessorTarget(input.settings, catalogs: input.readableCatalogs())
    }

    // MARK: - Paths

    /// Returns the name of a package target from its folder inside `Sources`.
    private static func module(of folder: String) -> String? {
        let parts = folder.split(separator: "/")
        return parts.dropLast().last == "Sources" ? parts.last.map(String.init) : nil
    }
}
