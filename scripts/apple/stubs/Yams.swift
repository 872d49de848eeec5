// The part of the package Yams that this package uses. Yams itself needs much more of Foundation.
import Foundation

public struct Mark: Sendable {
    public let line: Int
    public let column: Int
}

public enum Node: Sendable {
    case scalar(Scalar)
    case mapping(Mapping)
    case sequence(Sequence)

    public struct Scalar: Sendable {
        public var string: String
        public var style: Style
        public enum Style: Sendable {
            case any
            case plain
            case singleQuoted
            case doubleQuoted
            case literal
            case folded
        }
    }
    public struct Mapping: Swift.Sequence, Sendable {
        public func makeIterator() -> IndexingIterator<[(key: Node, value: Node)]> { [].makeIterator() }
    }
    public struct Sequence: Swift.Sequence, Sendable {
        public func makeIterator() -> IndexingIterator<[Node]> { [].makeIterator() }
    }
    public var scalar: Scalar? { nil }
    public var mapping: Mapping? { nil }
    public var sequence: Sequence? { nil }
    public var mark: Mark? { nil }
}

public enum YamlError: Error {
    case no
    case memory
    case reader(problem: String, offset: Int?, value: Int32, yaml: String)
    case scanner(context: Context?, problem: String, Mark, yaml: String)
    case parser(context: Context?, problem: String, Mark, yaml: String)
    case composer(context: Context?, problem: String, Mark, yaml: String)
    case writer(problem: String)
    case emitter(problem: String)
    case representer(problem: String)
    case dataCouldNotBeDecoded(encoding: String.Encoding)
    case duplicatedKeysInMapping(duplicates: [String], context: Context)

    public struct Context: CustomStringConvertible, Sendable {
        public let text: String
        public let mark: Mark
        public var description: String { text }
    }
}

public func load(yaml: String) throws -> Any? { nil }
public func compose(yaml: String) throws -> Node? { nil }

public class YAMLDecoder {
    public init() {}
    public func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T { fatalError() }
}
