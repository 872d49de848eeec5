let a = "ç"
