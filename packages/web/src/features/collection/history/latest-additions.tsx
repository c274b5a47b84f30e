import type { CollectionChange } from '@manafolio/contract'
import { TextWithCards } from '../../../card-kit/text-with-cards.tsx'
import { formatInstant } from '../../../lib/dates.ts'
import { unbroken } from '../../../lib/formats.ts'
import { describeChange } from './change-text.ts'
import { namedCards } from './headlines.ts'
import classes from './latest-additions.module.css'

const shown = 4

/** Those that brought copies and were not undone, the newest first. */
export function additionsOf(changes: readonly CollectionChange[]): CollectionChange[] {
  return changes.filter(
    ({ kind, undoneAt }) => (kind === 'add' || kind === 'import') && undoneAt === null,
  )
}

/** The last cards that came into the collection. */
export function LatestAdditions({ additions }: { additions: readonly CollectionChange[] }) {
  return (
    <ul className={classes.list}>
      {additions.slice(0, shown).map((change) => (
        <li key={change.id} className={classes.addition}>
          <span>
            <TextWithCards
              text={unbroken(describeChange(change, {}).headline)}
              cards={namedCards(change.entries)}
            />
          </span>{' '}
          <time dateTime={change.happenedAt} className={classes.when}>
            {formatInstant(change.happenedAt)}
          </time>
        </li>
      ))}
    </ul>
  )
}
