import StringTables

/// The settings of each configuration and file of a project, which are read once.
final class SettingGroups {
    private let read: (String) -> [UInt8]?
    private var files: [String: SettingGroup] = [:]
    private var objects: [String: SettingGroup] = [:]
    /// The number of bytes that may still be read from `.xcconfig` files, because many files can include a large one.
    private var budget = 64 << 20

    /// Creates an empty store.
    ///
    /// - Parameter read: Returns the bytes of a file; nil if it does not exist.
    init(read: @escaping (String) -> [UInt8]?) {
        self.read = read
    }

    /// Returns the settings in an `.xcconfig` file and the files that it includes.
    func group(inFile path: String) -> SettingGroup {
        if let group = files[path] { return group }
        var file = SettingsFile(limit: min(budget, SettingsFile.sizeLimit), read: read)
        file.take(path)
        budget -= file.size
        let group = Dictionary(grouping: file.assignments, by: \.name).mapValues { $0.map(\.assignment) }
        files[path] = group
        return group
    }

    /// Returns the settings in a configuration of the project file.
    func group(of object: ProjectObject) -> SettingGroup {
        if let group = objects[object.id] { return group }
        var group: SettingGroup = [:]
        for member in object.members("buildSettings") {
            let bracket = member.key.firstIndex(of: "[") ?? member.key.endIndex
            let condition = member.key[bracket...]
            group[String(member.key[..<bracket]), default: []].append(
                SettingAssignment(value: member.node.settingValue, condition: condition.isEmpty ? nil : "\(condition)"))
        }
        objects[object.id] = group
        return group
    }
}

extension PropertyListNode {
    /// The value of a setting; an array is joined with spaces.
    fileprivate var settingValue: String {
        guard case .array(let nodes) = value else { return string ?? "" }
        return nodes.compactMap(\.string).joined(separator: " ")
    }
}
