let a = Strings.Home.title
let b = Strings.Home.title.key
