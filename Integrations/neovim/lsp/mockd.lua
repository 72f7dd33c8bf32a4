-- The client for `vim.lsp.enable("mockd")` in Neovim 0.11 and later.
local mockd = require("mockd")

return vim.tbl_extend("force", mockd.config, {
  root_dir = function(buffer, start)
    local root = mockd.root(buffer)
    if root then start(root) end
  end,
})
