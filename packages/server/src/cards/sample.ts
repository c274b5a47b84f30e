import { readFile } from 'node:fs/promises'
import { type Catalogue, catalogueBuilder, openCatalogue, readCardObject } from '@manafolio/search'

/** The day of the sample's prices. */
const samplePricesAsOf = '2026-07-31'

interface SampleCard {
  card_faces?: object[]
  printings: { card_faces?: object[] }[]
}

/** The catalogue that ships with the code: one oracle card with its printings on each line. */
export async function openSample(file: URL): Promise<Catalogue> {
  const builder = catalogueBuilder()
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  for (const object of lines.flatMap((line) => printingsOf(JSON.parse(line)))) {
    const card = readCardObject(object)
    if (!card)
      throw new Error(`The sample catalogue has a card that is none: ${JSON.stringify(object)}`)
    builder.add(card)
  }
  return openCatalogue(
    builder.build({ source: 'sample', fingerprint: 'sample', pricesAsOf: samplePricesAsOf }),
  )
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
