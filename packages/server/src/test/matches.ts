import { type Catalogue, catalogueBuilder, openCatalogue, rowText } from '@manafolio/search'
import type { Match, ParsedCard } from '../cards/lists/listed.ts'
import { matcherOf } from '../cards/lists/match/matcher.ts'
import { readSample } from '../cards/sample.ts'
import { sampleFile } from './test-app.ts'

/**
 * The sample with something else in the records of some printings, by set and number: “lea 161”. A
 * list makes as many printings of one.
 */
export async function sampleWith(
  changes: Record<string, object | readonly object[]> = {},
): Promise<Catalogue> {
  const builder = catalogueBuilder()
  for (const card of await readSample(sampleFile)) {
    const changed = [changes[`${card.set} ${card.collector_number}`] ?? {}].flat()
    for (const change of changed) builder.add({ ...card, ...change })
  }
  const meta = { source: 'sample', fingerprint: 'sample', pricesAsOf: '2026-07-31' } as const
  return openCatalogue(builder.build(meta))
}

/** “Lightning Bolt LEA 161, number”, with a question mark when it is unsure; or the problem. */
export async function reported(catalogue: Catalogue, raw: ParsedCard): Promise<string> {
  const match = await matcherOf(catalogue)(raw)
  const what = match.printing === undefined ? problemOf(match) : titleOf(catalogue, match.printing)
  const how = match.certainty ? `, ${match.certainty}${match.isUnsure ? '?' : ''}` : ''
  const finish = match.finish ? `, ${match.finish}` : ''
  return [what + how + finish, ...match.notes.map(({ note, raw }) => `${note} ${raw}`)].join('; ')
}

function problemOf({ problem }: Match): string {
  return `${problem?.reason} ${problem?.raw}`.trim()
}

/** “Lightning Bolt LEA 161”. */
export function titleOf({ meta, columns, texts }: Catalogue, printing: number): string {
  const title = rowText(texts.cardTitle, columns.printingCard[printing] ?? 0)
  const code = meta.sets[columns.printingSet[printing] ?? 0]?.code.toUpperCase()
  return `${title} ${code} ${meta.numbers[columns.printingNumber[printing] ?? 0]}`
}
