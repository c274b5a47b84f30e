import type { Ruling } from '@manafolio/contract'
import * as z from 'zod/mini'
import { numberTable } from '../text/number-table.ts'
import { postings } from '../text/postings.ts'
import { readRecord } from '../text/record-pool.ts'
import type { Catalogue } from './catalogue.ts'
import { interner } from './interned.ts'

/** A ruling of the service's bulk file rulings, one a line; published_at is yyyy-mm-dd. */
const rulingObject = z.object({
  oracle_id: z.string(),
  source: z.string(),
  published_at: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  comment: z.string(),
})
export type RulingObject = z.infer<typeof rulingObject>

/** The ruling in a parsed line, or undefined when it is none. */
export function readRulingObject(value: unknown): RulingObject | undefined {
  const read = rulingObject.safeParse(value)
  return read.success ? read.data : undefined
}

const columnTypes = {
  target: Uint32Array,
  rulingComment: Uint32Array,
  rulingDate: Int32Array,
  rulingSource: Uint8Array,
}

/** Collects rulings. Many cards share a comment, of which there is one. */
export function rulingCollector() {
  const targets = interner()
  const comments = interner()
  const sources = interner()
  const rulings = numberTable(columnTypes)
  return {
    add({ oracle_id, source, published_at, comment }: RulingObject) {
      rulings.add({
        target: targets.number(oracle_id),
        rulingComment: comments.number(comment),
        rulingDate: Number(published_at.replaceAll('-', '')),
        rulingSource: sources.number(source),
      })
    },
    comments: comments.values,
    sources: sources.values,
    /** The columns for cards in their order, of each the oldest ruling first. */
    columnsFor(oracleIds: readonly string[]) {
      const { target, rulingDate } = rulings.columns()
      const cards = new Map(oracleIds.map((id, card) => [id, card]))
      const cardOf = targets.values().map((id) => cards.get(id))
      const byDate = target
        .map((_, ruling) => ruling)
        .sort((a, b) => (rulingDate[a] ?? 0) - (rulingDate[b] ?? 0))
      const { starts, rows } = postings(oracleIds.length, (take) => {
        for (const ruling of byDate) {
          const card = cardOf[target[ruling] ?? 0]
          if (card !== undefined) take(card, ruling)
        }
      })
      const names = ['rulingComment', 'rulingDate', 'rulingSource'] as const
      return { cardRulingStarts: starts, ...rulings.inOrder(rows, names) }
    },
  }
}

export type RulingCollector = ReturnType<typeof rulingCollector>

export function hasRulings({ columns }: Pick<Catalogue, 'columns'>): boolean {
  return columns.rulingComment.length > 0
}

/** The rulings on a card, oldest first; null when the catalogue has none on any. */
export function rulingsOf(catalogue: Catalogue, card: number): Ruling[] | null {
  if (!hasRulings(catalogue)) return null
  const { columns, meta, pools } = catalogue
  const rulings: Ruling[] = []
  const end = columns.cardRulingStarts[card + 1] ?? 0
  for (let ruling = columns.cardRulingStarts[card] ?? 0; ruling < end; ruling++) {
    rulings.push({
      publishedAt: dateOf(columns.rulingDate[ruling] ?? 0),
      source: meta.rulingSources[columns.rulingSource[ruling] ?? 0] ?? '',
      comment: readRecord<string>(pools.comments, columns.rulingComment[ruling] ?? 0),
    })
  }
  return rulings
}

function dateOf(day: number): string {
  return String(day)
    .padStart(8, '0')
    .replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')
}
