print("applife")
