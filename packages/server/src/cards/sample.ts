import { readFile } from 'node:fs/promises'
import {
  type CardObject,
  type Catalogue,
  catalogueBuilder,
  openCatalogue,
  readCardObject,
} from '@manafolio/search'

/** The day of the sample's prices. */
const samplePricesAsOf = '2026-07-31'

interface SampleCard {
  card_faces?: object[]
  printings: { card_faces?: object[] }[]
}

/** The catalogue that ships with the code. */
export async function openSample(file: URL): Promise<Catalogue> {
  const builder = catalogueBuilder()
  for (const card of await readSample(file)) builder.add(card)
  return openCatalogue(
    builder.build({ source: 'sample', fingerprint: 'sample', pricesAsOf: samplePricesAsOf }),
  )
}

/** Its printings. The file has one oracle card with its printings on each line. */
export async function readSample(file: URL): Promise<CardObject[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  return lines.flatMap((line) => printingsOf(JSON.parse(line))).map(cardIn)
}

function cardIn(object: object): CardObject {
  const card = readCardObject(object)
  if (card) return card
  throw new Error(`The sample catalogue has a card that is none: ${JSON.stringify(object)}`)
}

function printingsOf({ printings, ...card }: SampleCard): object[] {
  return printings.map((printing) => ({ ...card, ...printing, ...mergedFaces(card, printing) }))
}

/** What a face says on every printing, with what it says on this one. */
function mergedFaces(card: Partial<SampleCard>, printing: { card_faces?: object[] }) {
  if (!card.card_faces) return {}
  const faces = card.card_faces.map((face, side) => ({ ...face, ...printing.card_faces?.[side] }))
  return { card_faces: faces }
}
