#if canImport(XcodeProjectPlugin)
    import Foundation
    import XcodeProjectPlugin

    extension ChosenTargets {
        /// Returns the catalogs of the chosen targets of a project, each once.
        func catalogs(in project: XcodeProject) -> [URL] {
            let targets = project.targets.filter { names.isEmpty || names.contains($0.displayName) }
            let found = targets.flatMap { target in
                XcodeCatalogs.catalogs(
                    of: target.displayName, inputFiles: target.inputFiles.map(\.url), project: project.displayName,
                    folder: project.directoryURL)
            }
            return CatalogSearch.catalogs(in: found)
        }
    }
#endif
