import { type Issue, unknownCountSentence, unnamedColumn } from '@manafolio/contract'
import { AppError } from '../../../errors.ts'
import { cut, maxColumns } from './cells.ts'
import type { Columns } from './columns.ts'
import type { ListFormat, Meaning } from './formats/list-format.ts'
import { columnKey } from './header.ts'

const countingWord =
  /(?<!\p{L})(number of cards|qty|quantity|count|copies|amount|owned|have|anzahl|menge|cantidad|quantit[éeàa]|quantidade|ilość|aantal)(?!\p{L})/u

/** Rather than taking every row of a file for one copy. */
export function refuseCountingWords(header: readonly string[], { format, places }: Columns) {
  const read = new Set(places.values())
  refuse(
    header.filter((column, place) => {
      const isCount = countingWord.test(columnKey(column)) && !countsOther(column, format)
      return isCount && !read.has(place)
    }),
  )
}

export interface CountSearch {
  see(texts: readonly string[]): void
  /** Refuses the table when all its rows count something in a column that is not read. */
  finish(): void
}

const counts: readonly Meaning[] = ['quantity', 'regularQuantity', 'foilQuantity']

/** Looks for what may count the copies of a table, as long as no column is known to. */
export function searchCounts(
  header: readonly string[],
  { format, places }: Columns,
): CountSearch | undefined {
  if (counts.some((meaning) => places.has(meaning))) return undefined
  const read = new Set(places.values())
  const others = header.map((column) => countsOther(column, format) || hasOtherNumbers(column))
  const mayCount = header.map((_, place) => !read.has(place) && !others[place])
  const isCounted = header.map(() => false)
  return {
    see(texts) {
      for (const [place, text] of texts.entries()) {
        if (!mayCount[place] || text.trim() === '') continue
        isCounted[place] = true
        mayCount[place] = /^\s*\d{1,3}\s*[x×]?\s*$/i.test(text)
      }
    },
    finish() {
      const names = header.map((column, place) => column.trim() || unnamedColumn(place + 1))
      refuse(names.filter((_, place) => mayCount[place] && isCounted[place]))
    },
  }
}

function countsOther(column: string, { otherCounts }: ListFormat): boolean {
  return otherCounts?.includes(columnKey(column)) ?? false
}

/** Words for numbers of other things than copies, and for what is marked by 0 and 1. */
const otherNumbers = new Set([
  ...[
    'id',
    'number',
    'no',
    'nr',
    'rank',
    'page',
    'row',
    'line',
    'index',
    'position',
    'slot',
    'sku',
  ],
  ...['price', 'value', 'cost', 'worth', 'low', 'mid', 'high', 'market', 'trend', 'avg', 'msrp'],
  ...['preis', 'wert', 'prix', 'precio', 'prezzo', 'preço', 'usd', 'eur', 'tix', 'year', 'jahr'],
  ...['mv', 'cmc', 'power', 'toughness', 'loyalty', 'rating', 'weight', 'grade'],
  ...['is', 'signed', 'altered', 'misprint', 'promo', 'textless', 'proxy'],
])

/** “isSigned”, “Price Bought”, “Mana Value”, “multiverse_id”. */
function hasOtherNumbers(column: string): boolean {
  const words = column.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').toLowerCase()
  return words.split(/[^\p{L}]+/u).some((word) => otherNumbers.has(word))
}

function refuse(columns: readonly string[]) {
  const issues = columns.slice(0, maxColumns).map((column): Issue => {
    const path = cut(column)
    return { path, message: unknownCountSentence(path) }
  })
  if (issues.length > 0) throw new AppError('import_unknown_count', { issues })
}
