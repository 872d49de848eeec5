import SwiftUI

let a = Text("Открыть")
let b = Text("Сохранить")
let c = Text("Export")
let d = Text("Настройки применятся к следующей встрече.")
