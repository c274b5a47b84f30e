import { type CollectionChange, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useCopiesCard } from '../copies/use-copies-card.ts'
import classes from './one-card-note.module.css'
import { printingWords } from './printing-words.ts'

interface OneCardNoteProps {
  scryfallId: string
  changes: CollectionChange[] | undefined
}

/** Of which printing the list is, and the way to all the others. */
export function OneCardNote({ scryfallId, changes }: OneCardNoteProps) {
  const { card } = useCopiesCard(scryfallId)
  const told = changes
    ?.flatMap(({ entries }) => entries)
    .find((entry) => entry.scryfallId === scryfallId && entry.cardName !== null)
  const printing = told ?? {
    cardName: card?.name ?? null,
    setCode: card?.setCode ?? null,
    collectorNumber: card?.collectorNumber ?? null,
  }
  return (
    <p className={classes.note}>
      <span className={classes.card}>
        Only what happened to{' '}
        <b>{printing.cardName === null ? 'one printing' : printingWords(printing)}</b>
      </span>
      <Link to={pages.collectionHistory} search={{}} className={classes.all}>
        Show all changes
      </Link>
      <span className={classes.back}>
        To go back to a day, show all changes: it brings back the whole collection.
      </span>
    </p>
  )
}
