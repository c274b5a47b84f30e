import { deckFormats, formatFacts } from '@manafolio/contract'
import { canLead } from '@manafolio/deck'
import { type Catalogue, search } from '@manafolio/search'
import { describe, expect, test } from 'vitest'
import { cardFactsOf } from '../cards/card-facts.ts'
import { presentCards } from '../cards/present.ts'
import { worldOf } from '../cards/rules.ts'
import { openSample, sampleFiles } from '../cards/sample.ts'
import { withCommanderCards } from '../test/commander-cards.ts'

const { cards } = sampleFiles(new URL('../../', import.meta.url))
const sample = await openSample(...cards)
const others = await withCommanderCards()

const led = deckFormats.filter((format) => formatFacts[format].commanders !== null)

describe.each(led)('%s', (format) => {
  const query = formatFacts[format].commanders ?? ''

  test('whomever the search for commanders finds may lead', () => {
    for (const catalogue of [sample, others]) {
      const found = printingsIn(catalogue, query)
      expect(found.length).toBeGreaterThan(10)
      const refused = presentCards(catalogue, found).filter((card) => {
        const facts = cardFactsOf(catalogue, [card.id])[card.id] ?? null
        return !canLead(format, card, facts)
      })
      expect(refused.map(({ name }) => name)).toEqual([])
    }
  })

  test('whoever may lead is found, but for Vehicles and the like in Brawl', () => {
    for (const catalogue of [sample, others]) {
      const found = new Set(printingsIn(catalogue, query))
      const missing = printingsIn(catalogue, 'game:paper')
        .filter((printing) => !found.has(printing))
        .flatMap((printing) => presentCards(catalogue, [printing]))
        .filter((card) => canLead(format, card, cardFactsOf(catalogue, [card.id])[card.id] ?? null))
        .filter(({ typeLine }) => format !== 'brawl' || !/Vehicle|Spacecraft/.test(typeLine))
      expect(missing.map(({ name }) => name)).toEqual([])
    }
  })
})

test('commanders that are banned are found, and Faceless One, but no Background', () => {
  const names = namesIn(others, formatFacts.commander.commanders ?? '')
  const found = ['Leovold, Emissary of Trest', 'Golos, Tireless Pilgrim', 'Lutri, the Spellchaser']
  expect(names).toEqual(expect.arrayContaining([...found, 'Faceless One', 'The Prismatic Piper']))
  expect(names).not.toContain('Raised by Giants')
  expect(names).not.toContain('Lightning Bolt')
})

function printingsIn(catalogue: Catalogue, query: string): number[] {
  const request = { query, mode: 'cards', page: 1, pageSize: 10_000 } as const
  return search(catalogue, request, worldOf(new Date('2026-08-15'))).printings
}

function namesIn(catalogue: Catalogue, query: string): string[] {
  return presentCards(catalogue, printingsIn(catalogue, query)).map(({ name }) => name)
}
