import type { ColumnMeaning } from '@manafolio/contract'
import type { ParsedCard } from '../listed.ts'
import type { ListFormat } from './formats/list-format.ts'

/** What a row says in the column of this meaning, trimmed and not too long; '' when there is none. */
export type CellOf = (meaning: ColumnMeaning) => string

/** What a row of a table says of which printing it is. */
export function parseCard(cell: CellOf, { nameOf, idOf = uuidOf }: ListFormat): ParsedCard {
  const name = cell('name') || cell('simpleName')
  const raw = {
    name: (nameOf ? nameOf(name, cell('simpleName')) : name).normalize('NFC'),
    ...parseSet(cell),
    collectorNumber: cell('collectorNumber'),
    scryfallId: idOf(cell('scryfallId')),
  }
  const card: ParsedCard = {}
  for (const key of texts) if (raw[key]) card[key] = raw[key]
  for (const key of numericIds) if (/^[1-9]\d{0,8}$/.test(cell(key))) card[key] = Number(cell(key))
  return card
}

const texts = ['name', 'setCode', 'setName', 'collectorNumber', 'scryfallId'] as const
const numericIds = ['tcgplayerId', 'cardmarketId', 'mtgoId', 'multiverseId'] as const

/** Neither a name, nor an id, nor a set and a number. */
export function namesNothing(card: ParsedCard): boolean {
  const { name, setCode, collectorNumber, scryfallId } = card
  return !(
    name ||
    scryfallId ||
    (setCode && collectorNumber) ||
    numericIds.some((id) => card[id] !== undefined)
  )
}

/** A set is called by its code or by its name; a code is short and in one case. */
function parseSet(cell: CellOf): { setCode: string; setName: string } {
  const set = cell('set')
  const isCode = !cell('setCode') && /^(?:[A-Z\d_]{2,6}|[a-z\d_]{2,6})$/.test(set)
  return {
    setCode: cell('setCode') || (isCode ? set : ''),
    setName: cell('setName') || (isCode ? '' : set),
  }
}

function uuidOf(text: string): string {
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
  return isUuid ? text.toLowerCase() : ''
}
