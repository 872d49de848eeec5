let text = "Goodbye"
