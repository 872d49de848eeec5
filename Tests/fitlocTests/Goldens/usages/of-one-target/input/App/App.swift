import SwiftUI
let a = Text("app.title")
