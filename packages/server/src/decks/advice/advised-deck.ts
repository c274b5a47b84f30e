import { setImmediate } from 'node:timers/promises'
import { type Deck, type DeckCard, colors as everyColor } from '@manafolio/contract'
import {
  type AdviceDeck,
  type AdviceTable,
  adviceOn,
  type DeckAdvice,
  type DeckEntry,
  type DeckSheet,
  deckKindOf,
  entriesIn,
  mainOf,
  numbersOf,
  sheetOf,
} from '@manafolio/deck'
import type { Catalogue } from '@manafolio/search'
import { cardFactsOf } from '../../cards/card-facts.ts'
import type { Deps } from '../../deps.ts'
import { listDeckCards } from '../card-store.ts'
import { commanderColors } from '../commander-colors.ts'
import { detailsOf } from '../details.ts'
import { type CardKey, cardKeyOf } from '../needs/card-key.ts'
import { adviceTableOf } from './advice-table.ts'
import { type Bounds, candidatesFor } from './candidates.ts'
import { listDismissals } from './dismissals/store.ts'

/** A deck with advice on it. */
export interface AdvisedDeck {
  catalogue: Catalogue
  table: AdviceTable
  sheet: DeckSheet
  advice: DeckAdvice
  /** The oracle ids of cards that are not to be suggested. */
  dismissed: readonly string[]
  /** It has no card that the catalogue knows. */
  isEmpty: boolean
}

export async function adviseOn(
  db: Deps['db'],
  catalogue: Catalogue,
  deck: Deck,
): Promise<AdvisedDeck> {
  const sheet = sheetIn(catalogue, deck, await listDeckCards(db, deck.userId, deck.id))
  const dismissed = (await listDismissals(db, deck)).map(({ oracleId }) => oracleId)
  const table = adviceTableOf(catalogue)
  const candidates = await candidatesFor(catalogue, boundsOf(catalogue, sheet, dismissed))
  await setImmediate() // the measure takes a turn of its own
  const numbers = adviceDeckOf(catalogue, sheet)
  const advice = adviceOn(table, numbers, candidates)
  const isEmpty = numbers.commanders.length + numbers.cards.length === 0
  return { catalogue, table, sheet, advice, dismissed, isEmpty }
}

function sheetIn(catalogue: Catalogue, deck: Deck, cards: readonly DeckCard[]): DeckSheet {
  const ids = [...cards.map(({ scryfallId }) => scryfallId), deck.commanderId ?? '']
  const facts = new Map(Object.entries(cardFactsOf(catalogue, ids)))
  return sheetOf({ ...deck, ...detailsOf(catalogue, cards, deck.commanderId) }, facts)
}

function boundsOf(catalogue: Catalogue, sheet: DeckSheet, dismissed: readonly string[]): Bounds {
  const hidden = dismissed.flatMap((oracleId) => catalogue.cardByOracleId.get(oracleId) ?? [])
  return {
    format: sheet.format,
    colors: colorsOf(catalogue, sheet),
    without: new Set([...knownCards(catalogue, sheet.entries), ...hidden]),
  }
}

/** With fewer cards that are no lands, a deck without a color may still become any. */
const colorlessFrom = 20
/** A color that so many of the cards other than lands cost is one of the deck's. */
const ownColorShare = 0.25

/**
 * The colors of the commanders or, without one that is known, those of the main deck's costs that its lands make or
 * that many of its cards have: cards of other colors are paid for otherwise, or put into play.
 */
function colorsOf(catalogue: Catalogue, sheet: DeckSheet): number | null {
  const leaders = knownCards(catalogue, entriesIn(sheet, 'commander'))
  if (leaders.length > 0) return commanderColors(catalogue, sheet, leaders)
  const { colors, cards, lands } = numbersOf(sheet)
  const spells = cards - lands
  const costs = colors.filter((one) => one.color !== 'C' && one.cards > 0)
  if (costs.length === 0) return spells < colorlessFrom ? null : 0
  const own = costs.filter((one) => one.landSources > 0 || one.cards >= ownColorShare * spells)
  const names = (own.length > 0 ? own : costs).map(({ color }) => color)
  return everyColor.reduce((bits, color, bit) => bits | (Number(names.includes(color)) << bit), 0)
}

function adviceDeckOf(catalogue: Catalogue, sheet: DeckSheet): AdviceDeck {
  const copies = new Map<number, number>()
  for (const entry of mainOf(sheet).filter(({ place }) => place !== 'commander')) {
    const card = cardKeyOf(catalogue, entry.scryfallId)
    if (isKnown(card)) copies.set(card, (copies.get(card) ?? 0) + entry.quantity)
  }
  return {
    kind: deckKindOf(sheet.format),
    commanders: knownCards(catalogue, entriesIn(sheet, 'commander')),
    cards: Array.from(copies, ([card, count]) => ({ card, copies: count })),
  }
}

function knownCards(catalogue: Catalogue, entries: readonly DeckEntry[]): number[] {
  const keys = entries.map(({ scryfallId }) => cardKeyOf(catalogue, scryfallId))
  return [...new Set(keys.filter(isKnown))]
}

function isKnown(card: CardKey): card is number {
  return typeof card === 'number'
}
