import {
  type AdviceReason,
  type CardDataCard,
  type DeckAddition,
  type DeckDetail,
  type DeckDismissal,
  type DeckFit,
  type DeckShortage,
  type DeckTheme,
  dismissSuggestion,
  type Endpoint,
  getDeckAdditions,
  getDeckFits,
  getDeckSuggestions,
  type InputOf,
  restoreSuggestion,
} from '@manafolio/contract'
import type { RequestHandler } from 'msw'
import type { Make } from './deck-server.ts'
import { findDeck } from './deck-writes.ts'
import { cardNamed } from './decks.ts'

const pricesAsOf = '2026-08-15'

/** The server's advice about decks, and the requests for it. */
export function freshAdvice() {
  return {
    /** For any deck, the best first; those in the deck or dismissed are left out. */
    suggestions: [] as DeckAddition[],
    themes: [] as DeckTheme[],
    typicalNames: [] as string[],
    dismissed: [] as DeckDismissal[],
    shortages: [] as DeckShortage[],
    /** How cards fit, by name; by default the first ones of a deck fit least. */
    fits: {} as Record<string, Partial<DeckFit>>,
    suggestionRequests: [] as InputOf<typeof getDeckSuggestions>[],
    additionRequests: [] as InputOf<typeof getDeckAdditions>[],
  }
}

interface Others {
  /** The results of the card-data service. */
  foundData: Record<string, CardDataCard[]>
}

type State = ReturnType<typeof freshAdvice> & Parameters<typeof findDeck>[0] & Others
type On = <E extends Endpoint>(endpoint: E, make: Make<E>) => RequestHandler

export function adviceHandlers(state: State, on: On) {
  return [
    on(getDeckSuggestions, (input, { id }) => {
      state.suggestionRequests.push(input)
      return suggestionsFor(state, findDeck(state, id), input)
    }),
    on(getDeckAdditions, (input) => {
      state.additionRequests.push(input)
      return { shortages: state.shortages.map((one) => withoutDismissed(state, one)), pricesAsOf }
    }),
    on(getDeckFits, (_, { id }) => fitsOf(state, findDeck(state, id))),
    on(dismissSuggestion, ({ oracleId }) => {
      state.dismissed.push({ oracleId, cardName: nameOf(state, oracleId) })
    }),
    on(restoreSuggestion, (_, { oracleId }) => {
      state.dismissed = state.dismissed.filter((one) => one.oracleId !== oracleId)
    }),
  ]
}

function withoutDismissed({ dismissed }: State, shortage: DeckShortage): DeckShortage {
  const isWanted = ({ card }: DeckAddition) =>
    !dismissed.some(({ oracleId }) => oracleId === card.oracleId)
  return { ...shortage, additions: shortage.additions.filter(isWanted) }
}

function nameOf({ suggestions, shortages, foundData }: State, oracleId: string): string {
  const additions = [...suggestions, ...shortages.flatMap((shortage) => shortage.additions)]
  const names = [
    ...additions.filter(({ card }) => card.oracleId === oracleId).map(({ card }) => card.name),
    ...Object.values(foundData)
      .flat()
      .filter((card) => card.oracle_id === oracleId)
      .map(({ name }) => name),
  ]
  return names[0] ?? ''
}

function suggestionsFor(
  { suggestions, dismissed, themes, typicalNames }: State,
  { cards }: DeckDetail,
  { budget, role, theme }: InputOf<typeof getDeckSuggestions>,
) {
  const names = cards.map(({ cardName }) => cardName)
  const isWanted = ({ card, owned, usd, reasons }: DeckAddition) =>
    !names.includes(card.name) &&
    !dismissed.some(({ oracleId }) => oracleId === card.oracleId) &&
    (budget === undefined || owned > 0 || (usd !== null && usd <= budget)) &&
    (theme === undefined || reasons.some((one) => one.kind === 'theme' && one.theme === theme)) &&
    (role === undefined || reasons.some((one) => one.kind === 'role' && one.role === role))
  return {
    suggestions: suggestions.filter(isWanted),
    themes: cards.length > 0 ? themes : [],
    dismissed: dismissed.toSorted((one, other) => (one.cardName < other.cardName ? -1 : 1)),
    typicalNames,
    pricesAsOf,
  }
}

function fitsOf({ fits }: State, { cards, version }: DeckDetail) {
  const spells = cards.filter(
    ({ slotType, role, card }) => slotType === 'main' && !role && !card?.typeLine.includes('Land'),
  )
  return {
    fits: spells.map(({ scryfallId, cardName }, score) => ({
      ...{ scryfallId, score, betterShare: 0.5, themes: [] },
      ...fits[cardName],
    })),
    version,
  }
}

/** A card of the server that could be added: one that nobody owns. */
export function additionOf(name: string, facts: Partial<DeckAddition> = {}): DeckAddition {
  return {
    card: cardNamed(name, { oracleId: oracleIdOf(name) }),
    ...{ owned: 0, free: 0, usd: 1.5, usdFinish: 'nonfoil', reasons: [] },
    ...facts,
  }
}

/** A valid id that is different for names that begin differently. */
function oracleIdOf(name: string): string {
  const digits = [...name.toLowerCase()].map((letter) => letter.charCodeAt(0).toString(16))
  return `00000000-0000-4000-8000-${digits.join('').padEnd(12, '0').slice(0, 12)}`
}

export function themeOf(name: string, cards: number): DeckTheme {
  return { theme: `sub:${name.toLowerCase()}`, name, cards }
}

export function themeReason(name: string, cards: number): AdviceReason {
  return { kind: 'theme', ...themeOf(name, cards) }
}
