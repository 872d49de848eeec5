import ArgumentParser
import Sessions

/// The command `print` of `xcstringstool`, which prints the keys of a catalog.
struct PrintKeys: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "print", abstract: "Print all string keys represented in an xcstrings file.")

    @Argument(help: "The path to the .xcstrings file to print.", completion: .file(extensions: ["xcstrings"]))
    var inputFile: String

    func run() throws {
        var tool = XcodeTool()
        try tool.printKeys(inputFile)
        try tool.finish()
    }
}
