import SwiftUI
let w = Text("app.title")
let shown = s
