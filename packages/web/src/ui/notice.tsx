import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import classes from './notice.module.css'

interface NoticeText {
  Icon: Icon
  message: ReactNode
}

interface NoticeAction {
  label: string
  isBusy?: boolean
  onClick: () => void
}

interface NoticeProps {
  /** Null while there is nothing to say. */
  text: NoticeText | null
  /** The buttons, the most useful one first. */
  actions: readonly NoticeAction[]
  /** Whether it is good news, not a problem. */
  isNews?: boolean
}

/** A line above the affected content, shown as long as it is true. */
export function Notice({ text, actions, isNews = false }: NoticeProps) {
  // The live region is rendered before its text: otherwise it would not be announced.
  return (
    <div
      className={classes.notice}
      data-empty={text === null || undefined}
      data-news={isNews || undefined}
    >
      <div role="status" className={classes.news}>
        {text && (
          <div className={classes.text}>
            <text.Icon size={20} stroke={1.7} aria-hidden className={classes.icon} />
            <div>{text.message}</div>
          </div>
        )}
      </div>
      {text && (
        <div className={classes.actions}>
          {actions.map(({ label, isBusy = false, onClick }) => (
            <Button key={label} variant="default" disabled={isBusy} onClick={onClick}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
