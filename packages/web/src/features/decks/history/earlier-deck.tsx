import { limits } from '@manafolio/contract'
import { Button } from '../../../ui/button.tsx'
import type { DeckHistoryProps } from './deck-history.tsx'
import classes from './earlier-deck.module.css'

interface EarlierDeckProps extends Pick<DeckHistoryProps, 'page' | 'onLook'> {
  list: NonNullable<DeckHistoryProps['list']['data']>
}

/** Of a deck that is older than its history only what it had come to by then is known. */
export function EarlierDeck({ list: { changes, totalCount }, page, onLook }: EarlierDeckProps) {
  const oldest = changes.at(-1)
  const isLastPage = page * limits.deckChangesPage >= totalCount
  if (!isLastPage || !oldest || oldest.kind === 'created' || oldest.version <= 1) return null
  return (
    <div className={classes.earlier}>
      <p>What was done before is not written down.</p>
      <Button
        variant="default"
        aria-haspopup="dialog"
        aria-label="Look at the deck as it was before its history begins"
        onClick={() => onLook(oldest.version - 1)}
      >
        Look
      </Button>
    </div>
  )
}
