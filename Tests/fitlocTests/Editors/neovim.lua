-- Uses `fitloc lsp` with Neovim's built-in client, and saves the changed files.
-- Reads the environment variables FITLOC and PROJECT. Prints "done" and exits with status 0, or prints the reason and
-- exits with status 1.
local root = os.getenv("PROJECT")

local function run()
  vim.o.fixendofline = false
  local catalog, code = root .. "/Localizable.xcstrings", root .. "/App/HomeView.swift"
  local client = assert(vim.lsp.start_client({
    name = "fitloc", cmd = { os.getenv("FITLOC"), "lsp" }, root_dir = root,
    workspace_folders = { { uri = vim.uri_from_fname(root), name = "project" } },
  }))
  local function open(path)
    vim.cmd("edit " .. vim.fn.fnameescape(path))
    local buffer = vim.api.nvim_get_current_buf()
    assert(vim.lsp.buf_attach_client(buffer, client))
    return buffer
  end
  local function wait(what, condition)
    assert(vim.wait(120000, condition, 50), "waited in vain for " .. what)
  end
  local function move(wanted)
    local line, column = unpack(vim.fn.searchpos("\\V" .. wanted, "w"))
    assert(line > 0, wanted)
    vim.api.nvim_win_set_cursor(0, { line, column })
  end
  local function ask(method, parameters)
    local answers = assert(vim.lsp.buf_request_sync(0, method, parameters or
      vim.lsp.util.make_position_params(0, "utf-16"), 120000))
    assert(answers[client] and not answers[client].error, vim.inspect(answers))
    return answers[client].result
  end

  local swift = open(code)
  wait("the server", function() return vim.lsp.buf_is_attached(swift, client) and
    vim.lsp.get_client_by_id(client).initialized end)
  wait("diagnostics", function() return #vim.diagnostic.get(swift) > 0 end)
  move('"home.title"')
  assert(ask("textDocument/hover").contents.value:find("Início", 1, true))
  local definition = ask("textDocument/definition")
  assert(definition[1].uri == vim.uri_from_fname(catalog), vim.inspect(definition))

  -- Renames a key in code and catalog, like `fitloc rename`.
  local strings = open(catalog)
  move('"home.title"')
  vim.lsp.buf.rename("start.title")
  wait("the new name", function()
    return buffer_text(strings):find('"start.title"', 1, true) and buffer_text(swift):find('"start.title"', 1, true)
  end)

  -- Changes the state of a text with a code action.
  vim.api.nvim_set_current_buf(strings)
  move('"settings.sound"')
  local line = vim.fn.search('"pt-BR"')
  vim.api.nvim_win_set_cursor(0, { line, 10 })
  local parameters = vim.lsp.util.make_range_params(0, "utf-16")
  parameters.context = { diagnostics = {}, only = { "refactor" } }
  for _, action in ipairs(ask("textDocument/codeAction", parameters)) do
    if action.title:find("needs_review", 1, true) then vim.lsp.util.apply_workspace_edit(action.edit, "utf-16") end
  end
  vim.cmd("wall")
  vim.lsp.stop_client(client)
  wait("the server's end", function() return vim.lsp.get_client_by_id(client) == nil end)
end

function buffer_text(buffer)
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n")
end

local ok, reason = xpcall(run, debug.traceback)
io.stdout:write(ok and "done\n" or (tostring(reason) .. "\n"))
vim.cmd(ok and "qall!" or "cquit 1")
