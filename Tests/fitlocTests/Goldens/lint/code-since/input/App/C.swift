import SwiftUI
let c = Text("home.days")
