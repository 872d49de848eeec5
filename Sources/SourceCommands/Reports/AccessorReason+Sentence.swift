import CatalogLint
import CatalogRuntime
import InterfaceTexts
import SwiftSources

extension AccessorAdoption.Reason {
    /// The identifier of the reason, for JSON output and summaries.
    var name: String {
        switch self {
        case .dynamicKey, .dynamicCase, .dynamicChoice: "made-key"
        case .interpolated: "interpolated"
        case .unknownKey: "unknown-key"
        case .noAccessor: "no-accessor"
        case .sample: "sample"
        case .byHand: "by-hand"
        case .values: "other-values"
        case .format: "kept-format"
        case .type: "other-type"
        case .markdown: "markdown"
        case .names: "unnamed-values"
        case .location(let obstacle): obstacle.name
        case .text: "text"
        }
    }

    /// The reason as a phrase that follows the key in a message.
    var sentence: String {
        switch self {
        case .location(let obstacle): obstacle.text.resolved
        case .text(let obstacle): obstacle.sentence
        default: text.resolved
        }
    }

    private var text: LocalizedString {
        typealias Left = Texts.Adopt.Accessors.Left
        switch self {
        case .dynamicKey: return Left.made
        case .dynamicCase(let enumeration, let member): return Left.family(enumeration: enumeration, member: member)
        case .dynamicChoice(let keys): return Left.keys(keys: keys.map { Quotation.of($0) }.joined(separator: ", "))
        case .interpolated: return Left.interpolated
        case .unknownKey: return Left.unknownKey
        case .noAccessor(let key): return Left.noAccessor(key: Quotation.of(key))
        case .sample(let note): return note.isEmpty ? Left.sample : Left.sampleNoted(note: note)
        case .byHand(let note): return Left.byHand(note: note)
        case .values(let taken, let given): return Left.values(given: given, taken: taken)
        case .format(let taken): return Left.format(taken: taken)
        case .type(let code, let type): return Left.type(code: code, type: type)
        case .markdown: return Left.markdown
        case .names(let taken): return Left.names(names: taken.joined(separator: ", "))
        case .location(let obstacle): return obstacle.text
        case .text: return Left.unknown
        }
    }
}

extension Lookup.Obstacle {
    fileprivate var name: String {
        switch self {
        case .keyWanted: "key-wanted"
        case .argument: "other-argument"
        case .list: "list"
        case .choice: "choice"
        case .defaultArgument: "default-argument"
        case .comment: "comment"
        case .unknown: "unknown-code"
        }
    }

    fileprivate var text: LocalizedString {
        typealias Left = Texts.Adopt.Accessors.Left
        return switch self {
        case .keyWanted: Left.keyWanted
        case .argument(let label): Left.argument(label: label)
        case .list: Left.list
        case .choice: Left.choice
        case .defaultArgument: Left.defaultArgument
        case .comment: Left.comment
        case .unknown: Left.unknown
        }
    }
}

extension AccessorMappingFailure.Reason {
    /// The problem of a row, in the language of the interface.
    var sentence: String {
        typealias Mapping = Texts.Adopt.Accessors.Mapping
        return switch self {
        case .sheet(let error): error.sentence
        case .noColumns: Mapping.noColumns.resolved
        case .doubledKey(let key): Mapping.doubledKey(key: Quotation.of(key)).resolved
        case .unknownKey(let key): Mapping.unknownKey(key: Quotation.of(key)).resolved
        case .noExpression(let code): Mapping.noExpression(code: Quotation.of(code)).resolved
        case .noLine(let text): Mapping.noLine(text: Quotation.of(text)).resolved
        }
    }
}
