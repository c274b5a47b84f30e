import type { User } from '@manafolio/contract'
import { IconMail } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { useVerificationEmail } from './use-verification.ts'
import classes from './verification.module.css'

/** On the account page: that the address is not confirmed, and how to confirm it. */
export function EmailStatus({ user }: { user: User }) {
  if (user.emailVerifiedAt !== null) return null
  return (
    <div className={classes.status}>
      <p className={classes.mark}>
        <IconMail size={18} stroke={1.7} aria-hidden />
        Not confirmed yet
      </p>
      <p className={classes.text}>
        Follow the link in the email that we sent you. Then we know that we can reach you here when
        you forget your password.
      </p>
      <SendAgain />
    </div>
  )
}

/** Sends another email with a link. */
export function SendAgain() {
  const { mutate, isPending } = useVerificationEmail()
  return (
    <Button variant="default" disabled={isPending} onClick={() => mutate()}>
      {isPending ? 'Sending the email...' : 'Send the email again'}
    </Button>
  )
}
