;;; mockd.el --- Client of mockd, for test mocks of Apollo iOS  -*- lexical-binding: t -*-

;; Copyright (c) 2026 The mockd authors

;; Author: The mockd authors
;; Version: 0.2.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages, tools
;; URL: https://example.org/mockd
;; SPDX-License-Identifier: MIT

;; This file is not part of GNU Emacs.

;;; Commentary:

;; mockd generates test mocks and response models for Apollo iOS, and reports tests that will crash because a mock lacks
;; a required field.  This package runs its language server, `mockd lsp', with Eglot or lsp-mode:
;;
;;     (mockd-global-mode)
;;
;; The server starts in GraphQL and Swift files below a folder with a ".mockgen.json" or an "apollo-codegen-config.json".
;; The commands `mockd-check', `mockd-generate' and `mockd-doctor' run the program in that folder.
;;
;; Eglot is part of Emacs 29.  In Emacs 28, install the package `eglot' 1.9 or later, or `lsp-mode'.

;;; Code:

(require 'compile)
(require 'project)
(require 'seq)

(defvar eglot-server-programs)
(defvar lsp-language-id-configuration)
(declare-function eglot-ensure "eglot")
(declare-function lsp-deferred "lsp-mode")
(declare-function lsp-register-client "lsp-mode")
(declare-function lsp-stdio-connection "lsp-mode")
(declare-function make-lsp-client "lsp-mode")

(defgroup mockd nil
  "Test mocks of Apollo iOS."
  :group 'tools
  :prefix "mockd-")

(defcustom mockd-program "mockd"
  "The program: a name in variable `exec-path', or a full path."
  :type 'string)

(defcustom mockd-client 'eglot
  "The client of the language server."
  :type '(choice (const :tag "Eglot" eglot) (const :tag "lsp-mode" lsp-mode)))

(defcustom mockd-modes
  '(graphql-mode graphql-ts-mode mockd-graphql-mode swift-mode swift-ts-mode mockd-swift-mode)
  "The major modes in which the server starts.
Eglot runs one server for a buffer.  To use another server for
Swift files, remove the modes for Swift."
  :type '(repeat symbol))

(defcustom mockd-write-outputs t
  "Whether the server writes outputs after a file is saved."
  :type 'boolean)

(defcustom mockd-code-lenses t
  "Whether the server has lenses that count tests."
  :type 'boolean)

(defcustom mockd-inlay-hints t
  "Whether the server has hints for types and unset fields."
  :type 'boolean)

(defcustom mockd-allow-outside-workspace nil
  "Whether the server accesses files outside the repository.
Also applies to files outside the folder of the configuration."
  :type 'boolean
  :risky t)

;; A clone can't choose the program.
(put 'mockd-program 'risky-local-variable t)

;;; Workspaces

(defun mockd--program ()
  "Return the full path of the program, or nil if there is none.
Skip relative folders of variable `exec-path', because they could
lead to a program of the project."
  (when-let ((folders (if (file-name-absolute-p mockd-program) '("/") (seq-filter #'file-name-absolute-p exec-path)))
             (file (locate-file mockd-program folders exec-suffixes
                                (lambda (file) (and (file-executable-p file) (not (file-directory-p file)))))))
    (expand-file-name file)))

(defun mockd-root (&optional folder)
  "Return the nearest folder with a configuration, upwards from FOLDER.
FOLDER defaults to the current folder.  Return nil if there is none."
  (locate-dominating-file
   (or folder default-directory)
   (lambda (parent)
     (or (file-exists-p (expand-file-name ".mockgen.json" parent))
         (file-exists-p (expand-file-name "apollo-codegen-config.json" parent))))))

(defun mockd--project (folder)
  "Return the project of FOLDER, whose root has the configuration."
  (when-let ((root (mockd-root folder)))
    (cons 'transient (expand-file-name root))))

(defun mockd--require-program ()
  "Return the full path of the program, or signal an error."
  (or (mockd--program)
      (user-error "Cannot find the program `%s'; install mockd, or set `mockd-program'" mockd-program)))

(defun mockd--options ()
  "Return the options of the server as a property list."
  (list :writeOutputs (if mockd-write-outputs t :json-false)
        :codeLenses (if mockd-code-lenses t :json-false)
        :inlayHints (if mockd-inlay-hints t :json-false)
        :allowOutsideWorkspace (if mockd-allow-outside-workspace t :json-false)))

;;; Clients

(defun mockd--contact (&rest _)
  "Return the command of the server, for Eglot."
  (list (mockd--program) "lsp" :initializationOptions (mockd--options)))

(defun mockd--start-eglot ()
  "Start the server in the current buffer with Eglot."
  (require 'eglot)
  ;; Other buffers keep their servers and projects.
  (setq-local eglot-server-programs (cons (cons mockd-modes #'mockd--contact) eglot-server-programs))
  (eglot-ensure))

(defvar mockd--is-registered nil "Whether lsp-mode knows the server.")

(defun mockd--register-lsp ()
  "Register the server in lsp-mode, in addition to other servers."
  (require 'lsp-mode)
  (unless mockd--is-registered
    (setq mockd--is-registered t)
    (dolist (mode mockd-modes)
      (let ((language (if (string-search "swift" (symbol-name mode)) "swift" "graphql")))
        (add-to-list 'lsp-language-id-configuration (cons mode language))))
    (lsp-register-client
     (make-lsp-client
      :new-connection (lsp-stdio-connection (lambda () (list (mockd--program) "lsp")))
      :activation-fn (lambda (file mode) (and (memq mode mockd-modes) (mockd-root (file-name-directory file))))
      :initialization-options #'mockd--options
      :add-on? t
      :server-id 'mockd))))

(defun mockd--start-lsp ()
  "Start the server in the current buffer with lsp-mode."
  (mockd--register-lsp)
  (lsp-deferred))

;;;###autoload
(defun mockd ()
  "Start the server in the current buffer.
A server that runs for the same folder is used again."
  (interactive)
  (unless (mockd-root)
    (user-error "Found no .mockgen.json here or in a parent folder; create one with `mockd init'"))
  (mockd--require-program)
  (add-hook 'project-find-functions #'mockd--project nil t)
  (if (eq mockd-client 'lsp-mode) (mockd--start-lsp) (mockd--start-eglot)))

(defun mockd--maybe-start ()
  "Start the server if the current buffer belongs to a workspace."
  (when (and buffer-file-name (apply #'derived-mode-p mockd-modes) (mockd-root))
    (condition-case problem
        (mockd)
      (user-error (message "mockd: %s" (error-message-string problem))))))

;;;###autoload
(define-minor-mode mockd-global-mode
  "Start mockd in GraphQL and Swift files that belong to a workspace."
  :global t
  (if mockd-global-mode
      (add-hook 'after-change-major-mode-hook #'mockd--maybe-start)
    (remove-hook 'after-change-major-mode-hook #'mockd--maybe-start)))

;;; Commands

(defun mockd--run (&rest arguments)
  "Run the program with ARGUMENTS in the folder of the configuration."
  (let ((program (mockd--require-program))
        (default-directory (or (mockd-root) default-directory))
        (compilation-buffer-name-function (lambda (_) (format "*mockd %s*" (car arguments)))))
    (compile (mapconcat #'shell-quote-argument (cons program arguments) " "))))

;;;###autoload
(defun mockd-check ()
  "Report errors, stale outputs, and crashes of test functions."
  (interactive)
  (mockd--run "check"))

;;;###autoload
(defun mockd-generate ()
  "Write the outputs."
  (interactive)
  (mockd--run "generate"))

;;;###autoload
(defun mockd-doctor ()
  "Check the workspace and the system, and report what to do."
  (interactive)
  (mockd--run "doctor"))

;;; Modes, for files that no other package has a mode for

;;;###autoload
(define-derived-mode mockd-graphql-mode prog-mode "GraphQL"
  "Major mode for GraphQL files, without a mode of another package."
  (setq-local comment-start "# ")
  (setq-local comment-end ""))

;;;###autoload
(define-derived-mode mockd-swift-mode prog-mode "Swift"
  "Major mode for Swift files, without a mode of another package."
  (setq-local comment-start "// ")
  (setq-local comment-end ""))

(put 'mockd-graphql-mode 'eglot-language-id "graphql")
(put 'mockd-swift-mode 'eglot-language-id "swift")
(put 'graphql-ts-mode 'eglot-language-id "graphql")
(put 'swift-ts-mode 'eglot-language-id "swift")

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.\\(?:graphqls?\\|gql\\)\\'" . mockd-graphql-mode) t)
;;;###autoload
(add-to-list 'auto-mode-alist '("\\.swift\\'" . mockd-swift-mode) t)

(provide 'mockd)
;;; mockd.el ends here
