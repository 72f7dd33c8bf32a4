--- `:checkhealth mockd`: whether the program runs, and the report of `mockd doctor`.
local M = {}

local mockd = require("mockd")

-- Neovim 0.10 renamed these functions.
local health = vim.health or require("health")
local start = health.start or health.report_start
local report = {
  ok = health.ok or health.report_ok,
  warning = health.warn or health.report_warn,
  error = health.error or health.report_error,
  info = health.info or health.report_info,
}

--- Returns the configuration of the client, with the user's changes.
local function client_config() return vim.lsp.enable and vim.lsp.config.mockd or mockd.config end

--- Returns the running clients.
local function running()
  local all = (vim.lsp.get_clients or vim.lsp.get_active_clients)()
  return vim.tbl_filter(function(client) return client.name == "mockd" end, all)
end

--- Returns text whose patterns in quotes are code. The report hides the stars of other text, since they mean emphasis.
local function with_code(text) return (text:gsub("'([^'`]*%*[^'`]*)'", "`%1`")) end

--- Reports the lines of `mockd doctor`. Each begins with its result.
local function report_doctor(program, configuration)
  for _, line in ipairs(vim.fn.systemlist({ program, "doctor", "--config", configuration })) do
    local result, text = line:match("^(%a+) +(.*)$")
    if report[result] then
      report[result](with_code(text))
    elseif line ~= "" then
      report.warning(line)
    end
  end
end

function M.check()
  start("mockd")
  local program = client_config().cmd[1]
  if vim.fn.executable(program) ~= 1 then
    local name = vim.startswith(program, mockd.no_folder) and program:sub(#mockd.no_folder + 1) or program
    report.error(("'%s' is not a program in PATH"):format(name), {
      "Install mockd.",
      "Or set its path: require('mockd').setup({ cmd = { '/path/to/mockd', 'lsp' } })",
    })
    return
  end
  local version = vim.fn.systemlist({ program, "--version" })[1] or ""
  if not version:find("^mockd %d") then
    report.error(("'%s --version' prints '%s'. Is it mockd?"):format(program, version))
    return
  end
  report.ok(version .. ": " .. vim.fn.exepath(program))

  local roots = {}
  for _, client in ipairs(running()) do
    report.ok("The server runs for " .. client.config.root_dir)
    roots[client.config.root_dir] = true
  end
  local configuration = mockd.find_configuration(vim.fn.getcwd())
  if configuration then roots[vim.fn.fnamemodify(configuration, ":h")] = true end
  if vim.tbl_isempty(roots) then
    report.info("No server runs, and the current folder has no .mockgen.json. Create one with `mockd init`.")
  end
  for root in pairs(roots) do
    start("mockd doctor in " .. root)
    report_doctor(program, mockd.find_configuration(root))
  end
end

return M
