def compare(*a):
    return []
