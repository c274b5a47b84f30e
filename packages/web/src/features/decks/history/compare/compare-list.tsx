import {
  type ComparedKind,
  comparedDecks,
  comparedKindOf,
  type DeckComparison,
} from '@manafolio/deck'
import { IconCrown } from '@tabler/icons-react'
import { useMemo } from 'react'
import classes from './compare-list.module.css'
import { ComparedCards, type ComparedSide, looksOf } from './compared-cards.tsx'

const names = new Intl.ListFormat('en', { type: 'conjunction' })

interface CompareListProps {
  one: ComparedSide
  other: ComparedSide
  /** Leaves out the cards that both decks have in the same number. */
  isOnlyDifferences?: boolean
}

/** The cards that only one of two decks has, and those that both have; printings don't matter. */
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
      {isSame && <p className={classes.same}>{sameDecksMessage(one, other, cards.length > 0)}</p>}
      <ComparedLeaders one={one} other={other} leaders={leaders} />
      {here.length + there.length > 0 && (
        <div className={classes.alone}>
          <ComparedCards
            title={one.only ?? `Only in ${one.name}`}
            kind="one"
            cards={here}
            looks={looks}
            copiesOf={(card) => card.one}
          />
          <ComparedCards
            title={other.only ?? `Only in ${other.name}`}
            kind="other"
            cards={there}
            looks={looks}
            copiesOf={(card) => card.other}
          />
        </div>
      )}
      {changed.length > 0 && (
        <ComparedCards
          title="In both, in different numbers"
          kind="quantity"
          cards={changed}
          looks={looks}
          textOf={(card) => `${card.one} in ${one.name}, ${card.other} in ${other.name}`}
        />
      )}
      {!isOnlyDifferences && same.length > 0 && (
        <ComparedCards
          title="The same in both"
          kind="same"
          cards={same}
          looks={looks}
          copiesOf={(card) => card.one}
        />
      )}
    </div>
  )
}

function sameDecksMessage(one: ComparedSide, other: ComparedSide, hasCards: boolean): string {
  return hasCards
    ? `“${one.name}” and “${other.name}” have the same cards.`
    : `Neither “${one.name}” nor “${other.name}” has any cards.`
}

interface ComparedLeadersProps {
  one: ComparedSide
  other: ComparedSide
  leaders: DeckComparison['leaders']
}

/** The commanders of two decks; nothing when neither has one. */
function ComparedLeaders({ one, other, leaders }: ComparedLeadersProps) {
  const [first, second] = [names.format(leaders.one), names.format(leaders.other)]
  if (first === '' && second === '') return null
  return (
    <p className={classes.leaders}>
      <IconCrown size={18} stroke={1.7} aria-hidden className={classes.icon} />
      <span>
        {first === second
          ? `Both are led by ${first}.`
          : `${formatLeader(one.name, first)} ${formatLeader(other.name, second)}`}
      </span>
    </p>
  )
}

function formatLeader(name: string, leader: string): string {
  return leader ? `“${name}” is led by ${leader}.` : `“${name}” has no commander.`
}
