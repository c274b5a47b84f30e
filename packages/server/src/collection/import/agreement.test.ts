import { languages } from '@manafolio/contract'
import { finishesOf, type PrintingRecord, readRecord, rowText } from '@manafolio/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectorIn } from '../../test/collector.ts'
import { onOneEngine } from '../../test/engines.ts'
import { pagesOf, upload } from '../../test/importer.ts'
import { useTestApp } from '../../test/test-app.ts'

const columns = [
  'Name',
  'Set code',
  'Set name',
  'Collector number',
  'Foil',
  'Language',
  'Scryfall ID',
  'TCGplayer ID',
  'Cardmarket ID',
] as const
type Cells = Record<(typeof columns)[number], string>

/** All that a file can say of a printing, in its last finish. */
type PrintingRow = Cells & { printed: readonly string[] }

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('a row is sure when its cells agree, and never when one of them is another printing’s', async () => {
    const printings = everyPrinting()
    expect(printings.length).toBeGreaterThan(200)
    const swap = fc.record({
      own: fc.constantFrom(...printings),
      other: fc.constantFrom(...printings),
      column: fc.constantFrom(...columns),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(swap, { minLength: 1000, maxLength: 1000 }), async (swaps) => {
        const rows = swaps.map(({ own, other, column }) => ({ ...own, [column]: other[column] }))
        const states = await statesOf(rows)
        expect(states).toHaveLength(rows.length)
        const wrong = swaps.flatMap((swapped, row) => {
          const isSure = states[row] === 'ready'
          return isSure === isAgreed(swapped, printings)
            ? []
            : [`${states[row]}: ${labelOf(swapped)}`]
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })

  test('a promo or token is also sure under the set that it belongs to, unless that has its like', async () => {
    const printings = everyPrinting()
    const swaps = printings.flatMap((own) => {
      const other = printings.find((one) => belongsTo(own, one))
      return other ? [{ own, other, column: 'Set name' as const }] : []
    })
    const states = await statesOf(
      swaps.map(({ own, other }) => ({ ...own, 'Set name': other['Set name'] })),
    )
    const sure = swaps.filter((_, row) => states[row] === 'ready')
    expect(sure.map(labelOf)).toContain('Set name “Core Set 2019” of Guttersnipe (pm19) 145')
    expect(sure).toEqual(swaps.filter((swapped) => isAgreed(swapped, printings)))
  })

  /** Of rows in a file of their own. */
  async function statesOf(rows: readonly Cells[]): Promise<string[]> {
    const member = await collectorIn(app())
    const lines = rows.map((row) => columns.map((column) => `"${row[column]}"`).join(','))
    const { id } = await upload(member, [columns.join(','), ...lines].join('\n'))
    return (await pagesOf(member, id)).map(({ state }) => state)
  }

  function everyPrinting(): PrintingRow[] {
    const catalogue = app().catalogue.current()
    return Array.from({ length: catalogue.meta.printingCount }, (_, printing) => {
      // The pool of printings holds such records.
      const record = readRecord<PrintingRecord>(catalogue.pools.printings, printing)
      const set = catalogue.meta.sets[catalogue.columns.printingSet[printing] ?? 0]
      const printed = finishesOf(catalogue, printing)
      return {
        Name: rowText(catalogue.texts.cardTitle, catalogue.columns.printingCard[printing] ?? 0),
        'Set code': set?.code ?? '',
        'Set name': set?.name ?? '',
        'Collector number': record.collector_number ?? '',
        Foil: printed.at(-1) ?? '',
        Language: languages.find((one) => one === (record.lang ?? 'en')) ?? '',
        'Scryfall ID': record.id ?? '',
        'TCGplayer ID': String(record.tcgplayer_id ?? ''),
        'Cardmarket ID': String(record.cardmarket_id ?? ''),
        printed,
      }
    })
  }
})

interface Swap {
  own: PrintingRow
  other: PrintingRow
  column: (typeof columns)[number]
}

/** An empty cell says nothing, and copies of an English printing may be in any language. */
function isAgreed({ own, other, column }: Swap, printings: readonly PrintingRow[]): boolean {
  if (other[column] === own[column] || other[column] === '') return true
  if (column === 'Collector number') return isShortNumber(own, other[column], printings)
  if (column === 'Set code' || column === 'Set name') return isCountedTo(own, other, printings)
  if (column === 'Name') return isFaceOf(other.Name, own.Name)
  if (column === 'Foil') return own.printed.includes(other.Foil) || isEtchedAsFoil(own, other)
  return column === 'Language' && ['en', ''].includes(own.Language)
}

/** Many tools write 22 for the 22p of a set, which has no other 22. */
function isShortNumber(
  own: PrintingRow,
  number: string,
  printings: readonly PrintingRow[],
): boolean {
  const signs = [/[★†]$/, /(?<=\d)[ps]$/, /^[a-zA-Z\d]+-/]
  return (
    signs.some((sign) => own['Collector number'].replace(sign, '') === number) &&
    !printings.some(
      (one) => one['Set code'] === own['Set code'] && one['Collector number'] === number,
    )
  )
}

/** The sets of a set's promos, tokens and art cards have its code behind such a letter. */
function belongsTo(own: PrintingRow, other: PrintingRow): boolean {
  return ['p', 't', 'a'].some((letter) => letter + other['Set code'] === own['Set code'])
}

/** Tools count those to the set itself. It means another printing where the set has such a one. */
function isCountedTo(
  own: PrintingRow,
  other: PrintingRow,
  printings: readonly PrintingRow[],
): boolean {
  return (
    belongsTo(own, other) &&
    !printings.some(
      (one) =>
        one['Set code'] === other['Set code'] &&
        one.Name === own.Name &&
        one['Collector number'] === own['Collector number'],
    )
  )
}

/** Lightning Bolt is a face of another card as well. */
function isFaceOf(name: string, whole: string): boolean {
  return name.split(' // ').every((face) => whole.split(' // ').includes(face))
}

/** Many tools have no other word. */
function isEtchedAsFoil(own: PrintingRow, other: PrintingRow): boolean {
  return own.printed[0] === 'etched' && other.Foil === 'foil'
}

function labelOf({ own, other, column }: Swap): string {
  return `${column} “${other[column]}” of ${own.Name} (${own['Set code']}) ${own['Collector number']}`
}
