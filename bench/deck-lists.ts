import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Card, fileType, limits, readDeckList } from '@manafolio/contract'
import { presentCards } from '@manafolio/server/src/cards/present.ts'
import { importCatalogue, printingsFrom } from './full-catalogue.ts'
import { percentile, timesOf } from './measure.ts'
import { signUp } from './search-load.ts'
import { startServer } from './server-process.ts'
import { printTable } from './table.ts'

const [short, rounds, warmUp] = [1000, 20, 2]

const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-deck-lists-'))
const catalogue = await importCatalogue(dataDir)
const ids = printingsFrom(catalogue, limits.deckListLines)
const cards = presentCards(
  catalogue,
  ids.map((id) => catalogue.printingById.get(id) ?? 0),
)

/** A line for a card, in the format of a tool. */
const lines: Record<string, (card: Card, at: number) => string> = {
  'name, set and number': ({ name, setCode, collectorNumber }) =>
    `1 ${name} (${setCode.toUpperCase()}) ${collectorNumber}`,
  'name alone': ({ name }) => `1 ${name}`,
  'names that are nobody’s': ({ name }, at) => `1 ${name.slice(1)} of ${at}`,
}

const server = await startServer(dataDir)
const cookie = await signUp(server.url)
const rows = [['', 'first ms', 'p50 ms', 'p99 ms', 'blocked ms']]
for (const [what, line] of Object.entries(lines)) {
  for (const count of [short, limits.deckListLines]) rows.push(await timed(what, line, count))
}
printTable('A deck list read and reported', rows)
await server.stop()

async function timed(what: string, line: (card: Card, at: number) => string, count: number) {
  const list = cards.slice(0, count).map(line).join('\n')
  const read = () => report(list)
  await server.blocking()
  const [first = 0] = await timesOf(read, { rounds: 1, warmUp: 0 })
  const times = await timesOf(read, { rounds, warmUp })
  const { longest } = await server.blocking()
  const figures = [first, percentile(times, 0.5), percentile(times, 0.99), longest]
  const title = `${count.toLocaleString('en-US')} lines, ${what}`
  return [title, ...figures.map((ms) => ms.toFixed(0))]
}

async function report(list: string): Promise<void> {
  const response = await fetch(`${server.url}${readDeckList.path}`, {
    method: readDeckList.method,
    headers: { cookie, 'content-type': fileType },
    body: list,
  })
  if (!response.ok) throw new Error(`The list was answered with ${response.status}.`)
  await response.arrayBuffer()
}
