/// A reader that determines the files of targets.
struct ContentsReader {
    private let objects: ProjectObjects
    private let tree: ProjectTree
    /// The folders that Xcode synchronizes with the file system.
    private let synchronized: [ProjectObject]

    init(_ objects: ProjectObjects, _ tree: ProjectTree) {
        self.objects = objects
        self.tree = tree
        synchronized = objects.all(["PBXFileSystemSynchronizedRootGroup"])
    }

    /// Returns the files of a target.
    func contents(of target: ProjectObject) -> TargetContents {
        var contents = TargetContents()
        let phases = Set(target.list("buildPhases"))
        for phase in objects.objects(target.list("buildPhases")) where Self.phases.contains(phase.kind) {
            for file in objects.objects(phase.list("files")) {
                guard let reference = file["fileRef"].flatMap({ objects[$0] }) else { continue }
                take(reference, into: &contents)
            }
        }
        let own = Set(target.list("fileSystemSynchronizedGroups"))
        contents.synchronized = synchronized.compactMap { folder($0, isMember: own.contains($0.id), target, phases) }
        return contents
    }

    /// The build phases that put files into the product; others link or run scripts.
    private static let phases: Set<String> = [
        "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXCopyFilesBuildPhase",
    ]

    private func take(_ reference: ProjectObject, into contents: inout TargetContents) {
        if reference.kind.hasSuffix("Group") {
            // A variant group, which represents one file in several languages.
            for child in objects.objects(reference.list("children")) where !child.kind.hasSuffix("Group") {
                take(child, into: &contents)
            }
            return
        }
        guard let path = tree.path(of: reference) else { return }
        let type = reference["lastKnownFileType"] ?? reference["explicitFileType"] ?? ""
        if type.hasPrefix("folder") || type.hasPrefix("wrapper") {
            contents.folders.insert(path)
        } else {
            contents.files.insert(path)
        }
    }

    /// Returns the synchronized folder as a target uses it; nil if the target uses none of its files.
    private func folder(
        _ group: ProjectObject, isMember: Bool, _ target: ProjectObject, _ phases: Set<String>
    ) -> SynchronizedFolder? {
        guard let path = tree.path(of: group) else { return nil }
        var folder = SynchronizedFolder(path: path, isMember: isMember)
        for set in objects.objects(group.list("exceptions")) {
            let entries = set.list("membershipExceptions").map(SynchronizedFolder.Exception.init)
            if set["target"] == target.id {
                folder.exceptions += entries
            } else if let phase = set["buildPhase"], phases.contains(phase) {
                folder.additions += entries
            }
        }
        return isMember || !folder.exceptions.isEmpty || !folder.additions.isEmpty ? folder : nil
    }
}
