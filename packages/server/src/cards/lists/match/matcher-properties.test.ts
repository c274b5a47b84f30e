import { type PrintingRecord, readRecord, rowText } from '@manafolio/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleWith } from '../../../test/matches.ts'
import { matcherOf } from './matcher.ts'

const catalogue = await sampleWith()
const matcher = matcherOf(catalogue)

const printings = Array.from({ length: catalogue.meta.printingCount }, (_, printing) => {
  // The pool of printings holds such records.
  const record = readRecord<PrintingRecord>(catalogue.pools.printings, printing)
  const set = catalogue.meta.sets[catalogue.columns.printingSet[printing] ?? 0]
  const name = rowText(catalogue.texts.cardTitle, catalogue.columns.printingCard[printing] ?? 0)
  return { printing, record, setCode: set?.code ?? '', setName: set?.name ?? '', name }
})

test('every printing is found by its id', async () => {
  for (const { printing, record, name } of printings) {
    const match = await matcher({ name, scryfallId: record.id ?? '' })
    expect(match).toMatchObject({ printing, certainty: 'id', isUnsure: false })
  }
})

test('every printing is found by its set and number with any of its names', async () => {
  for (const { printing, record, setCode, name } of printings) {
    const collectorNumber = record.collector_number ?? ''
    for (const raw of [name, ...name.split(' // ')]) {
      const match = await matcher({ setCode, collectorNumber, name: raw })
      expect(match).toMatchObject({ printing, certainty: 'number', isUnsure: false, notes: [] })
    }
  }
})

test('every printing is found in its set by its name, surely only when there is no other', async () => {
  for (const { setName, name } of printings) {
    const match = await matcher({ setName, name })
    const same = printings.filter((other) => other.setName === setName && other.name === name)
    expect(same.map(({ printing }) => printing)).toContain(match.printing)
    expect(match).toMatchObject({ certainty: 'set', isUnsure: same.length > 1, notes: [] })
  }
})

test('every printing that TCGplayer sells is found by its product', async () => {
  const sold = printings.filter(({ record }) => record.tcgplayer_id)
  expect(sold.length).toBeGreaterThan(200)
  for (const { record, name } of sold) {
    const tcgplayerId = record.tcgplayer_id ?? 0
    const { printing, certainty, isUnsure } = await matcher({ name, tcgplayerId })
    expect(printings[printing ?? -1]?.record.tcgplayer_id).toBe(tcgplayerId)
    expect({ certainty, isUnsure }).toEqual({ certainty: 'marketplace', isUnsure: false })
  }
})

/** Ways to write a name that leave it the same. */
const spelled: readonly ((name: string) => string)[] = [
  (name) => name.toUpperCase(),
  (name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
  (name) => name.replace(/'/g, '’'),
  (name) => name.replace(/[,'!.?]/g, ''),
  (name) => name.replace(/ \/\/ /g, '///'),
  (name) => name.replace(/ \/\/ /g, ' / '),
  (name) => `${name} (Borderless)`,
  (name) => `  ${name} [0117] (Retro Frame) `,
]
const numbered: readonly ((number: string) => string)[] = [
  (number) => number.toUpperCase(),
  (number) => `000${number}`,
  (number) => (/^\d+$/.test(number) ? `${number}/303` : number),
  (number) => `#${number}`,
]

test('however name and number are spelled, they lead to the same printing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...printings),
      fc.subarray([...spelled]),
      fc.constantFrom(...numbered),
      async ({ printing, record, setCode, name }, ways, writeNumber) => {
        const match = await matcher({
          setCode: setCode.toUpperCase(),
          collectorNumber: writeNumber(record.collector_number ?? ''),
          name: ways.reduce((name, spell) => spell(name), name),
        })
        expect(match).toMatchObject({ printing, certainty: 'number', isUnsure: false })
      },
    ),
  )
})

test('whatever a row says, it has a printing or a problem, and says which is sure', async () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('Lightning Bolt', 'lea', '161', 'Emblem - ', ' // ', '()'),
  )
  const id = fc.integer({ min: -1, max: 500_000 })
  const key = { requiredKeys: [] as [] }
  const raw = fc.record(
    {
      name: word,
      setCode: word,
      setName: word,
      collectorNumber: word,
      scryfallId: word,
      tcgplayerId: id,
      cardmarketId: id,
      mtgoId: id,
      multiverseId: id,
    },
    key,
  )
  await fc.assert(
    fc.asyncProperty(raw, async (raw) => {
      const { printing, certainty, problem } = await matcher(raw)
      expect(printing === undefined).toBe(problem !== undefined)
      expect(printing === undefined).toBe(certainty === undefined)
    }),
  )
})
