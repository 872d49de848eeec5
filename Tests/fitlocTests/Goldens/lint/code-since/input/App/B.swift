import SwiftUI
let d = Text("Início rápido")
