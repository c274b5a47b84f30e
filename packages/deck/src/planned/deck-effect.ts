import type { DeckSheet } from '../deck-sheet.ts'
import type { Finding } from '../legality/finding.ts'
import { numbersOf } from '../numbers/deck-numbers.ts'
import { type ManaColor, manaColors } from '../numbers/mana-color.ts'
import { libraryOf } from '../odds/library.ts'
import type { Chance } from '../odds/odds.ts'
import { openingHandOf } from '../odds/opening-hand.ts'
import { roleCountsOf } from '../roles/role-counts.ts'
import { type RoleName, roleNames } from '../roles/roles.ts'

/** A number of a deck, now and after a change. */
export interface Measured<Value = number> {
  now: Value
  after: Value
}

/** What a change does to the numbers of a deck. */
export interface DeckEffect {
  /** Copies in the main deck, with its commanders. */
  cards: Measured
  lands: Measured
  /** Of nonland copies; null without any. */
  averageManaValue: Measured<number | null>
  /** How often an opening hand is keepable; null for a deck without cards to draw. */
  keepable: Measured<Chance | null>
  /** Nonland copies by mana value, where they change; the last one includes all higher ones. */
  curve: readonly (Measured & { manaValue: number; isLast: boolean })[]
  /** Mana sources by color, where they change. */
  sources: readonly (Measured & { color: ManaColor })[]
  /** Copies by what they do for the deck, where they change; lands aside. */
  roles: readonly (Measured & { role: RoleName })[]
}

export function deckEffect(now: DeckSheet, after: DeckSheet): DeckEffect {
  const numbers = both(numbersOf, { now, after })
  return {
    cards: both(({ cards }) => cards, numbers),
    lands: both(({ lands }) => lands, numbers),
    averageManaValue: both(({ averageManaValue }) => averageManaValue, numbers),
    keepable: both(keepableIn, { now, after }),
    curve: curveEffect(numbers),
    sources: sourcesEffect(numbers),
    roles: rolesEffect(both(roleCountsOf, { now, after })),
  }
}

/** Findings that go and come: those of the same rule with the same sentence are the same. */
export function changedFindings(
  now: readonly Finding[],
  after: readonly Finding[],
): { solved: Finding[]; raised: Finding[] } {
  const keyOf = ({ rule, message }: Finding) => `${rule} ${message}`
  const without = (some: readonly Finding[], others: readonly Finding[]) => {
    const keys = new Set(others.map(keyOf))
    return some.filter((finding) => !keys.has(keyOf(finding)))
  }
  return { solved: without(now, after), raised: without(after, now) }
}

function both<From, To>(measure: (of: From) => To, { now, after }: Measured<From>): Measured<To> {
  return { now: measure(now), after: measure(after) }
}

function isChanged({ now, after }: Measured): boolean {
  return now !== after
}

function keepableIn(sheet: DeckSheet): Chance | null {
  const library = libraryOf(sheet)
  return library.cards === 0 ? null : openingHandOf(library, sheet.format).keepable
}

type Numbers = Measured<ReturnType<typeof numbersOf>>

function curveEffect({ now, after }: Numbers): DeckEffect['curve'] {
  const last = after.curve.length - 1
  return after.curve
    .map(({ manaValue, copies }, at) => ({
      manaValue,
      isLast: at === last,
      now: now.curve[at]?.copies ?? 0,
      after: copies,
    }))
    .filter(isChanged)
}

function sourcesEffect({ now, after }: Numbers): DeckEffect['sources'] {
  const sourcesIn = ({ colors }: Numbers['now'], color: ManaColor) => {
    const found = colors.find((one) => one.color === color)
    return found ? found.landSources + found.otherSources : 0
  }
  return manaColors
    .map((color) => ({ color, now: sourcesIn(now, color), after: sourcesIn(after, color) }))
    .filter(isChanged)
}

function rolesEffect({ now, after }: Measured<Map<RoleName, number>>): DeckEffect['roles'] {
  return roleNames
    .filter((role) => role !== 'land')
    .map((role) => ({ role, now: now.get(role) ?? 0, after: after.get(role) ?? 0 }))
    .filter(isChanged)
}
