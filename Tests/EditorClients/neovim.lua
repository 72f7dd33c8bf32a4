-- Runs in a headless Neovim whose configuration is that of the documentation; says `ok STEP` for what works.
local function wait(step, is_reached)
  if vim.wait(20000, is_reached, 10) then
    print("ok " .. step .. "\n")
  else
    print("failed " .. step .. "\n")
    print(vim.inspect(vim.diagnostic.get()) .. "\n")
    print(table.concat(vim.api.nvim_buf_get_lines(vim.fn.bufnr("Tests/Helpers.swift"), 0, -1, false), "\n"))
    vim.cmd("cquit")
  end
end

local function has(code)
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    if diagnostic.code == code then return diagnostic end
  end
end

local function run()
  -- There is but one thing to choose.
  vim.ui.select = function(items, _, choose) choose(items[1], 1) end

  vim.cmd("edit graphql/Hero.graphql")
  vim.api.nvim_buf_set_text(0, 4, 6, 4, 10, { "nme" })
  wait("diagnostic", function() return has("graphql/FieldsOnCorrectType") end)
  vim.api.nvim_buf_set_text(0, 4, 6, 4, 9, { "name" })
  wait("resolved", function() return not has("graphql/FieldsOnCorrectType") end)
  vim.cmd("write")

  vim.cmd("edit Tests/HeroTests.swift")
  wait("test", function() return has("unset-required-field") end)
  local diagnostic = has("unset-required-field")
  vim.api.nvim_win_set_cursor(0, { diagnostic.lnum + 1, diagnostic.col })
  vim.lsp.buf.code_action()
  wait("fix", function() return not has("unset-required-field") end)
  wait("fix is in the helper", function()
    local lines = vim.api.nvim_buf_get_lines(vim.fn.bufnr("Tests/Helpers.swift"), 0, -1, false)
    return table.concat(lines, "\n"):find("name", 1, true)
  end)

  vim.cmd("edit graphql/Hero.graphql")
  vim.api.nvim_win_set_cursor(0, { 3, 9 })
  vim.lsp.buf.definition()
  wait("definition", function() return vim.fn.expand("%:t") == "Details.graphql" end)
  wait("place", function() return vim.api.nvim_win_get_cursor(0)[1] == 1 end)
  vim.cmd("qall!")
end

-- What fails must not leave an editor that waits for somebody.
local is_well, problem = xpcall(run, debug.traceback)
if not is_well then
  print(problem .. "\n")
  vim.cmd("cquit")
end
