import { randomUUID } from 'node:crypto'
import {
  addressOf,
  commitImport,
  conditions,
  type ExportFormat,
  exportCollection,
  exportFormat,
  exportFormats,
  fileType,
  finishes,
  type ImportEffect,
  type ImportMode,
  languages,
  limits,
  listCollection,
  listImportRows,
  previewImport,
  startImport,
} from '@manafolio/contract'
import { type Catalogue, finishesOf, rowText } from '@manafolio/search'
import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Db } from '../../db/database.ts'
import { rowsAtOnce } from '../../db/rows-at-once.ts'
import { chunksOf } from '../../lib/chunks.ts'
import type { Client } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { copies, inWords, owned } from '../../test/copies.ts'
import { onOneEngine } from '../../test/engines.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { type TestApp, useTestApp } from '../../test/test-app.ts'
import { storedVariants } from '../entry-state.ts'
import { copiesIn, type Variants, variantsOf } from '../variants.ts'

const formats = exportFormat.options

interface Entry {
  scryfallId: string
  variants: Variants
  addedAt: string
}

onOneEngine((engine) => {
  const app = useTestApp(engine)

  const someEntries = [
    entry(printing.krenkoEtched, copies('2 etched D qya')),
    entry(printing.fireIceApocalypse, copies('1 nonfoil LP zhs', '1 nonfoil LP zht', '3 foil')),
    entry(printing.bloodCryptReversible, copies('1 nonfoil MP he')),
    entry(printing.delverFromTheVault, copies('99 foil HP ja')),
  ]

  test.each(formats)(
    '%s: a collection is the same after an export and an import',
    async (format) => {
      const { from, to } = await moved(app(), someEntries, format)
      const inFull = {
        [printing.krenkoEtched]: '2 etched D qya',
        [printing.fireIceApocalypse]: '1 nonfoil LP zhs, 1 nonfoil LP zht, 3 foil',
        [printing.bloodCryptReversible]: '1 nonfoil MP he',
        [printing.delverFromTheVault]: '99 foil HP ja',
      }
      const byFinish = {
        [printing.krenkoEtched]: '2 etched',
        [printing.fireIceApocalypse]: '2 nonfoil, 3 foil',
        [printing.bloodCryptReversible]: '1 nonfoil',
        [printing.delverFromTheVault]: '99 foil',
      }
      expect(await owned(from)).toEqual(inFull)
      expect(await owned(to)).toEqual(exportFormats[format].keepsKinds ? inFull : byFinish)
    },
  )

  test('a file of ours in the place of the collection that it is of changes nothing', async () => {
    const member = await collectorIn(app())
    const unknown = entry(unknownPrinting, copies('2 foil LP ja'))
    await fill(app().database.db, member.account.id, [...someEntries, unknown])
    const before = await member.call(listCollection)
    const file = await exported(member, 'manafolio')
    const { effect, printings } = await imported(member, file, 'replace')
    expect({ effect, printings }).toMatchObject({
      effect: { added: 0, changed: 0, removed: 0, printingsAfter: 5, copiesAfter: 109 },
      printings: 0,
    })
    expect(await member.call(listCollection)).toEqual(before)
  })

  test('printings that we do not know come back from our own file', async () => {
    const entries = [entry(unknownPrinting, copies('2 foil LP ja', '1 etched'))]
    const { to } = await moved(app(), entries, 'manafolio')
    expect(await owned(to)).toEqual({ [unknownPrinting]: '2 foil LP ja, 1 etched' })
  })

  test.each(['moxfield', 'archidekt', 'text'] as const)(
    '%s: copies of printings that we do not know wait to be fixed',
    async (format) => {
      const member = await collectorIn(app())
      const known = entry(printing.krenkoEtched, copies('1 etched'))
      const unknown = entry(unknownPrinting, copies('2 foil'))
      await fill(app().database.db, member.account.id, [known, unknown])
      const { id, counts } = await started(member, await exported(member, format))
      expect(counts).toMatchObject({ rows: 2, ready: 1, fix: 1 })
      const { rows } = await member.call(listImportRows, { params: { id }, input: { show: 'fix' } })
      expect(rows[0]?.cells.map(({ text }) => text).join(' ')).toContain(unknownPrinting)
    },
  )
})

describe('of any collection', () => {
  const app = useTestApp('sqlite')

  test.each(formats)('%s: the same copies come back', async (format) => {
    await fc.assert(
      fc.asyncProperty(collectionOf(app().catalogue.current()), async (entries) => {
        const { to } = await moved(app(), entries, format)
        expect(await reported(to, format)).toEqual(expected(entries, format))
      }),
      { numRuns: runsOf(10) },
    )
  })

  test.each(formats)('%s: every printing comes back in every finish', async (format) => {
    const catalogue = app().catalogue.current()
    const entries = Array.from({ length: catalogue.meta.printingCount }, (_, number) =>
      entryIn(catalogue, number, inEveryFinish),
    )
    const { to } = await moved(app(), entries, format)
    expect(await reported(to, format)).toEqual(expected(entries, format))
  })

  test('our own file in the place of the collection that it is of changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(collectionOf(app().catalogue.current()), async (entries) => {
        const member = await collectorIn(app())
        await fill(app().database.db, member.account.id, entries)
        const before = await member.call(listCollection)
        await imported(member, await exported(member, 'manafolio'), 'replace')
        expect(await member.call(listCollection)).toEqual(before)
      }),
      { numRuns: runsOf(10) },
    )
  })
})

