import { type MouseEvent, use } from 'react'
import type { ToastAction } from './toast.ts'
import { toastKey } from './toaster-focus.ts'
import classes from './toaster-message.module.css'
import { ToastNavigation } from './toaster-navigation.ts'

interface ToasterMessageProps {
  text: string | undefined
  action: ToastAction
  onClose: () => void
}

/** The message of a toast, its action, and where the change is listed. */
export function ToasterMessage({ text, action, onClose }: ToasterMessageProps) {
  return (
    <div className={classes.message}>
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.actions}>
        <button
          type="button"
          className={classes.action}
          aria-keyshortcuts={toastKey}
          title={`${toastKey} moves the focus here`}
          data-mantine-stop-propagation // Escape does not close the dialog below
          onClick={() => {
            onClose()
            action.onClick()
          }}
        >
          {action.label}
        </button>
        {action.history && <HistoryLink href={action.history} onClose={onClose} />}
      </div>
    </div>
  )
}

/** Toasts stand outside of the router, so that they outlive its pages. */
function HistoryLink({ href, onClose }: { href: string; onClose: () => void }) {
  const navigate = use(ToastNavigation)
  function follow(event: MouseEvent) {
    if (!navigate || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onClose()
    navigate(href)
  }
  return (
    <a className={classes.link} href={href} data-mantine-stop-propagation onClick={follow}>
      History
    </a>
  )
}
