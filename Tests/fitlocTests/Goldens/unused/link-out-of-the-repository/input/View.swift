let view = 1
