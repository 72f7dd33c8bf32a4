--- The client of mockd, for Neovim 0.7 and later.
local M = {}

local uv = vim.uv or vim.loop

--- The configurations that mockd knows, in the order in which it prefers them.
local configurations = { ".mockgen.json", "apollo-codegen-config.json" }

--- The command of code lenses. The server names it in each lens that has places.
local show_references = "mockd.showReferences"

--- Makes the server publish diagnostics instead of waiting for requests. After an edit of another file, Neovim 0.12
--- requests only the diagnostics of files that are not open, so those of open files would stay as they were.
local function before_init(parameters)
  parameters.capabilities.textDocument.diagnostic = nil
  parameters.capabilities.workspace.diagnostics = nil
end

--- The folder of programs that are missing. Nothing can be in it, so Neovim does not search PATH again.
M.no_folder = "/dev/null/"

--- Returns the full path of a program in PATH, or a path below `no_folder` if there is none. Skips relative folders of
--- PATH, because they could lead to a program of the project.
local function find_program(name)
  for folder in vim.gsplit(vim.env.PATH or "", ":", true) do
    local file = folder .. "/" .. name
    if vim.startswith(folder, "/") and vim.fn.executable(file) == 1 then return file end
  end
  return M.no_folder .. name
end

--- The configuration of the client, as `vim.lsp.config` takes it.
M.config = {
  cmd = { find_program("mockd"), "lsp" },
  filetypes = { "graphql", "swift" },
  before_init = before_init,
  init_options = { showReferencesCommand = show_references },
}

--- Returns the nearest configuration of a file or folder, upwards; nil if there is none.
function M.find_configuration(path)
  if path == "" or path:find("^%a[%w+.-]+://") then return nil end
  local folder = vim.fn.fnamemodify(path, ":p")
  while true do
    for _, name in ipairs(configurations) do
      local file = (folder:gsub("/$", "")) .. "/" .. name
      if uv.fs_stat(file) then return file end
    end
    local parent = vim.fn.fnamemodify(folder, ":h")
    if parent == folder then return nil end
    folder = parent
  end
end

--- Returns the folder of a buffer's configuration, or nil. Without a configuration, the server is not started.
function M.root(buffer)
  if vim.bo[buffer].buftype ~= "" then return nil end
  local file = M.find_configuration(vim.api.nvim_buf_get_name(buffer))
  return file and vim.fn.fnamemodify(file, ":h")
end

--- Lists the places of a code lens in the quickfix window.
local function list_places(command, context)
  local client = vim.lsp.get_client_by_id(context.client_id)
  local items = vim.lsp.util.locations_to_items(command.arguments[3], client and client.offset_encoding or "utf-16")
  vim.fn.setqflist({}, " ", { title = command.title, items = items })
  vim.cmd("copen")
end

--- The running clients by root, in Neovim 0.7.
local clients = {}

--- Starts the server for a buffer, or attaches the running server. Neovim 0.11 does this itself.
function M.attach(buffer)
  local root = M.root(buffer)
  if not root then return end
  local config = vim.tbl_extend("force", M.config, { name = "mockd", root_dir = root })
  if vim.lsp.start then
    vim.lsp.start(config, { bufnr = buffer })
    return
  end
  config.on_exit = function() clients[root] = nil end
  clients[root] = clients[root] or vim.lsp.start_client(config)
  if clients[root] then vim.lsp.buf_attach_client(buffer, clients[root]) end
end

--- Enables mockd for all buffers. `plugin/mockd.lua` calls it.
function M.enable()
  vim.lsp.commands[show_references] = list_places
  if vim.lsp.enable then
    vim.lsp.enable("mockd")
    return
  end
  vim.api.nvim_create_autocmd("FileType", {
    group = vim.api.nvim_create_augroup("mockd", {}),
    pattern = M.config.filetypes,
    callback = function(event) M.attach(event.buf) end,
  })
  -- The plugin may be loaded late.
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    local is_loaded = vim.api.nvim_buf_is_loaded(buffer)
    if is_loaded and vim.tbl_contains(M.config.filetypes, vim.bo[buffer].filetype) then M.attach(buffer) end
  end
end

--- Changes the configuration of the client. Call it before the first file is opened.
function M.setup(options)
  M.config = vim.tbl_deep_extend("force", M.config, options or {})
  if vim.lsp.enable then vim.lsp.config("mockd", options or {}) end
  M.enable()
end

return M
