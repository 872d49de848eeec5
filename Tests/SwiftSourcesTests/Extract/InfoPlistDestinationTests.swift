import CatalogCore
import CatalogEditing
import StringTables
import Testing
import XcodeProjects

@testable import SwiftSources

@Suite("Tables that extract adds the texts of Info.plist files to")
struct InfoPlistDestinationTests {
    private static let catalog = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    private static let app = TargetMembership.Target(name: "App")
    private static let service = TargetMembership.Target(name: "Service")

    @Test("Two Info.plist files that share a table add each key once")
    func informationOfTwoTargets() async throws {
        let source = TableLoader.Source(path: "App/InfoPlist.xcstrings", bytes: Array(Self.catalog.utf8))
        let project = SourceProject([], tables: await TableLoader.load([source]).tables)
        let texts = ["App/Info.plist", "Watch/Info.plist"].map {
            InfoPlistText(path: $0, key: "CFBundleDisplayName", text: "Strides", comment: "The name")
        }
        let found = Extraction(of: project, EvidenceFinder(project), information: texts)
        #expect(found.tables.flatMap(\.changes).map(\.change.key) == ["CFBundleDisplayName"])
    }

    @Test("The comment on a key of an Info.plist stays as Xcode wrote it")
    func commentsOfInformation() async throws {
        let table = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "NSAlarmKitUsageDescription" : {
                  "comment" : "Privacy - Alarms",
                  "extractionState" : "extracted_with_value",
                  "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : "To wake you" } } }
                }
              },
              "version" : "1.0"
            }
            """
        let source = TableLoader.Source(path: "App/InfoPlist.xcstrings", bytes: Array(table.utf8))
        let project = SourceProject([], tables: await TableLoader.load([source]).tables)
        func changes(_ text: String) -> Int {
            let text = InfoPlistText(
                path: "App/Info.plist", key: "NSAlarmKitUsageDescription", text: text,
                comment: "Privacy - AlarmKit Usage Description")
            return Extraction(of: project, EvidenceFinder(project), information: [text]).tables.flatMap(\.changes).count
        }
        #expect(changes("To wake you") == 0)
        #expect(changes("To wake you early") == 1)
    }

    /// Returns the texts that tables get as “path: text”.
    private func information(_ membership: TargetMembership, tables paths: [String], _ lists: [String]) async
        -> [String]
    {
        let sources = paths.map { TableLoader.Source(path: $0, bytes: Array(Self.catalog.utf8)) }
        let project = SourceProject([], tables: await TableLoader.load(sources).tables, membership: membership)
        let texts = lists.map { InfoPlistText(path: $0, key: "CFBundleName", text: $0, comment: "Bundle name") }
        let found = Extraction(of: project, EvidenceFinder(project), information: texts)
        return found.tables.flatMap { table in
            table.changes.map { change in
                guard case .add(let changes) = change.change.kind else { return "" }
                let texts = changes.flatMap { if case .text(_, _, let text, _) = $0 { [text] } else { [String]() } }
                return "\(project.tables[table.table].path): \(texts.joined())"
            }
        }
    }

    @Test("The texts of an Info.plist go into the table of a target that names the file, and into no other")
    func informationOfTarget() async {
        let table = "Main/InfoPlist.xcstrings"
        let lists = ["Service/Info.plist", "Zero/Info.plist"]
        let both = TargetMembership(
            [(Self.app, [table])], information: [(Self.service, lists[0]), (Self.app, lists[1])])
        #expect(await information(both, tables: [table], lists) == ["\(table): Zero/Info.plist"])
        // An Info.plist that no target names can be that of any target.
        let other = TargetMembership([(Self.app, [table])], information: [(Self.app, lists[1])])
        #expect(await information(other, tables: [table], [lists[0]]) == ["\(table): Service/Info.plist"])
        let service = TargetMembership([(Self.app, [table])], information: [(Self.service, lists[0])])
        #expect(await information(service, tables: [table], [lists[0]]).isEmpty)
    }

    @Test("A table in no target gets the texts of an Info.plist whose target has none")
    func informationOfNewTable() async {
        let (own, new) = ("App/InfoPlist.xcstrings", "Service/InfoPlist.xcstrings")
        let membership = TargetMembership(
            [(Self.app, [own])], information: [(Self.service, "Service/Info.plist"), (Self.app, "Info.plist")])
        #expect(
            await information(membership, tables: [own, new], ["Info.plist", "Service/Info.plist"])
                == ["\(own): Info.plist", "\(new): Service/Info.plist"])
        #expect(
            await information(TargetMembership(), tables: [own], ["Service/Info.plist"])
                == ["\(own): Service/Info.plist"])
    }
}
