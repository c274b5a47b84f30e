import type { ToastAction } from './toast.ts'
import { toastKey } from './toaster-focus.ts'
import classes from './toaster-message.module.css'

interface ToasterMessageProps {
  text: string | undefined
  action: ToastAction
  onDone: () => void
}

/** What a toast says, and what can be done about it. */
export function ToasterMessage({ text, action, onDone }: ToasterMessageProps) {
  return (
    <div className={classes.message}>
      {text && <p className={classes.text}>{text}</p>}
      <button
        type="button"
        className={classes.action}
        aria-keyshortcuts={toastKey}
        onClick={() => {
          onDone()
          action.onClick()
        }}
      >
        {action.label}
      </button>
    </div>
  )
}
