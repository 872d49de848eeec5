let title = Texts.Home.title
