;;; -*- lexical-binding: t -*-
;; Runs in Emacs in batch mode, with mockd and Eglot. Prints `ok STEP' for each step that works.
(require 'cl-lib)
(require 'eglot)
(require 'flymake)
(require 'subr-x)

(defun step-wait (step is-reached)
  "Say whether STEP is done: until IS-REACHED, or for two minutes."
  (let ((deadline (+ (float-time) 120)))
    ;; What waits for an idle user elsewhere: nobody is ever idle in batch mode.
    (dolist (buffer (buffer-list))
      (with-current-buffer buffer
        (when eglot--managed-mode (eglot--signal-textDocument/didChange))))
    (flymake-start)
    (while (and (not (funcall is-reached)) (< (float-time) deadline))
      (accept-process-output nil 0.02))
    (princ (format "%s %s\n" (if (funcall is-reached) "ok" "failed") step))
    (unless (funcall is-reached)
      (princ (format "%S\n%s\n" (flymake-diagnostics) (buffer-string)))
      (kill-emacs 1))))

(defun found (text)
  "The finding in the buffer whose message has TEXT."
  (cl-find-if (lambda (found) (string-match-p (regexp-quote text) (flymake-diagnostic-text found)))
              (flymake-diagnostics)))

(defun visit (file)
  "Visit FILE as a user does, for whom servers start after commands."
  (find-file file)
  (run-hooks 'post-command-hook)
  (flymake-mode 1))

;; A request may take long on a busy machine.
(setq jsonrpc-default-request-timeout 120
      eglot-connect-timeout 120)

;; Answers all questions.
(advice-add 'y-or-n-p :override (lambda (&rest _) t))
(advice-add 'completing-read :override (lambda (_ choices &rest _) (caar choices)))
(setq last-nonmenu-event ?x)

(visit "Tests/HeroTests.swift")
(step-wait "test" (lambda () (found "this crashes the test")))
(let ((finding (found "this crashes the test")))
  (eglot-code-actions (flymake-diagnostic-beg finding) (flymake-diagnostic-end finding) "quickfix" t))
(step-wait "fix" (lambda () (not (found "this crashes the test"))))
(step-wait "fix is in the helper"
           (lambda () (with-current-buffer (find-file-noselect "../Tests/Helpers.swift")
                        (save-excursion (goto-char (point-min)) (search-forward "name" nil t)))))

(visit "../graphql/Hero.graphql")
(goto-char (point-min))
(re-search-forward "\\bname")
(replace-match "nme")
(step-wait "diagnostic" (lambda () (found "Cannot query field \"nme\"")))
(goto-char (point-min))
(re-search-forward "\\bnme")
(replace-match "name")
(step-wait "resolved" (lambda () (not (found "nme"))))
(save-buffer)

(goto-char (point-min))
(search-forward "...Det")
(condition-case problem
    (call-interactively #'xref-find-definitions)
  (error (princ (format "%S\n" problem))))
(step-wait "definition" (lambda () (string-suffix-p "Details.graphql" (buffer-file-name))))
(step-wait "place" (lambda () (= 1 (line-number-at-pos))))
(step-wait "one server" (lambda () (= 1 (apply #'+ (mapcar #'length (hash-table-values eglot--servers-by-project))))))
(kill-emacs 0)
