import type { DeckDetail } from '@manafolio/contract'
import { numbersOf } from '@manafolio/deck'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { deckQuery } from '../../../../card-kit/decks-query.ts'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { LoadingScreen } from '../../../../ui/loading-screen.tsx'
import { FactsFailed } from '../../kit/facts-failed.tsx'
import { useDeckSheet } from '../../kit/use-deck-sheet.ts'
import { CompareList } from './compare-list.tsx'
import classes from './compare-page.module.css'
import type { ComparedSide } from './compared-cards.tsx'
import { ComparedCurve, ComparedNumbers } from './compared-numbers.tsx'

interface DifferencesOption {
  /** Whether what both have is left out. */
  isOnlyDifferences: boolean
  onOnlyDifferences: (isOnly: boolean) => void
}

interface ComparedDecksProps extends DifferencesOption {
  /** The ids of the decks. */
  one: string
  other: string
}

/** Loads two decks and compares them. */
export function ComparedDecks({ one, other, ...option }: ComparedDecksProps) {
  const [first, second] = [useQuery(deckQuery(one)), useQuery(deckQuery(other))]
  const failed = [first, second].find(({ data, error }) => !data && error)
  if (failed) {
    return (
      <LoadProblem
        title="A deck could not be loaded"
        error={failed.error}
        onRetry={failed.refetch}
      />
    )
  }
  if (!first.data || !second.data) return <LoadingScreen text="Loading both decks..." />
  return <BothDecks one={first.data} other={second.data} {...option} />
}

interface BothDecksProps extends DifferencesOption {
  one: DeckDetail
  other: DeckDetail
}

function BothDecks({ one, other, isOnlyDifferences, onOnlyDifferences }: BothDecksProps) {
  const names = useMemo(() => namesOf(one, other), [one, other])
  const [first, second] = [useDeckSheet(one), useDeckSheet(other)]
  const failure = first.failure ?? second.failure
  const numbers = useMemo(
    () => [first.sheet && numbersOf(first.sheet), second.sheet && numbersOf(second.sheet)] as const,
    [first.sheet, second.sheet],
  )
  const sides = useMemo(
    () => [sideOf(one, names[0]), sideOf(other, names[1])] as const,
    [one, other, names],
  )
  return (
    <>
      <Kinship one={one} other={other} />
      <h2 className="visually-hidden">Numbers</h2>
      <div className={classes.numbers}>
        <ComparedNumbers
          decks={[
            { deck: one, name: names[0], numbers: numbers[0] },
            { deck: other, name: names[1], numbers: numbers[1] },
          ]}
        />
        {numbers[0] && numbers[1] ? (
          <ComparedCurve names={names} curves={[numbers[0].curve, numbers[1].curve]} />
        ) : (
          failure && <FactsFailed {...failure} />
        )}
      </div>
      <label className={classes.filter}>
        <input
          type="checkbox"
          className={classes.box}
          checked={isOnlyDifferences}
          onChange={({ currentTarget }) => onOnlyDifferences(currentTarget.checked)}
        />
        Only differences
      </label>
      <CompareList one={sides[0]} other={sides[1]} isOnlyDifferences={isOnlyDifferences} />
    </>
  )
}

/** Says that one of the decks is a variant of the other. */
function Kinship({ one, other }: { one: DeckDetail; other: DeckDetail }) {
  if (one.variantOf !== other.id && other.variantOf !== one.id) return null
  const [variant, original] = one.variantOf === other.id ? [one, other] : [other, one]
  return (
    <p className={classes.kinship}>
      “{variant.name}” is a variant of “{original.name}”.
    </p>
  )
}

/** Marks the first and the second deck when they have the same name. */
function namesOf(one: DeckDetail, other: DeckDetail): readonly [string, string] {
  if (one.name !== other.name) return [one.name, other.name]
  return [`${one.name} (first)`, `${other.name} (second)`]
}

function sideOf({ cards, commander, commanderName }: DeckDetail, name: string): ComparedSide {
  return { name, cards, commanderName: commander?.name ?? commanderName }
}
