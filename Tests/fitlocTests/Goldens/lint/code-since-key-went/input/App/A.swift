import SwiftUI
let a = Text("home.titel")
let b = Text("home.title")
