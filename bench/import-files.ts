import { addressOf, type Card, changeIdHeader, fileType, startImport } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { presentCards } from '@manafolio/server/src/cards/present.ts'
import { stringify } from 'csv-stringify/sync'
import type { Owner } from './collection-calls.ts'

const conditions = ['Near Mint', 'Near Mint', 'Good (Lightly Played)', 'Played']
const languages = ['English', 'English', 'English', 'German', 'Japanese']

const moxfieldHeader = [
  ...['Count', 'Tradelist Count', 'Name', 'Edition', 'Condition', 'Language', 'Foil', 'Tags'],
  ...['Last Modified', 'Collector Number', 'Alter', 'Proxy', 'Purchase Price'],
]

/** Without ids: each card is found by its set and number, checked against its name. */
function moxfieldRow(card: Card, i: number): (string | number)[] {
  const condition = conditions[i % conditions.length] ?? ''
  const language = languages[i % languages.length] ?? ''
  const { name, setCode, collectorNumber } = card
  return [
    ...[1 + (i % 4), 0, name, setCode, condition, language, '', '', '2026-08-01 12:00:00'],
    ...[collectorNumber, 'False', 'False', ''],
  ]
}

const helvaultHeader = ['extras', 'language', 'name', 'quantity', 'scryfall_id']

function helvaultRow({ id, name }: Card, i: number): (string | number)[] {
  return ['', 'en', name, 1 + (i % 4), id]
}

/** Import files of some printings, by how their cards are found. */
export function importFiles(
  catalogue: Catalogue,
  scryfallIds: readonly string[],
): Record<'set and number' | 'id', string> {
  const printings = scryfallIds.map((id) => catalogue.printingById.get(id) ?? 0)
  const cards = presentCards(catalogue, printings)
  return {
    'set and number': stringify([moxfieldHeader, ...cards.map(moxfieldRow)], { quoted: true }),
    id: stringify([helvaultHeader, ...cards.map(helvaultRow)], { quoted: true }),
  }
}

/** How many rows of a file can be added. */
export async function upload({ url, cookie }: Owner, id: string, file: string): Promise<number> {
  const answer = await fetch(url + addressOf(startImport, {}, { fileName: 'bench.csv' }), {
    method: 'POST',
    headers: { cookie, 'content-type': fileType, [changeIdHeader]: id },
    body: file,
  })
  const { counts } = startImport.output.parse(await answer.json())
  return counts.ready + counts.doubtful
}
