print("jptok")
