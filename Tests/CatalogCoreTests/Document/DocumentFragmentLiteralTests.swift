import CatalogCore
import Testing

@Suite("Literals of fragments")
struct DocumentFragmentLiteralTests {
    @Test("A literal is the value with the same JSON, members in its order")
    func literals() {
        let fragment: DocumentFragment = ["b": [1, "x", true, []], "a": [:], "b": .null]
        #expect(fragment.jsonLine == #"{"b":[1,"x",true,[]],"a":{},"b":null}"#)
    }
}
