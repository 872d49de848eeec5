import Testing

@testable import SwiftSources

@Suite("Parsing of types")
struct TypeShapeTests {
    @Test(
        "A type is parsed into its parts",
        arguments: [
            ("Int", .name("Int")), (" some View ", .name("View")), ("Int?", .name("Int")), ("String!", .name("String")),
            ("[Int]", .array(.name("Int"))), ("[Int?]?", .array(.name("Int"))), ("Int...", .name("Int")),
            ("[String: [Int]]", .dictionary(key: .name("String"), value: .array(.name("Int")))),
            ("Array<A.B>", .array(.name("A.B"))), ("Set<A>", .array(.name("A"))), ("Binding<Int?>", .name("Int")),
            ("Dictionary<A, B>", .dictionary(key: .name("A"), value: .name("B"))), ("(Int)", .name("Int")),
            ("(a: A, B)", .tuple([.init(label: "a", type: .name("A")), .init(label: nil, type: .name("B"))])),
            ("(Int) -> Void", .name("(Int) -> Void")), ("@escaping (A) -> B", .name("(A) -> B")),
            ("[(A) -> B]", .array(.name("(A) -> B"))), ("", .name("")), ("[", .name("[")),
        ] as [(String, TypeShape)])
    func shape(text: String, shape: TypeShape) {
        #expect(TypeShape(text) == shape)
    }

    @Test("A type with excessive brackets counts as a name")
    func deep() {
        let text = String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)
        _ = TypeShape(text)
    }
}
