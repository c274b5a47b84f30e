import { pages, type User } from '@manafolio/contract'
import { IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import classes from './verification.module.css'

/** New users have just been sent the email. */
const patienceMs = 24 * 60 * 60 * 1000

/** Says nothing about the account. */
const dismissedKey = 'unconfirmed-email-dismissed'

interface VerificationNoticeProps {
  user: User
  /** Called when it is gone; moves the focus. */
  onDismissed: () => void
}

/** A line on every page for users whose address is not confirmed, until it is dismissed. */
export function VerificationNotice({ user, onDismissed }: VerificationNoticeProps) {
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(dismissedKey) !== null)
  const isNew = Date.now() - new Date(user.createdAt).getTime() < patienceMs
  if (user.emailVerifiedAt !== null || isNew || isDismissed) return null

  function dismiss() {
    localStorage.setItem(dismissedKey, 'yes')
    setDismissed(true)
    onDismissed()
  }

  return (
    <div className={classes.notice}>
      <p className={classes.news}>
        <IconMail size={20} stroke={1.7} aria-hidden className={classes.icon} />
        <span>
          Your email address is not confirmed. <Link to={pages.account}>Confirm it</Link>
        </span>
      </p>
      <Button variant="subtle" size="compact-md" className={classes.dismiss} onClick={dismiss}>
        Not now
      </Button>
    </div>
  )
}
