import type { CardPage, OwnedCard } from '@manafolio/contract'
import { AddCopies } from '../../../card-kit/add-copies/add-copies.tsx'
import { formatCopies, formatCount } from '../../../lib/formats.ts'
import { OwnedCopies } from './owned-copies.tsx'
import { PutInDeck } from './put-in-deck.tsx'
import { UsedIn } from './used-in.tsx'
import classes from './yours-panel.module.css'

interface YoursPanelProps {
  page: CardPage
  /** Null until it is known. */
  owned: OwnedCard | null
}

/** What the user has of the card, where it is used, and what to do with it. */
export function YoursPanel({ page, owned }: YoursPanelProps) {
  return (
    <section id="yours" aria-labelledby="yours-title" className={classes.panel}>
      <div className={classes.head}>
        <h2 id="yours-title" className={classes.title}>
          Yours
        </h2>
        <p className={classes.summary}>{owned && summaryOf(owned)}</p>
      </div>
      {owned && owned.entries.length > 0 && <OwnedCopies page={page} entries={owned.entries} />}
      {owned && owned.decks.length > 0 && <UsedIn page={page} decks={owned.decks} />}
      <div className={classes.actions}>
        <AddCopies key={page.card.id} card={page.card} />
        <PutInDeck page={page} />
      </div>
    </section>
  )
}

/** "4 copies, 2 of them free" */
function summaryOf({ copies, free, decks }: OwnedCard): string {
  if (copies === 0) return 'Not in your collection'
  if (decks.length === 0) return formatCopies(copies)
  if (free === 0) return `${formatCopies(copies)}, none of them free`
  return `${formatCopies(copies)}, ${formatCount(free)} of them free`
}
