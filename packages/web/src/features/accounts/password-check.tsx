import { limits } from '@manafolio/contract'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import classes from './form.module.css'

/** The password rule, with a green check mark once it is met. */
export function PasswordCheck({ isMet }: { isMet: boolean }) {
  const Icon = isMet ? IconCircleCheck : IconCircle
  return (
    <span className={classes.check} data-met={isMet || undefined}>
      <Icon size={18} aria-hidden />
      At least {limits.passwordMin} characters
      <span className="visually-hidden">{isMet ? ': met' : ': not met yet'}</span>
    </span>
  )
}
