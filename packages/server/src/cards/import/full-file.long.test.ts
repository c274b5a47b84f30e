import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import type { Card, SearchMode } from '@manafolio/contract'
import { openSnapshot, type SearchAnswer, search } from '@manafolio/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LiveCatalogue, liveCatalogue } from '../../lib/live-catalogue.ts'
import {
  type ClaimedPrinting,
  claimedPrintings,
  claims,
} from '../../test/raw-claims/claimed-printings.ts'
import { disagreement } from '../../test/raw-claims/disagreement.ts'
import { type RawCard, rawCards } from '../../test/raw-claims/raw-card.ts'
import { countSets } from '../../test/raw-claims/set-counts.ts'
import { presentCards } from '../present.ts'
import { catalogueSets } from '../sets/catalogue-sets.ts'
import { setPrintings } from '../sets/set-printings.ts'
import { digestBytes } from './digested-file.ts'
import { bulkOrigin } from './fingerprint.ts'
import { type ImportUpdate, importBulk } from './import-job.ts'
import { readSnapshot } from './snapshot-file.ts'

const { CARD_BULK_FILE: named = '' } = process.env
const bulkFile = resolve(named)
const importTimeoutMs = 180_000

if (!named) {
  process.stdout.write('CARD_BULK_FILE names no bulk file: the tests on all cards are skipped.\n')
}

/** No pattern of a test is cut short, so the clock stands still. */
const world = { today: 20261121, clockMs: () => 0 }

