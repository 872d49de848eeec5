import ArgumentParser
import CatalogCore
import CatalogEditing
import FileSearch
import Foundation
import ProgramSupport
import Sessions
import SwiftSources
import Workspaces

/// The root command when `xcstringstool` hands over to this program.
struct XCStringsTool: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xcstringstool",
        abstract: "Runs the commands of xcstringstool that read source code; started by xcstringstool.",
        subcommands: [SourceStringsArguments.self])
}

/// The command `extract` of `xcstringstool`.
extension SourceStringsArguments: AsyncParsableCommand {
    package func run() async throws {
        var tool = XcodeTool()
        let search = FileFinder(endings: CodeFiles.endings).find(DiskSpelling.of(inputFiles))
        for failure in search.failures { try tool.fail(failure.path, failure.localizedReason) }
        var scanner = SourceScanner()
        scanner.threads = ProcessInfo.processInfo.activeProcessorCount
        let scan = scanner.scan(search.files.filter { $0.path.hasSuffix(".swift") })
        for failure in scan.failures { try tool.fail(failure.path, failure.localizedReason) }
        let index = SourceIndex(scan.files, settings: SourceIndex.Settings(threads: scanner.threads))
        let swift = Dictionary(scan.files.map { ($0.path, $0) }) { first, _ in first }
        var extracted: [CompilerStrings] = []
        for file in search.files {
            guard CodeFiles.isCode(file.path) else {
                try tool.warn(file.path, "The file is not in Swift, C, C++ or Objective-C; it is skipped")
                continue
            }
            guard let strings = try strings(of: file.path, swift[file.path], in: index, &tool) else { continue }
            extracted.append(
                CompilerStrings(source: XcodeTool.absolutePath(file.path), tables: strings.tables))
        }
        let format: XcodeTool.ExtractionFormat =
            switch outputFormat {
            case .stringsdata: .stringsData(omitsEmpty: omitEmptyStringsdata)
            case .xcstrings: .catalogs(appends: append)
            }
        try tool.write(extracted, as: format, into: outputDirectory)
        try tool.finish()
    }

    /// Returns the strings of a file, and warns about the doubtful ones; nil if the file cannot be read.
    private func strings(
        of path: String, _ file: SourceFile?, in index: SourceIndex, _ tool: inout XcodeTool
    ) throws -> SourceStrings? {
        let strings: SourceStrings
        if let file {
            strings = index.strings(of: file, in: scope)
            if let problem = file.problem { try tool.warn(path, "\(problem)") }
        } else if path.hasSuffix(".swift") {
            return nil
        } else {
            do throws(FileError) {
                strings = SourceStrings(ofC: try FileReader.read(path, limit: OtherFile.sizeLimit).bytes, in: scope)
            } catch {
                try tool.fail(path, error.localizedReason)
                return nil
            }
        }
        for doubt in strings.doubts {
            try tool.warn("\(FileLocation(path: path, position: doubt.position))", doubt.sentence)
        }
        return strings
    }

    private var scope: ExtractionScope {
        var scope = ExtractionScope()
        scope.modern = modernLocalizableStrings
        scope.legacy = legacyLocalizableStrings
        scope.swiftUI = swiftUI ? .all : swiftUIText ? .text : .none
        scope.routines = routines
        scope.otherLiterals = allPotentialSwiftKeys
        if scope.isEmpty { (scope.modern, scope.legacy, scope.swiftUI) = (true, true, .all) }
        scope.isUntyped = untyped
        scope.tables = Set(tables)
        return scope
    }
}

extension SourceStrings.Doubt {
    fileprivate var sentence: String {
        switch reason {
        case .openKey: "The key is not a literal, so it is not extracted"
        case .openTable: "The table is not a literal, so the string is not extracted"
        case .unknownType(let key): "The type of a value is unknown, so the key can be another one than “\(key)”"
        }
    }
}
