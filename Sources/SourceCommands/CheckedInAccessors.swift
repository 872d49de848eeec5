import AccessorGenerator
import CatalogCore
import FileSearch
import InterfaceTexts
import SwiftSources

/// The accessors that `fitloc generate` wrote to a source file without a `generate-strings.json`.
struct CheckedInAccessors {
    /// The targets that have accessors.
    private(set) var targets: [AccessorTarget] = []
    /// The source file of each target.
    private(set) var paths: [String] = []
    /// The generated files whose accessors have unknown keys.
    ///
    /// Their catalogs were not found, or the generator would write something else now.
    private(set) var unread: [UnreadFile] = []

    /// Finds the generated files among the code, and the catalogs they were generated from.
    ///
    /// - Parameters:
    ///   - files: The code.
    ///   - known: The folders of targets whose settings are known.
    init(in files: [SourceReading.File], besides known: [String], exclusions: [IgnoreRules]) {
        let made = files.filter { file in
            guard GeneratedFileMark.begins(file.bytes) else { return false }
            let path = ResolvedPath.resolvedIfThere(file.path)
            return !known.contains { path.hasPrefix($0 + "/") }
        }
        guard !made.isEmpty else { return }
        let catalogs = FileFinder(endings: [TableFormat.catalog.rawValue], exclusions: exclusions).find(["."]).files
        for file in made {
            let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
            let names = GeneratedFileMark.catalogs(of: lines)
            let sources = names.compactMap { name in
                Self.only(catalogs.filter { $0.path.split(separator: "/").last == name[...] })
            }
            let input = try? GenerationInput(Self.settings(of: lines), catalogs: sources.map(\.path))
            if let input, sources.count == names.count {
                targets.append(AccessorTarget(input.settings, catalogs: input.readableCatalogs()))
                paths.append(file.path)
                let source = input.generate().files.map(\.source).joined(separator: "\n")
                if file.bytes.elementsEqual(source.utf8) { continue }
            }
            unread.append(UnreadFile(path: file.path, reason: Texts.Sources.accessorsUnknown.resolved))
        }
    }

    /// Returns the file if there is exactly one, otherwise nil.
    ///
    /// Catalogs of the same name belong to different targets, and the generated code does not tell them apart.
    private static func only(_ files: [FoundFile]) -> FoundFile? { files.count == 1 ? files[0] : nil }

    /// Returns the generator settings of a file, as far as its content shows them.
    private static func settings(of lines: [Substring]) -> GenerationSettings {
        let isPortable = lines.contains("import CatalogRuntime")
        let declarations = lines.lazy.map { $0.split(separator: " ") }
        let outermost = declarations.first { $0.prefix(3).contains("enum") }
        let access = declarations.lazy.compactMap(\.first).compactMap { AccessLevel(rawValue: String($0)) }.first
        return GenerationSettings(
            style: isPortable ? .portable : .apple, access: access ?? .internal,
            namespace: isPortable ? outermost?.last { $0 != "{" }.map(String.init) : nil)
    }
}
