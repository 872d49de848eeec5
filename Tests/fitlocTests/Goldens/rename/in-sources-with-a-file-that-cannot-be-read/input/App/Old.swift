let a = "á"
