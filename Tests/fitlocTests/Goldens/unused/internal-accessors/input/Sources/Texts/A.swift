let a = Strings.Home.title
