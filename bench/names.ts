import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { PrintedNames } from '@manafolio/search'
import { readNames } from '@manafolio/server/src/cards/import/read-names.ts'
import { timed } from './measure.ts'
import { printTable } from './table.ts'

/** The cards of the bulk file in as many languages make a file like the service's all_cards. */
const languages = ['en', 'de', 'fr', 'ja', 'es']
const wanted = ['de', 'ja']
const mb = 1024 * 1024

/** Prints the time and memory of reading names from a file of all cards. */
const bulkFile = process.env.CARD_BULK_FILE ?? ''
const folder = await mkdtemp(join(tmpdir(), 'manafolio-names-'))
try {
  const allCardsFile = join(folder, 'all-cards.jsonl.gz')
  const written = { lines: 0, bytes: 0 }
  await pipeline(
    Readable.from(allCards(written)),
    createGzip({ level: 1 }),
    createWriteStream(allCardsFile),
  )
  await measure(allCardsFile, written)
} finally {
  await rm(folder, { recursive: true })
}

async function measure(allCardsFile: string, { lines, bytes }: { lines: number; bytes: number }) {
  const namesFile = join(folder, 'names.jsonl')
  const builder = {
    count: 0,
    addPrintedNames: ({ names }: PrintedNames) => {
      builder.count += names.length
    },
  }
  const before = process.memoryUsage().rss
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss)
  }, 50)
  const order = { languages: wanted, allCardsFile, namesFile }
  const first = await timed(() => readNames(order, builder, () => {}))
  clearInterval(watch)
  const again = await timed(() => readNames({ languages: wanted, namesFile }, builder, () => {}))
  printTable(`Names in ${wanted.join(' and ')} of a file of all cards`, [
    ['', 'lines', 'MB', 's', 'MB/s', 'names', 'more memory MB'],
    row('all_cards', {
      lines,
      bytes,
      ...first,
      names: builder.count / 2,
      memory: highest - before,
    }),
    row('the names alone', {
      lines: builder.count / 2,
      bytes: (await stat(namesFile)).size,
      ...again,
      names: builder.count / 2,
    }),
  ])
}

interface Figures {
  lines: number
  bytes: number
  seconds: number
  names: number
  memory?: number
}

function row(what: string, { lines, bytes, seconds, names, memory }: Figures): string[] {
  const numbers = [lines, bytes / mb, seconds, bytes / mb / seconds, names].map((figure) =>
    figure.toFixed(figure < 10 ? 1 : 0),
  )
  return [what, ...numbers, memory === undefined ? '' : (memory / mb).toFixed(0)]
}

async function* allCards(written: { lines: number; bytes: number }) {
  const source = createReadStream(bulkFile)
  const lines = createInterface({
    input: bulkFile.endsWith('.gz') ? source.pipe(createGunzip()) : source,
  })
  for await (const line of lines) {
    const card = line.replace(/,$/, '')
    if (!card.startsWith('{')) continue
    for (const language of languages) {
      const other = `${inLanguage(card, language)}\n`
      written.lines++
      written.bytes += Buffer.byteLength(other)
      yield other
    }
  }
}

/** The name in a language is a made-up one. */
function inLanguage(card: string, language: string): string {
  if (language === 'en') return card
  return card
    .replace('"lang":"en"', `"lang":"${language}"`)
    .replace(/"name":"((?:[^"\\]|\\.)*)"/g, `"name":"$1","printed_name":"${language} $1"`)
}
