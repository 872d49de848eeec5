keys = ['script.title']
