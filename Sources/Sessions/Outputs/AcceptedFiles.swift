/// Files that a command may write.
package struct AcceptedFiles: Sendable {
    /// The files in order, each with the permission to write it; nil for standard output.
    let all: [(file: NewFile, output: OutputFile?)]

    /// - Parameter outputs: The permissions for the files that are not standard output.
    init(_ files: [NewFile], _ outputs: [OutputFile]) {
        var outputs = outputs[...]
        all = files.map { ($0, $0.output == nil ? nil : outputs.popFirst()) }
    }

    private init(_ all: [(file: NewFile, output: OutputFile?)]) { self.all = all }

    /// The files that are not standard output.
    var outputs: [(file: NewFile, output: OutputFile)] {
        all.compactMap { file, output in output.map { (file, $0) } }
    }

    /// The files whose contents differ from those of the existing file.
    var changed: AcceptedFiles { AcceptedFiles(all.filter { (try? $0.output?.present()) != $0.file.bytes }) }
}
