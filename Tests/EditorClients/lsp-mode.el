;;; -*- lexical-binding: t -*-
;; Runs in Emacs in batch mode, with mockd installed as a package and lsp-mode. Prints `ok STEP' for each step that works.
(require 'lsp-mode)
(require 'lsp-diagnostics)

(setq lsp-auto-guess-root t
      lsp-enable-suggest-server-download nil
      lsp-session-file (expand-file-name "lsp-session" user-emacs-directory)
      mockd-client 'lsp-mode)

(defun step-wait (step is-reached)
  "Wait until IS-REACHED, at most two minutes, and print the result of STEP."
  (let ((deadline (+ (float-time) 120)))
    (while (and (not (funcall is-reached)) (< (float-time) deadline))
      (accept-process-output nil 0.02))
    (princ (format "%s %s\n" (if (funcall is-reached) "ok" "failed") step))
    (unless (funcall is-reached)
      (princ (format "%S\n%s\n" (lsp-diagnostics) (with-current-buffer "*Messages*" (buffer-string))))
      (kill-emacs 1))))

(defun has-diagnostic (code)
  "Return whether the current file has a diagnostic with CODE."
  (seq-some (lambda (found) (equal (lsp:diagnostic-code? found) code))
            (gethash (lsp--fix-path-casing buffer-file-name) (lsp-diagnostics))))

(mockd-global-mode)
(find-file "graphql/Hero.graphql")
;; Batch mode shows no windows, for which `lsp-deferred' waits.
(lsp)
(step-wait "server" (lambda () (lsp-find-workspace 'mockd (buffer-file-name))))
(goto-char (point-min))
(re-search-forward "\\bname")
(replace-match "nme")
(step-wait "diagnostic" (lambda () (has-diagnostic "graphql/FieldsOnCorrectType")))
(goto-char (point-min))
(re-search-forward "\\bnme")
(replace-match "name")
(step-wait "resolved" (lambda () (not (has-diagnostic "graphql/FieldsOnCorrectType"))))
(save-buffer)
(find-file "../Tests/HeroTests.swift")
(lsp)
(step-wait "test" (lambda () (has-diagnostic "unset-required-field")))
(kill-emacs 0)
