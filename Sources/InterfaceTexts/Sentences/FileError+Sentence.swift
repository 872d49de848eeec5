import CatalogCore

extension FileError {
    /// The path and the error message, in the interface's language.
    package var sentence: String { "\(VisibleText.path(path)): \(localizedReason)" }

    /// The error message without the path, in the interface's language.
    package var localizedReason: String {
        switch self {
        case .notFound: "\(Texts.File.Reason.notFound)"
        case .isFolder: "\(Texts.File.Reason.isFolder)"
        case .notRegularFile: "\(Texts.File.Reason.notRegular)"
        case .permissionDenied: "\(Texts.File.Reason.noPermission(system: systemReason))"
        case .writeProtected: "\(Texts.File.Reason.writeProtected)"
        case .readOnlyFileSystem: "\(Texts.File.Reason.readOnly(system: systemReason))"
        case .noSpace: "\(Texts.File.Reason.noSpace(system: systemReason))"
        case .tooLarge(_, let limit): "\(Texts.File.Reason.tooLarge(limit: limit))"
        case .changedMeanwhile: "\(Texts.File.Reason.changedMeanwhile)"
        case .alreadyExists: "\(Texts.File.Reason.alreadyExists)"
        case .nameNotUnicode: "\(Texts.File.Reason.nameNotUnicode)"
        case .leadsOut(_, let target): "\(Texts.File.Reason.leadsOut(target: VisibleText.path(target)))"
        case .brokenLink: "\(Texts.File.Reason.brokenLink)"
        case .outside(_, let folder): "\(Texts.File.Reason.outside(folder: VisibleText.path(folder)))"
        case .sameFile(_, let other): "\(Texts.File.Reason.sameFile(other: VisibleText.path(other)))"
        case .linkInTheWay(_, let target): "\(Texts.File.Reason.linkInTheWay(target: VisibleText.path(target)))"
        case .recordedTwice(_, let file): "\(Texts.File.Reason.recordedTwice(file: VisibleText.path(file)))"
        case .system: systemReason
        }
    }
}
