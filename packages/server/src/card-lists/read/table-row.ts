import type { Finish, ImportOmission } from '@manafolio/contract'
import type { ListedRow, Note, SaidCard, Trouble } from '../listed.ts'
import { cellsOf, cut } from './cells.ts'
import type { Columns } from './columns.ts'
import { instantOf } from './days.ts'
import type { ListFormat } from './formats/list-format.ts'
import { quantityOf } from './quantities.ts'
import type { TableRecord } from './records.ts'
import { namesNothing, type Say, saidCard } from './said-card.ts'
import { conditionOf, finishOf, languageOf } from './words/understood.ts'
import { isYes, wordKey } from './words/words.ts'

/** The rows that a record is: none if it is blank, two if it counts two finishes. */
export function rowsOf(
  record: TableRecord,
  header: readonly string[],
  columns: Columns,
): ListedRow[] {
  const { places } = columns
  if (record.texts.every((text) => text.trim() === '')) return []
  const say: Say = (meaning) => cut((record.texts[places.get(meaning) ?? -1] ?? '').trim())
  const all = { line: record.line, cells: cellsOf(header, record.texts), ...readKind(say, columns) }
  const isPlayset = isYes(say('playset'))
  return countsOf(say, places).map(({ said, finish }) => {
    const quantity = quantityOf(said, isPlayset ? copiesOfPlayset : 1)
    const counted = isPlayset && quantityOf(said) ? `${said} × ${copiesOfPlayset}` : said
    const troubles = [...troublesOf(all.card, { quantity, said: counted }), ...all.troubles]
    return { ...all, ...inFinish(all.card, finish ?? all.finish), quantity, troubles }
  })
}

const copiesOfPlayset = 4

function inFinish(card: SaidCard, finish: Finish | undefined) {
  return { card: finish ? { ...card, finish } : card, finish }
}

function troublesOf(
  card: SaidCard,
  { quantity, said }: { quantity: number | undefined; said: string },
): Trouble[] {
  const troubles: Trouble[] = []
  if (namesNothing(card)) troubles.push({ reason: 'no_card', said: '' })
  if (quantity === undefined) troubles.push({ reason: 'bad_quantity', said })
  return troubles
}

interface Count {
  said: string
  /** Undefined when another column says it. */
  finish?: Finish
}

/** A line counts once, or regular and foil copies apart; without any count it is one copy. */
function countsOf(say: Say, places: Columns['places']): Count[] {
  if (places.has('quantity')) return [{ said: say('quantity') }]
  const sides: Count[] = [
    { said: say('regularQuantity'), finish: 'nonfoil' },
    { said: say('foilQuantity'), finish: 'foil' },
  ]
  if (!places.has('regularQuantity') && !places.has('foilQuantity')) return [{ said: '1' }]
  const counted = sides.filter(({ said }) => !/^0*$/.test(said))
  // Neither side counts any: the row stays, to be told of.
  return counted.length > 0
    ? counted
    : [{ said: sides.map(({ said }) => said).find(Boolean) ?? '' }]
}

/** What a record says besides how many copies there are. */
function readKind(say: Say, { format, places }: Columns) {
  // An empty cell may say that the copies are not foil; a table without the column says nothing.
  const finish = places.has('finish') ? finishOf(say('finish'), format) : {}
  const condition = conditionOf(say('condition'), format)
  const language = languageOf(say('language'), format)
  const day = say('addedAt')
  const addedAt = instantOf(day)
  const unreadDay: Note | undefined =
    day && !addedAt ? { note: 'unread_day', said: day } : undefined
  return {
    card: saidCard(say, format),
    finish: finish.value,
    condition: condition.value,
    language: language.value,
    addedAt,
    omission: omissionOf(say, format),
    troubles: [finish, condition, language].flatMap(({ trouble }) => trouble ?? []),
    notes: [finish.note, condition.note, unreadDay].filter((note) => note !== undefined),
  }
}

function omissionOf(say: Say, { places }: ListFormat): ImportOmission | undefined {
  if (isYes(say('proxy'))) return 'proxy'
  return places?.get(wordKey(say('place')))
}
