import type { CollectionChange } from '@manafolio/contract'
import { useRef } from 'react'
import { instantWords, stateWords, timeWords } from '../../../lib/days.ts'
import { ChangeCards } from './change-cards.tsx'
import { wordsOf } from './change-words.ts'
import classes from './history-row.module.css'
import { unbroken } from './printing-words.ts'
import { UndoButton } from './undo-button.tsx'
import { WordLines } from './word-lines.tsx'

interface HistoryRowProps {
  change: CollectionChange
  card: string | undefined
  /** The changes of the page, among which may be that which an undo undid. */
  beside: readonly CollectionChange[]
}

/** One change: when, what, and whether it still holds. */
export function HistoryRow({ change, card, beside }: HistoryRowProps) {
  const headline = useRef<HTMLHeadingElement>(null)
  const words = wordsOf(change, { scryfallId: card, sayState: stateWords, beside })
  const ids = change.entries.map(({ scryfallId }) => scryfallId)
  return (
    <article className={classes.row} data-undone={change.undoneAt !== null}>
      <div className={classes.cards}>
        <ChangeCards scryfallIds={card === undefined ? ids : [card]} />
      </div>
      <div className={classes.words}>
        <h3 ref={headline} tabIndex={-1} className={classes.headline}>
          {unbroken(words.headline)}
        </h3>
        <WordLines words={words} />
        <p className={classes.when}>
          <time dateTime={change.happenedAt}>{timeWords(change.happenedAt)}</time>
          {change.undoneAt !== null && (
            <span className={classes.undone}>Undone on {instantWords(change.undoneAt)}</span>
          )}
        </p>
      </div>
      {isUndoable(change) && (
        <div className={classes.undo}>
          <UndoButton changeId={change.id} of={words.headline} next={() => headline.current} />
        </div>
      )}
    </article>
  )
}

/** What the card-data service did to records can't be taken back. */
function isUndoable({ kind, undoneAt }: CollectionChange): boolean {
  return undoneAt === null && kind !== 'merge'
}
