import SwiftUI
let a = Text("home.title")