function entry(scryfallId: string, variants: Variants, addedAt = '2026-01-02T03:04:05.678Z') {
  return { scryfallId, variants, addedAt }
}

/** Kinds with the number of a finish, which stands for one that the printing has. */
interface Drawn {
  addedAt: string
  kinds: readonly (Omit<Variants[number], 'finish'> & { finish: number })[]
}

const inEveryFinish: Drawn = {
  addedAt: '2025-12-31T23:59:59.999Z',
  kinds: finishes.map((_, finish) => ({
    finish,
    quantity: finish + 1,
    condition: 'MP',
    language: 'fr',
  })),
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  addedAt: fc
    .date({ min: new Date('2001-01-01'), max: new Date('2026-08-15'), noInvalidDate: true })
    .map((at) => at.toISOString()),
  kinds: fc.array(
    fc.record({
      finish: fc.nat(finishes.length),
      condition: fc.constantFrom(...conditions),
      language: fc.constantFrom(...languages),
      quantity: fc.integer({ min: 1, max: Math.floor(limits.quantityMax / 5) }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
})

function collectionOf(catalogue: Catalogue): fc.Arbitrary<Entry[]> {
  const numbers = fc.nat(catalogue.meta.printingCount - 1)
  return fc
    .uniqueArray(fc.tuple(numbers, drawn), {
      selector: ([number]) => number,
      maxLength: 40,
      minLength: 1,
    })
    .map((all) => all.map(([number, some]) => entryIn(catalogue, number, some)))
}

function entryIn(catalogue: Catalogue, number: number, { addedAt, kinds }: Drawn): Entry {
  const known = finishesOf(catalogue, number)
  const variants = kinds.map(({ finish, ...kind }) => ({
    ...kind,
    finish: known[finish % known.length] ?? 'nonfoil',
  }))
  return {
    scryfallId: rowText(catalogue.texts.printingId, number),
    addedAt,
    variants: variantsOf(variants),
  }
}

/** A user with a collection, and another user whose collection came out of its file. */
async function moved(app: TestApp, entries: readonly Entry[], format: ExportFormat) {
  const [from, to] = [await collectorIn(app), await collectorIn(app)]
  await fill(app.database.db, from.account.id, entries)
  await imported(to, await exported(from, format), 'merge')
  return { from, to }
}

async function fill(db: Db, userId: string, entries: readonly Entry[]): Promise<void> {
  for (const some of chunksOf(entries, rowsAtOnce)) {
    const rows = some.map(({ scryfallId, addedAt, variants }) => ({
      id: randomUUID(),
      user_id: userId,
      scryfall_id: scryfallId,
      added_at: addedAt,
      ...storedVariants(variants),
    }))
    await db.insertInto('collection').values(rows).execute()
  }
}

async function exported(client: Client, format: ExportFormat): Promise<Buffer> {
  const url = addressOf(exportCollection, {}, { format })
  return (await client.send({ method: 'GET', url })).rawPayload
}

/** Reads a file as an import. */
async function started(client: Client, payload: Buffer) {
  const url = addressOf(startImport, {}, { fileName: 'haves' })
  const headers = { 'content-type': fileType }
  const response = await client.send({ method: 'POST', url, headers, payload })
  return startImport.output.parse(response.json())
}

/**
 * Reads a file of which nothing is in doubt but copies in a language that their printing is not in,
 * and puts it into the collection.
 */
async function imported(
  client: Client,
  file: Buffer,
  mode: ImportMode,
): Promise<{ effect: ImportEffect; printings: number }> {
  const { id, counts } = await started(client, file)
  expect(counts).toMatchObject({ fix: 0, leftOut: [] })
  expect(counts.doubts.filter(({ doubt }) => doubt !== 'language_differs')).toEqual([])
  const requested = { params: { id }, input: { mode, scope: 'doubtful' } } as const
  const effect = await client.call(previewImport, requested)
  const { printings, rowsLeft } = await client.call(commitImport, requested)
  expect(rowsLeft).toBe(0)
  return { effect, printings }
}

/** All that a format keeps of what a user owns, by printing. */
async function reported(client: Client, format: ExportFormat): Promise<Record<string, string>> {
  return expected(await client.call(listCollection), format)
}

function expected(entries: readonly Entry[], format: ExportFormat): Record<string, string> {
  return Object.fromEntries(
    entries.map(({ scryfallId, ...entry }) => [scryfallId, fieldsIn[format](entry)]),
  )
}

const fieldsIn: Record<ExportFormat, (entry: Omit<Entry, 'scryfallId'>) => string> = {
  manafolio: ({ variants, addedAt }) => `${inWords(variants)} since ${addedAt}`,
  moxfield: ({ variants }) => inWords(variants),
  archidekt: ({ variants, addedAt }) => `${inWords(variants)} since ${addedAt.slice(0, 10)}`,
  text: ({ variants }) =>
    finishes.map((finish) => copiesIn(variants.filter((some) => some.finish === finish))).join(' '),
}
