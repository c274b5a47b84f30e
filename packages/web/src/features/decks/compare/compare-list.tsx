import { type ComparedKind, comparedDecks, comparedKindOf } from '@manafolio/deck'
import { useMemo } from 'react'
import classes from './compare-list.module.css'
import { ComparedCards } from './compared-cards.tsx'
import { ComparedLeaders } from './compared-leaders.tsx'
import { type ComparedSide, looksOf } from './compared-side.ts'

interface CompareListProps {
  one: ComparedSide
  other: ComparedSide
  /** The cards that both have alike are left out. */
  isOnlyDifferences?: boolean
}

/** What two decks have alone and together, card by card; printings make no difference. */
export function CompareList({ one, other, isOnlyDifferences = false }: CompareListProps) {
  const { cards, leaders, isSame } = useMemo(() => comparedDecks(one, other), [one, other])
  const looks = useMemo(() => looksOf(one, other), [one, other])
  const of = (kind: ComparedKind) => cards.filter((card) => comparedKindOf(card) === kind)
  const [here, there, changed, same] = [
    of('only_one'),
    of('only_other'),
    of('quantity'),
    of('same'),
  ]
  return (
    <div className={classes.list}>
      {isSame && <p className={classes.same}>{sameWords(one, other, cards.length > 0)}</p>}
      <ComparedLeaders one={one} other={other} leaders={leaders} />
      {here.length + there.length > 0 && (
        <div className={classes.alone}>
          <ComparedCards
            title={one.only ?? `Only in ${one.name}`}
            {...{ kind: 'one', cards: here, looks, copiesOf: (card) => card.one }}
          />
          <ComparedCards
            title={other.only ?? `Only in ${other.name}`}
            {...{ kind: 'other', cards: there, looks, copiesOf: (card) => card.other }}
          />
        </div>
      )}
      {changed.length > 0 && (
        <ComparedCards
          title="In both, but not as many"
          wordsOf={(card) => `${card.one} in ${one.name}, ${card.other} in ${other.name}`}
          {...{ kind: 'quantity', cards: changed, looks }}
        />
      )}
      {!isOnlyDifferences && same.length > 0 && (
        <ComparedCards
          title="The same in both"
          {...{ kind: 'same', cards: same, looks, copiesOf: (card) => card.one }}
        />
      )}
    </div>
  )
}

function sameWords(one: ComparedSide, other: ComparedSide, hasCards: boolean): string {
  return hasCards
    ? `“${one.name}” and “${other.name}” have the same cards.`
    : `Neither “${one.name}” nor “${other.name}” has any cards.`
}
