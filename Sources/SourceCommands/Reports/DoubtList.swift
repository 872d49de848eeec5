import CatalogCore
import CatalogRuntime
import Foundation
import InterfaceTexts
import ProgramSupport
import SwiftSources

/// The reasons why no key, or not every key, is certainly unused.
struct DoubtList {
    private let doubts: [PossibleReference]
    private let project: SourceProject
    private let hasCertainKeys: Bool

    /// Creates a list of the references that apply to all keys, without repetitions.
    ///
    /// - Parameter hasCertainKeys: Whether some keys are certain all the same, because other targets use the references.
    init(_ references: [PossibleReference], in project: SourceProject, hasCertainKeys: Bool) {
        var seen: Set<PossibleReference> = []
        doubts = references.filter { $0.appliesToAllKeys && seen.insert($0).inserted }
        self.project = project
        self.hasCertainKeys = hasCertainKeys
    }

    /// Returns the list with a heading for each kind of reason, or nothing.
    func text(_ output: OutputOptions) -> String {
        let lookups = doubts.filter { $0.kind == .anyKey }
        let types = doubts.filter { $0.kind == .undeclared }
        let unread = doubts.filter { ![.anyKey, .undeclared].contains($0.kind) }
        let vouch = output.styler.styled("\(Texts.Unused.vouch)\n", as: .dim)
        let generate = output.styler.styled("\(Texts.Unused.generate)\n", as: .dim)
        return section(
            hasCertainKeys ? Texts.Unused.doubtsForOthers : Texts.Unused.doubts, lookups.map(line), vouch)
            + section(Texts.Unused.undeclared, types.map(line), generate)
            + section(hasCertainKeys ? Texts.Unused.unreadForOthers : Texts.Unused.unread, lines(unread), "")
    }

    private func section(_ heading: LocalizedString, _ lines: [String], _ hint: String) -> String {
        lines.isEmpty ? "" : "\(heading)\n\(lines.map { "  \($0)\n" }.joined())\(hint)\n"
    }

    private func line(_ reference: PossibleReference) -> String {
        let location = VisibleText.path(reference.path)
        let isWhole = reference.kind == .unread && reference.position == .start
        return isWhole
            ? "\(location): \(code(of: reference))" : "\(location):\(reference.position.line): \(code(of: reference))"
    }

    /// Returns a line for each reference, and a single one for the packages that one command fetches.
    private func lines(_ references: [PossibleReference]) -> [String] {
        var groups: [Group: [String]] = [:]
        for case (let path, .package(let package?)) in references.map({ ($0.path, $0.kind) }) {
            groups[Group(path: path, command: package.command), default: []].append(package.name)
        }
        var shown: Set<Group> = []
        return references.compactMap { reference in
            guard case .package(let package?) = reference.kind else { return line(reference) }
            let group = Group(path: reference.path, command: package.command)
            guard let names = groups[group], names.count > Self.longest else { return line(reference) }
            return shown.insert(group).inserted ? line(names, group) : nil
        }
    }

    private func line(_ names: [String], _ group: Group) -> String {
        let first = names.prefix(Self.longest).map { VisibleText.path($0) }.joined(separator: ", ")
        let more = names.count > Self.longest ? " \(Texts.Words.more(count: names.count - Self.longest))" : ""
        let sentence = Texts.Unused.packages(count: names.count, names: first + more, command: "`\(group.command)`")
        return "\(VisibleText.path(group.path)): \(sentence)"
    }

    /// The packages of one file that one command fetches.
    private struct Group: Hashable {
        let path: String
        let command: String
    }

    /// The number of packages that are listed one by one.
    private static let longest = 3

    /// Returns the line of code of a possible reference, or the reason why a file was not read.
    private func code(of reference: PossibleReference) -> String {
        guard reference.kind == .anyKey, let file = project.index.file(at: reference.path) else {
            return reference.text
        }
        let line =
            file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .dropFirst(reference.position.line - 1).first ?? []
        let code = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
        return code.count > 100 ? "\(code.prefix(99))…" : code
    }
}
