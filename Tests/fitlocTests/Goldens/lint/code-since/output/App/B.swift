import SwiftUI
let d = Text("Início rápido")
let e = Text("Não há treinos hoje")
