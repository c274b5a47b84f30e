import type { SaidCard } from '../listed.ts'
import type { ListFormat, Meaning } from './formats/list-format.ts'

/** What a row says in the column of this meaning, trimmed and not too long; '' when there is none. */
export type Say = (meaning: Meaning) => string

/** What a row of a table says of which printing it is. */
export function saidCard(say: Say, { nameOf, idOf = uuidOf }: ListFormat): SaidCard {
  const name = say('name') || say('simpleName')
  const said = {
    name: (nameOf ? nameOf(name, say('simpleName')) : name).normalize('NFC'),
    ...saidSet(say),
    collectorNumber: say('collectorNumber'),
    scryfallId: idOf(say('scryfallId')),
  }
  const card: SaidCard = {}
  for (const key of texts) if (said[key]) card[key] = said[key]
  for (const key of numericIds) if (/^[1-9]\d{0,8}$/.test(say(key))) card[key] = Number(say(key))
  return card
}

const texts = ['name', 'setCode', 'setName', 'collectorNumber', 'scryfallId'] as const
const numericIds = ['tcgplayerId', 'cardmarketId', 'mtgoId', 'multiverseId'] as const

/** Neither a name, nor an id, nor a set and a number. */
export function namesNothing(card: SaidCard): boolean {
  const { name, setCode, collectorNumber, scryfallId } = card
  return !(
    name ||
    scryfallId ||
    (setCode && collectorNumber) ||
    numericIds.some((id) => card[id] !== undefined)
  )
}

/** A set is called by its code or by its name; a code is short and in one case. */
function saidSet(say: Say): { setCode: string; setName: string } {
  const set = say('set')
  const isCode = !say('setCode') && /^(?:[A-Z\d_]{2,6}|[a-z\d_]{2,6})$/.test(set)
  return {
    setCode: say('setCode') || (isCode ? set : ''),
    setName: say('setName') || (isCode ? '' : set),
  }
}

function uuidOf(text: string): string {
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
  return isUuid ? text.toLowerCase() : ''
}
