import type { CardChange, CardPlace } from '@manafolio/contract'
import classes from './change-table.module.css'
import { printingOf, wordsOf } from './change-words.ts'

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** Changes of cards, one in a row. */
export function ChangeTable({ changes }: { changes: CardChange[] }) {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>
        What Scryfall changed about cards that you have, newest first
      </caption>
      <thead>
        <tr>
          <th scope="col">Card</th>
          <th scope="col">What happened</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </tbody>
    </table>
  )
}

function ChangeRow({ change }: { change: CardChange }) {
  const { happened, means } = wordsOf(change)
  return (
    <tr>
      <th scope="row" className={classes.card}>
        {change.cardName ?? 'Unknown card'}
        <span className={classes.fact}>{printingOf(change)}</span>
        <span className={classes.fact}>{placeOf(change)}</span>
      </th>
      <td>
        <p>
          {happened} {means}
        </p>
        <p className={classes.fact}>
          <time dateTime={change.happenedAt}>{dates.format(new Date(change.happenedAt))}</time>
          {!change.seen && <span className={classes.unseen}>New</span>}
        </p>
      </td>
    </tr>
  )
}

const partNames: Record<CardPlace, string | null> = {
  collection: null,
  main: 'main deck',
  side: 'sideboard',
  commander: 'commander',
}

function placeOf({ place, deckName }: CardChange): string {
  const part = partNames[place]
  return part === null ? 'Collection' : `${deckName ?? 'Deck'}, ${part}`
}
