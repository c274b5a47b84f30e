import { useCurrentUser } from '../lib/current-user.ts'
import classes from './affiliate-note.module.css'

/** A disclosure next to affiliate links, which only signed-in users see. */
export function AffiliateNote() {
  if (!useCurrentUser()) return null
  return (
    <p className={classes.note}>
      Affiliate links to TCGplayer: we may earn a commission if you buy, and you pay no more.
    </p>
  )
}
