import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { type Card, type DeckFormat, deckFormats, formatFacts } from '@manafolio/contract'
import { canLead } from '@manafolio/deck'
import { type Catalogue, search } from '@manafolio/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardFactsOf } from '../cards/card-facts.ts'
import { bulkOrigin } from '../cards/import/fingerprint.ts'
import { importBulk } from '../cards/import/import-job.ts'
import { readSnapshot } from '../cards/import/snapshot-file.ts'
import { presentCards } from '../cards/present.ts'
import { worldOf } from '../cards/rules.ts'

const { CARD_BULK_FILE: named = '' } = process.env
const bulkFile = resolve(named)
const importTimeoutMs = 300_000

if (!named) {
  process.stdout.write('CARD_BULK_FILE names no bulk file: commanders of all cards are skipped.\n')
}

const led = deckFormats.filter((format) => formatFacts[format].commanders !== null)
/** The card data lists nothing for PreDH. */
const listed = led.filter((format) => format !== 'predh')

describe.skipIf(!named)('of all cards', () => {
  let folder: string
  let catalogue: Catalogue

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manafolio-commanders-'))
    const snapshotFile = join(folder, 'catalogue.bin')
    const origin = await bulkOrigin(bulkFile)
    const order = { bulkFile, tagFiles: [], origin, atLeastPrintings: 100_000, snapshotFile }
    await importBulk(order, () => {})
    const read = await readSnapshot(snapshotFile)
    if (typeof read !== 'object') throw new Error(read)
    catalogue = read
  }, importTimeoutMs)

  afterAll(() => rm(folder, { recursive: true }))

  test.each(led)('whomever the search for commanders of %s finds may lead', (format) => {
    const found = find(formatFacts[format].commanders ?? '')
    expect(found.length).toBeGreaterThan(50)
    expect(namesOf(found.filter((card) => !mayLead(format, card)))).toEqual([])
  })

  test.each(listed)('whoever may lead in %s, and is legal there, is found', (format) => {
    const { commanders, legality } = formatFacts[format]
    const found = new Set(namesOf(find(commanders ?? '')))
    const legal = find(`f:${legality} game:paper`)
      .filter((card) => mayLead(format, card))
      .filter(({ typeLine }) => format !== 'brawl' || !/Vehicle|Spacecraft/.test(typeLine))
    expect(legal.length).toBeGreaterThan(50)
    expect(namesOf(legal).filter((name) => !found.has(name))).toEqual([])
  })

  function find(query: string): Card[] {
    const request = { query, mode: 'cards', page: 1, pageSize: 200_000 } as const
    const { printings } = search(catalogue, request, worldOf(new Date('2026-08-15')))
    return presentCards(catalogue, printings)
  }

  function mayLead(format: DeckFormat, card: Card): boolean {
    return canLead(format, card, cardFactsOf(catalogue, [card.id])[card.id] ?? null)
  }
})

function namesOf(cards: readonly Card[]): string[] {
  return [...new Set(cards.map(({ name }) => name))]
}
