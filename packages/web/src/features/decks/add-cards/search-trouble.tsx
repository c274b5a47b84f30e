import { isSessionExpired, messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import classes from './search-trouble.module.css'
import type { FoundCardsState } from './use-found-cards.ts'

/** An expired session speaks through its toast, and so does any other failure at first. */
export function SearchTrouble({ search: { error, askAgain } }: { search: FoundCardsState }) {
  if (isSessionExpired(error)) return null
  return (
    <div className={classes.trouble}>
      <p>{messageOf(error, 'The server does not answer. Check your connection.')}</p>
      <Button variant="default" onClick={askAgain}>
        Try again
      </Button>
    </div>
  )
}
