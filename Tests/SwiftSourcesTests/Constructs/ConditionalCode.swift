import SwiftUI

struct Screen: View {
    var body: some View {
        Text("always")
        #if false
        Text("never")
        #else
        Text("else of false")
        #endif
        #if true
        Text("true")
        #else
        Text("else of true")
        #endif
        #if !(false)
        Text("not false")
        #endif
        #if false && os(iOS)
        Text("false and more")
        #elseif os(macOS)
        Text("on a Mac")
        #endif
        #if true || os(iOS)
        Text("true or more")
        #elseif os(macOS)
        Text("after true")
        #endif
        #if false || os(iOS)
        Text("false or more")
        #endif
        #if DEBUG
        Text("debug")
        #endif
    }
}

#if false
struct Old: View {
    let title: LocalizedStringKey
    var body: some View { Text("old") }
}
#endif

let row = Old(title: "title of a type that does not exist")
