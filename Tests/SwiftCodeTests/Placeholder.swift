// Replaced by the first real file of these tests.
