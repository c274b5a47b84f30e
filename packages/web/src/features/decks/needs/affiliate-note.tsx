import { useCurrentUser } from '../../../lib/current-user.ts'
import classes from './affiliate-note.module.css'

/** Said near links that lead to the marketplace; only those who are signed in have any. */
export function AffiliateNote() {
  if (!useCurrentUser()) return null
  return (
    <p className={classes.note}>
      Affiliate links to TCGplayer: we may earn a commission if you buy, and you pay no more.
    </p>
  )
}
