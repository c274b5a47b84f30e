import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { brotliCompressSync, constants } from 'node:zlib'
import { type CardObject, catalogueBuilder, openCatalogue } from '@manafolio/search'
import { readBulkFile } from '../../import/read-bulk.ts'
import { readSample } from '../../sample.ts'
import { chosenCards, type Popularity } from './chosen-cards.ts'
import { isUsual, type KnownCard } from './known-card.ts'
import { packedLines } from './packing.ts'
import { partsOf } from './parts-of.ts'

const folder = new URL('../../../../sample/', import.meta.url)
const written = new URL('cards.jsonl', folder)
const facts = new URL('facts.jsonl.br', folder)

const [bulkFile, listsFile] = process.argv.slice(2)
if (bulkFile) await makeSample(bulkFile, listsFile)
else {
  process.stderr.write('npm run sample -- BULK_FILE [DECK_LISTS]\n')
  process.exitCode = 1
}

async function makeSample(bulkFile: string, listsFile: string | undefined) {
  const own = await readSample(written)
  const ownIds = new Set(own.map(({ oracle_id }) => oracle_id))
  const builder = catalogueBuilder()
  const cards = (await readCards(bulkFile, builder.add)).filter(
    ({ first }) => !ownIds.has(first.oracle_id),
  )
  const chosen = chosenCards(cards, listsFile ? await readLists(listsFile) : new Map())
  const catalogue = openCatalogue(
    builder.build({ source: 'bulk', fingerprint: bulkFile, pricesAsOf: '' }),
  )
  const names = new Set([...own, ...chosen].map(({ name }) => name))
  const lines = packedLines(chosen, (name) => partsOf(catalogue, name, (other) => names.has(other)))
  const text = Buffer.from(`${lines.join('\n')}\n`)
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
  await writeFile(facts, packed)
  process.stdout.write(`${chosen.length} cards, ${text.length} bytes, packed ${packed.length}\n`)
}

async function readCards(bulkFile: string, take: (card: CardObject) => void): Promise<KnownCard[]> {
  const cards = new Map<string, KnownCard>()
  const add = (card: CardObject) => {
    take(card)
    if (!card.oracle_id) return
    const known = cards.get(card.oracle_id)
    if (known) known.printings.push(card)
    else cards.set(card.oracle_id, { name: card.name, first: card, printings: [card] })
  }
  await readBulkFile(bulkFile, { add }, () => {})
  return [...cards.values()].map(withTypical).filter(({ first }) => isUsual(first))
}

/** The facts of a card are those of a usual printing with a text, if there is one. */
function withTypical(card: KnownCard): KnownCard {
  const usual = card.printings.filter(isUsual)
  return { ...card, first: usual.find(hasText) ?? usual[0] ?? card.first }
}

function hasText({ oracle_text, card_faces }: CardObject): boolean {
  return typeof (oracle_text ?? card_faces?.[0]?.oracle_text) === 'string'
}

/** In how many lists of sixty cards a card is: one list in JSON on each line. */
async function readLists(file: string): Promise<Popularity> {
  const counts = new Map<string, number>()
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const { format, main = [], side = [] } = JSON.parse(line)
    if (format === 'commander') continue // for which there are ranks
    const names = new Set([...main, ...side].map(([, name]: [number, string]) => name))
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}
