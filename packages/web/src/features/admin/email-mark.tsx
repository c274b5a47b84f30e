import classes from './email-mark.module.css'

/** Follows an address that its user has not confirmed. */
export function EmailMark() {
  return <span className={classes.mark}> Email not confirmed</span>
}
