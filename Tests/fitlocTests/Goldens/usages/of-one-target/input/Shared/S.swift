import SwiftUI
let s = Text("shared.title")
