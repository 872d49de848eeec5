import SwiftUI
let w = Text("app.title")
