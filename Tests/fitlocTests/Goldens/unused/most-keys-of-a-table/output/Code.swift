let texts = [0, 1, 2, 3, 4, 5].map { $0 }
let a = NSLocalizedString("key.number0", comment: "")
let b = NSLocalizedString("key.number1", comment: "")
let c = NSLocalizedString("key.number2", comment: "")
