import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Card, CardFacts, DeckCardInDetail } from '@manafolio/contract'
import { plainRow } from '@manafolio/contract'
import {
  cutsOf,
  type FactsById,
  goldfishOf,
  legalityOf,
  numbersOf,
  oddsOf,
  type SheetDeck,
  sheetOf,
} from '@manafolio/deck'
import type { Catalogue } from '@manafolio/search'
import { cardFactsOf } from '@manafolio/server/src/cards/card-facts.ts'
import { playedCards } from './deck-world.ts'
import { importCatalogue } from './full-catalogue.ts'
import { percentile, timesOf } from './measure.ts'
import { printTable } from './table.ts'

const [today, trials, games] = ['2026-08-15', 20_000, 10_000]
const sizes = [60, 100, 250] as const
/** Each round has its own deck, so that cached cards do not help. */
const [rounds, warmUp] = [60, 10]

const catalogue = await importCatalogue(await mkdtemp(join(tmpdir(), 'manafolio-sheets-')))
const cards = playedCards(catalogue)

for (const size of sizes) {
  const decks = Array.from({ length: rounds + warmUp }, (_, at) => deckOf(catalogue, at, size))
  const legalityAndNumbers = ({ deck, facts }: Deck) => {
    const sheet = sheetOf(deck, facts)
    return [legalityOf(sheet, today), numbersOf(sheet)]
  }
  printTable(`A Commander deck of ${size} different cards`, [
    ['', 'p50 ms', 'p99 ms'],
    await timed('legality and numbers', decks, legalityAndNumbers),
    await timed('legality and what to cut', decks, ({ deck, facts }) => {
      const sheet = sheetOf(deck, facts)
      const fits = deck.cards.map(({ scryfallId }, score) => ({
        ...{ scryfallId, score, betterShare: 0.5, themes: [] },
      }))
      return cutsOf(sheet, legalityOf(sheet, today), fits)
    }),
    await timed(
      `odds, ${trials.toLocaleString('en-US')} games where they are tried`,
      decks,
      (one) => oddsOf(sheetOf(one.deck, one.facts), { trials, seed: 1 }),
    ),
    await timed(`${games.toLocaleString('en-US')} goldfish games`, decks, (one) => [
      ...goldfishOf(sheetOf(one.deck, one.facts), {
        games,
        seed: 1,
        first: 'draw',
        mulligans: 'usual',
      }),
    ]),
  ])
}

interface Deck {
  deck: SheetDeck
  facts: FactsById
}

async function timed(what: string, decks: readonly Deck[], work: (deck: Deck) => unknown) {
  let at = 0
  const next = () => work(decks[at++ % decks.length] ?? { deck: emptyDeck, facts: new Map() })
  const times = await timesOf(next, { rounds, warmUp })
  return [what, percentile(times, 0.5).toFixed(1), percentile(times, 0.99).toFixed(1)]
}

const emptyDeck: SheetDeck = {
  format: 'commander',
  commanderId: null,
  commanderName: null,
  commanderColor: null,
  commander: null,
  cards: [],
}

/**
 * A run of played cards that starts elsewhere for each deck, with one of its legendary creatures as commander.
 */
function deckOf(catalogue: Catalogue, at: number, size: number): Deck {
  const run = Array.from({ length: size }, (_, row) => cards[(at * 97 + row) % cards.length])
  const known = run.flatMap((card) => card ?? [])
  const leader = known.find(({ typeLine }) => /^Legendary Creature/.test(typeLine)) ?? null
  const reported = cardFactsOf(catalogue, [...known.map(({ id }) => id), leader?.id ?? ''])
  return {
    deck: {
      format: 'commander',
      commanderId: leader?.id ?? null,
      commanderName: leader?.name ?? null,
      commanderColor: null,
      commander: leader,
      cards: known.map(rowOf),
    },
    facts: new Map<string, CardFacts>(Object.entries(reported)),
  }
}

function rowOf(card: Card): DeckCardInDetail {
  return {
    deckId: 'deck',
    scryfallId: card.id,
    cardName: card.name,
    card,
    quantity: 1,
    tcgplayerId: card.tcgplayerId,
    slotType: 'main',
    ...plainRow,
  }
}
