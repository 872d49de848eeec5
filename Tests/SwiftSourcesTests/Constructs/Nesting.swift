import SwiftUI

struct Outer: View {
    struct Inner: View {
        var body: some View {
            VStack {
                if flag {
                    Text("inner")
                } else if other {
                    Text("else.if")
                } else {
                    Group { ForEach(items) { item in Text("loop") } }
                }
                switch state {
                case .a: Text("case.a")
                default: Text("case.default")
                }
            }
        }
    }

    var body: some View {
        func helper() -> Text { Text("local.function") }
        let view = { Text("in.closure") }
        return AnyView(Text("argument")).overlay(alignment: .top) { Text("overlay") }
    }

    lazy var lazyText = Text("lazy")
    static let shared = Text("static")
    subscript(index: Int) -> Text { Text("subscript") }
    init() { defer { print(Text("defer")) } }
    deinit { _ = Text("deinit") }
}

extension Outer { var more: Text { Text("extension") } }
let top = Text("top")
@MainActor func free() -> Text { try! await Text("free") }