describe.skipIf(!named)('the whole bulk file', () => {
  const update: ImportUpdate[] = []
  let folder: string
  let snapshotFile: string
  let live: LiveCatalogue

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manafolio-full-'))
    snapshotFile = join(folder, 'catalogue.bin')
    const origin = await bulkOrigin(bulkFile)
    const order = { bulkFile, tagFiles: [], origin, atLeastPrintings: 100_000, snapshotFile }
    await importBulk(order, (piece) => update.push(piece))
    const catalogue = await readSnapshot(snapshotFile)
    if (typeof catalogue !== 'object') throw new Error(catalogue ?? JSON.stringify(update.at(-1)))
    live = liveCatalogue(catalogue)
  }, importTimeoutMs)

  afterAll(() => rm(folder, { recursive: true }))

  function answer(query: string, mode: SearchMode): SearchAnswer {
    return search(live.current(), { query, mode, page: 1, pageSize: 200_000 }, world)
  }

  function find(query: string, mode: SearchMode = 'cards'): Card[] {
    return presentCards(live.current(), answer(query, mode).printings)
  }

  test('is read without a bad line, reporting every percent', () => {
    const { cards, printings } = live.status()
    expect(printings).toBeGreaterThan(100_000)
    expect(cards).toBeGreaterThan(30_000)
    const read = { cards: printings, printings, duplicates: 0, badLines: 0, notes: [] }
    expect(update.at(-1)).toEqual({ kind: 'done', ...read })
    expect(update.filter(({ kind }) => kind === 'progress').length).toBeGreaterThan(80)
  })

  test('is opened in steps that keep nobody waiting', async () => {
    const file = await readFile(snapshotFile)
    // Garbage may be collected at any step, but hardly at the same one each time.
    const [first = [], ...others] = [1, 2, 3].map(() => stepsMs(file))
    expect(first.length).toBeGreaterThan(100)
    const shortest = first.map((ms, step) => Math.min(ms, ...others.map((run) => run[step] ?? 0)))
    expect(others.map((run) => run.length)).toEqual([first.length, first.length])
    // The longest step is one text of megabytes; in milliseconds, `npm run bench -- catalogue` shows it.
    const all = shortest.reduce((total, ms) => total + ms, 0)
    expect(Math.max(...shortest) / all).toBeLessThan(0.25)
  })

  test('has the goblins of Modern and not the elves', () => {
    const goblins = namesOf(find('t:goblin f:modern'))
    expect(goblins).toContain('Goblin Guide')
    expect(goblins).not.toContain('Llanowar Elves')
    expect(namesOf(find('t:elf f:modern'))).toContain('Llanowar Elves')
  })

  test('has three versions of Lightning Bolt: cheapest, most expensive, fanciest', () => {
    const versions = find('lightning bolt').slice(0, 3)
    expect(versions.map(({ name }) => name)).toEqual(Array(3).fill('Lightning Bolt'))
    const [cheapest = 0, dearest = 0, fanciest = 0] = versions.map(usdOf)
    const all = find('!"lightning bolt" -t:creature usd>0', 'prints').map(usdOf)
    expect(all.length).toBeGreaterThan(10)
    expect(cheapest).toBe(Math.min(...all))
    expect(dearest).toBe(Math.max(...all))
    expect(fanciest).toBeGreaterThanOrEqual(cheapest)
  })

  test.each([
    ['Swords to Plowshares', ['Path to Exile'], ['Counterspell', 'Rampant Growth']],
    ['Brainstorm', ['Ponder', 'Preordain', 'Opt'], ['Counterspell', 'Divination']],
    ['Counterspell', ['Mana Drain', 'Negate', 'Essence Scatter'], ['Brainstorm', 'Lightning Bolt']],
    ['Sol Ring', ['Mana Vault', 'Mana Crypt', 'Arcane Signet'], ['Swiftfoot Boots', 'Dark Ritual']],
    ['Lightning Bolt', ['Chain Lightning', 'Burst Lightning', 'Shock'], ['Swords to Plowshares']],
    ['Cultivate', ["Kodama's Reach", 'Rampant Growth'], ['Llanowar Elves', 'Harmonize']],
    ['Llanowar Elves', ['Elvish Mystic', 'Fyndhorn Elves'], ['Sol Ring']],
  ])('finds what is most like %s among the first 30', (name, alike, others) => {
    const first = namesOf(find(`like:"${name}"`)).slice(0, 30)
    expect(first).toEqual(expect.arrayContaining(alike))
    for (const other of others) expect(first).not.toContain(other)
  })

  test('puts what is the same in other colors before all else', () => {
    const basics = ['Island', 'Mountain', 'Plains', 'Swamp']
    expect(namesOf(find('like:forest')).slice(0, 4).sort()).toEqual(basics)
    const fetchLands = namesOf(find('like:"polluted delta"')).slice(0, 9)
    expect(fetchLands).toEqual(expect.arrayContaining(['Bloodstained Mire', 'Windswept Heath']))
    expect(fetchLands).not.toContain('Watery Grave')
  })

  test(
    'counts the cards and printings of each set as the raw objects do',
    async () => {
      const raw: RawCard[] = []
      for await (const printings of rawCards(bulkFile)) raw.push(...printings)
      const catalogue = live.current()
      const counted: [code: string, counts: object][] = []
      for (const { code, cardCount: cards, printingCount: printings } of catalogueSets(catalogue)
        .all) {
        const { all } = await setPrintings(catalogue, code)
        counted.push([code, { cards, printings, uncounted: all.length - printings }])
      }
      expect(counted.length).toBeGreaterThan(900)
      expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(countSets(raw)))
    },
    importTimeoutMs,
  )

  describe('has the printings that the raw objects speak of', () => {
    let claimed: Map<string, ClaimedPrinting[]>

    beforeAll(async () => {
      claimed = await claimedPrintings(bulkFile)
    }, importTimeoutMs)

    test.each(claims.map(({ query }) => query))('for %s', (query) => {
      const expected = claimed.get(query) ?? []
      const { total, printings, warnings } = answer(query, 'prints')
      const { missing, wrong } = disagreement(live.current(), expected, printings)
      expect({ warnings, missing, wrong, total }).toEqual({
        warnings: [],
        missing: [],
        wrong: [],
        total: expected.length,
      })
      expect(total).toBeGreaterThan(0)
    })
  })
})

/** Of this process's own work: how long others use the processor in between says nothing of it. */
function stepsMs(file: Uint8Array): number[] {
  const steps = openSnapshot(file.length - digestBytes)
  const took: number[] = []
  for (;;) {
    const began = process.cpuUsage()
    const { done, value } = steps.next()
    const { user, system } = process.cpuUsage(began)
    took.push((user + system) / 1000)
    if (done) return took
    value?.into.set(file.subarray(value.offset, value.offset + value.into.length))
  }
}

function namesOf(cards: Card[]): string[] {
  return [...new Set(cards.map(({ name }) => name))]
}

/** In its plainest finish that has a price. */
function usdOf({ prices: { usd, usdFoil } }: Card): number {
  return Number(usd ?? usdFoil ?? 0)
}
