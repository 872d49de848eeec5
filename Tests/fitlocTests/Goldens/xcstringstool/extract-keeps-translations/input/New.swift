import SwiftUI
let text = Text("New")
