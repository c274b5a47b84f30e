import type { ToastAction } from './toast.ts'
import { toastKey } from './toaster-focus.ts'
import classes from './toaster-message.module.css'

interface ToasterMessageProps {
  text: string | undefined
  action: ToastAction
  onClose: () => void
}

/** The message of a toast, and its action. */
export function ToasterMessage({ text, action, onClose }: ToasterMessageProps) {
  return (
    <div className={classes.message}>
      {text && <p className={classes.text}>{text}</p>}
      <button
        type="button"
        className={classes.action}
        aria-keyshortcuts={toastKey}
        onClick={() => {
          onClose()
          action.onClick()
        }}
      >
        {action.label}
      </button>
    </div>
  )
}
