import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import {
  type CardObject,
  type Catalogue,
  type CatalogueBuilder,
  catalogueBuilder,
  openCatalogue,
  readCardObject,
} from '@manafolio/search'
import { adviceMeasures } from './advice-measures.ts'
import { type PackedHead, unpackCard } from './sample/packed-card.ts'
import { roleTags } from './sample/roles-in.ts'

/** The day of the sample's prices. */
const pricesAsOf = '2026-07-31'

/** Where the sample is in the server's package: its cards, and the catalogue of them that the build makes. */
export function sampleFiles(packageDir: URL) {
  return {
    /** Those with a text of our own, and those of which there are facts only. */
    cards: [
      new URL('sample/cards.jsonl', packageDir),
      new URL('sample/facts.jsonl.br', packageDir),
    ] as const,
    snapshot: new URL('dist/sample.bin', packageDir),
  }
}

/** The catalogue of the sample's cards. */
export async function openSample(...files: URL[]): Promise<Catalogue> {
  const { builder, origin } = await buildSample(files)
  return openCatalogue(builder.build(origin))
}

/** Its cards in a builder, and what it is known by. */
export async function buildSample(files: readonly URL[]) {
  const builder: CatalogueBuilder = catalogueBuilder(adviceMeasures)
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(file))
  const cards = await readSample(...files)
  for (const card of cards) builder.add(card)
  for (const tag of roleTags(cards)) builder.addTag(tag)
  const fingerprint = `sample ${hash.digest('hex').slice(0, 16)}`
  return { builder, origin: { source: 'sample', fingerprint, pricesAsOf } as const }
}

/** Its printings. A file has one oracle card with its printings on each line. */
export async function readSample(...files: URL[]): Promise<CardObject[]> {
  const all = await Promise.all(files.map(sampleLines))
  return all.flatMap(({ lines, printingsIn }) => lines.flatMap(printingsIn)).map(cardIn)
}

const unpack = promisify(brotliDecompress)

/** A file of the sample, line by line. */
interface SampleLines {
  /** What stands before the cards. */
  head: string[]
  /** A card each. */
  lines: string[]
  /** The printings of a line, as the card-data service describes them. */
  printingsIn(line: string): object[]
}

/** Packed cards have a head before them. */
export async function sampleLines(file: URL): Promise<SampleLines> {
  const bytes = await readFile(file)
  if (!isPacked(file)) {
    const printingsIn = (line: string) => printingsOf(JSON.parse(line))
    return { head: [], lines: linesOf(bytes), printingsIn }
  }
  const [head = '', ...lines] = linesOf(await unpack(bytes))
  const shared: PackedHead = JSON.parse(head)
  return { head: [head], lines, printingsIn: (line) => unpackCard(JSON.parse(line), shared) }
}

export function isPacked(file: URL): boolean {
  return file.pathname.endsWith('.br')
}

function linesOf(bytes: Buffer): string[] {
  return bytes.toString('utf8').split('\n').filter(Boolean)
}

export function cardIn(object: object): CardObject {
  const card = readCardObject(object)
  if (card) return card
  throw new Error(`The sample catalogue has a card that is none: ${JSON.stringify(object)}`)
}

interface SampleCard {
  card_faces?: object[]
  printings: { card_faces?: object[] }[]
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
