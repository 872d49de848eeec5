import SwiftUI
let a = Text("Home")
