import { CompareList } from '../compare/compare-list.tsx'
import type { DeckRow } from '../deck-actions.ts'
import type { Differences } from './differences.ts'
import type { Restoration } from './use-restore-deck.ts'
import classes from './version-changes.module.css'

interface VersionChangesProps extends Restoration {
  differences: Differences
}

/** What going back would change: the deck's own facts first, then its cards. */
export function VersionChanges({ now, earlier, differences }: VersionChangesProps) {
  const { phrases, hasOtherCards } = differences
  return (
    <>
      <p className={classes.intro}>Going back to this would change the deck that you have now:</p>
      {phrases.length > 0 && (
        <ul className={classes.phrases}>
          {phrases.map((phrase) => (
            <li key={phrase}>{phrase.charAt(0).toUpperCase() + phrase.slice(1)}</li>
          ))}
        </ul>
      )}
      {hasOtherCards && (
        <CompareList
          one={{ name: 'the deck now', only: 'Would go', cards: now.cards.map(withoutRole) }}
          other={{
            name: 'it then',
            only: 'Would come back',
            cards: earlier.cards.map(withoutRole),
          }}
          isOnlyDifferences
        />
      )}
    </>
  )
}

/** Who leads the deck is told above. */
function withoutRole({ cardName, quantity, slotType, card }: DeckRow) {
  return { cardName, quantity, slotType, card }
}
