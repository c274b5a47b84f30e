import type { Catalogue } from '@manafolio/search'
import { cardTexts } from './card-texts.ts'
import { percentile, timed, timesOf } from './measure.ts'
import { fts5 } from './peers/fts5.ts'
import { miniSearch } from './peers/minisearch.ts'
import { countCards, ours } from './peers/ours.ts'
import type { Peer } from './peers/peer.ts'
import { pgTrgm } from './peers/pg-trgm.ts'
import { scan } from './peers/scan.ts'
import { texts as searched } from './queries.ts'
import { printTable } from './table.ts'

const pace = { rounds: 20, warmUp: 3 }

/** Prints how long other engines take to find the same substrings in the same rules texts. */
export async function comparePeers(catalogue: Catalogue): Promise<void> {
  const texts = cardTexts(catalogue)
  const right = scan()
  await right.build(texts)
  await checkOurs(catalogue, right)
  const postgres = await pgTrgm()
  const others = [right, fts5(), ...(postgres ? [postgres] : []), miniSearch()]
  const our = await figuresOf(ours(catalogue), texts)
  const figures: Figures[] = []
  for (const peer of others) figures.push(await figuresOf(peer, texts, right))
  printFigures(our, figures, texts.length)
  printPieces(our, figures)
}

interface Figures {
  name: string
  buildSeconds: number
  /** For each substring. */
  pieces: { count: number; times: number[] }[]
}

async function figuresOf(peer: Peer, texts: readonly string[], right?: Peer): Promise<Figures> {
  const { seconds } = await timed(() => peer.build(texts))
  const pieces: Figures['pieces'] = []
  for (const text of searched) {
    const times = await timesOf(() => peer.find(text), pace)
    if (right && peer.isExact) await checkPeer(peer, right, text)
    pieces.push({ count: (await peer.find(text)).count, times })
  }
  if (peer !== right) await peer.close()
  return { name: peer.name, buildSeconds: seconds, pieces }
}

/** Wrong results can't be compared. */
async function checkPeer(peer: Peer, right: Peer, text: string) {
  const [found, expected] = [await peer.find(text), await right.find(text)]
  if (found.count === expected.count && found.first.join() === expected.first.join()) return
  throw new Error(`${peer.name} finds “${text}” ${found.count} times, not ${expected.count}.`)
}

async function checkOurs(catalogue: Catalogue, right: Peer) {
  for (const text of searched) {
    const [count, expected] = [countCards(catalogue, text), (await right.find(text)).count]
    if (count !== expected) throw new Error(`Ours finds “${text}” ${count} times, not ${expected}.`)
  }
}

function printFigures(our: Figures, others: Figures[], textCount: number) {
  const [ourMiddle, ourWorst] = [0.5, 0.99].map((share) => overall(our, share))
  const rows = [our, ...others].map((figures) => {
    const [middle = 0, worst = 0] = [0.5, 0.99].map((share) => overall(figures, share))
    return [
      figures.name,
      figures === our ? '-' : figures.buildSeconds.toFixed(2),
      middle.toFixed(3),
      worst.toFixed(3),
      `${(middle / (ourMiddle ?? 1)).toFixed(1)} ×`,
      `${(worst / (ourWorst ?? 1)).toFixed(1)} ×`,
    ]
  })
  printTable(`${searched.length} pieces of text in ${textCount} rules texts: count and first 60`, [
    ['engine', 'build s', 'p50 ms', 'p99 ms', 'p50 to ours', 'p99 to ours'],
    ...rows,
  ])
  for (const note of notes) console.log(`  ${note}`)
}

const notes = [
  'Ours also reads a query and picks versions; what it builds is the whole catalogue.',
  'The scan, FTS5 (SQLite, trigrams) and pg_trgm (PostgreSQL, GIN) find the very same texts, and ours',
  'the same cards. MiniSearch finds words and beginnings of words in any order: other texts.',
]

function overall({ pieces }: Figures, share: number): number {
  return percentile(
    pieces.flatMap(({ times }) => times),
    share,
  )
}

function printPieces(our: Figures, others: Figures[]) {
  const all = [our, ...others]
  const rows = searched.map((text, i) => [
    text,
    String(others[0]?.pieces[i]?.count),
    ...all.map(({ pieces }) => percentile(pieces[i]?.times ?? [], 0.5).toFixed(3)),
    String(all.at(-1)?.pieces[i]?.count),
  ])
  printTable('Each piece of text, p50 ms', [
    ['text', 'cards', ...all.map(({ name }) => name), 'it finds'],
    ...rows,
  ])
}
