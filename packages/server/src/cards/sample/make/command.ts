import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  type CardObject,
  type CatalogueBuilder,
  catalogueBuilder,
  openCatalogue,
} from '@manafolio/search'
import { readBulkFile } from '../../import/read-bulk.ts'
import { readSample } from '../../sample.ts'
import { writeAdviceTags } from './advice-tags.ts'
import { chosenCards, type Popularity } from './chosen-cards.ts'
import { isUsual, type KnownCard } from './known-card.ts'
import { packedLines } from './packing.ts'
import { partsOf } from './parts-of.ts'
import { writeLines } from './sample-file.ts'

/** Leaves the chosen cards as they are, and gives them the advice tags of today. */
const tagsOnly = '--tags-only'

const folder = new URL('../../../../sample/', import.meta.url)
const written = new URL('cards.jsonl', folder)
const facts = new URL('facts.jsonl.br', folder)

const options = process.argv.slice(2)
const [bulkFile, listsFile] = options.filter((option) => option !== tagsOnly)
if (bulkFile) {
  const builder = catalogueBuilder()
  const cards = await readCards(bulkFile, builder.add)
  if (!options.includes(tagsOnly)) await chooseSample({ bulkFile, listsFile, builder, cards })
  await tagSample(cards)
} else {
  process.stderr.write('npm run sample -- BULK_FILE [DECK_LISTS | --tags-only]\n')
  process.exitCode = 1
}

interface Choice {
  bulkFile: string
  listsFile: string | undefined
  /** Has every card of the file. */
  builder: CatalogueBuilder
  cards: readonly KnownCard[]
}

async function chooseSample({ bulkFile, listsFile, builder, cards: all }: Choice) {
  const own = await readSample(written)
  const ownIds = new Set(own.map(({ oracle_id }) => oracle_id))
  const cards = all.filter(({ first }) => !ownIds.has(first.oracle_id))
  const chosen = chosenCards(cards, listsFile ? await readLists(listsFile) : new Map())
  const catalogue = openCatalogue(
    builder.build({ source: 'bulk', fingerprint: bulkFile, pricesAsOf: '' }),
  )
  const names = new Set([...own, ...chosen].map(({ name }) => name))
  const lines = packedLines(chosen, (name) => partsOf(catalogue, name, (other) => names.has(other)))
  const { bytes, packed } = await writeLines(facts, lines)
  process.stdout.write(`${chosen.length} cards, ${bytes} bytes, packed ${packed}\n`)
}

async function tagSample(known: readonly KnownCard[]) {
  for (const file of [written, facts]) await writeAdviceTags(file, known)
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
