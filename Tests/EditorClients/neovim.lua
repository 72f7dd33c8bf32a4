-- Runs in a headless Neovim with mockd configured or installed as a package. Prints `ok STEP` for each step that works.
local function wait(step, is_reached)
  if vim.wait(120000, is_reached, 10) then
    print("ok " .. step .. "\n")
  else
    print("failed " .. step .. "\n")
    vim.cmd("messages")
    print(vim.inspect(vim.diagnostic.get()) .. "\n")
    print(table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n"))
    vim.cmd("cquit")
  end
end

local function has(code)
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    if diagnostic.code == code then return diagnostic end
  end
end

local function clients() return (vim.lsp.get_clients or vim.lsp.get_active_clients)() end

--- Waits until the server has answered all requests that the editor made when it opened the buffer. Before, the server
--- may already have reported diagnostics of the file.
local function wait_for_server()
  vim.wait(120000, function()
    for _, client in ipairs(clients()) do
      if vim.lsp.buf_is_attached(0, client.id) then return true end
    end
  end, 10)
  vim.lsp.buf_request_sync(0, "textDocument/codeLens", { textDocument = vim.lsp.util.make_text_document_params() }, 120000)
end

local function run()
  -- Each question has one answer.
  vim.ui.select = function(items, _, choose) choose(items[1], 1) end

  -- A file outside of workspaces. The package starts no server for it.
  vim.cmd("edit " .. vim.fn.tempname() .. ".swift")
  local outside = vim.api.nvim_get_current_buf()

  vim.cmd("edit graphql/Hero.graphql")
  vim.api.nvim_buf_set_text(0, 4, 6, 4, 10, { "nme" })
  wait("diagnostic", function() return has("graphql/FieldsOnCorrectType") end)
  vim.api.nvim_buf_set_text(0, 4, 6, 4, 9, { "name" })
  wait("resolved", function() return not has("graphql/FieldsOnCorrectType") end)
  vim.cmd("write")

  vim.cmd("edit Tests/HeroTests.swift")
  wait_for_server()
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

  if vim.g.is_package then
    wait("no server elsewhere", function()
      return vim.bo[outside].filetype == "swift" and #clients() == 1
        and not vim.lsp.buf_is_attached(outside, clients()[1].id)
    end)
    if vim.lsp.codelens.enable then vim.lsp.codelens.enable() else vim.lsp.codelens.refresh() end
    vim.api.nvim_win_set_cursor(0, { 1, 0 })
    wait("lens", function()
      pcall(vim.lsp.codelens.run)
      local list = vim.fn.getqflist({ title = 1, size = 1 })
      return list.size > 0 and list.title:find("test") ~= nil
    end)
    vim.cmd("helptags ALL")
    wait("help", function() return #vim.fn.getcompletion("mockd-configuration", "help") == 1 end)
  end
  vim.cmd("qall!")
end

-- A failure must not leave an editor that waits for input.
local is_well, problem = xpcall(run, debug.traceback)
if not is_well then
  print(problem .. "\n")
  vim.cmd("cquit")
end
