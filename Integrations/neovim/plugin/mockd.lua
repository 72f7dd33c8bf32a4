if vim.g.loaded_mockd then return end
vim.g.loaded_mockd = 1
require("mockd").enable()
