import {
  type Finish,
  type ImportOmission,
  type Language,
  quantitiesByFinish,
} from '@manafolio/contract'
import type { ListedRow, ParsedCard, Problem } from '../listed.ts'
import { cellsOf, cut } from './cells.ts'
import type { Columns } from './columns.ts'
import type { ListFormat } from './formats/list-format.ts'
import { type CellOf, namesNothing, parseCard } from './parse-card.ts'
import { isZero, quantityOf, quantityProblem } from './quantities.ts'
import type { TableRecord } from './records.ts'
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
  const cell: CellOf = (meaning) => cut((record.texts[places.get(meaning) ?? -1] ?? '').trim())
  const all = {
    line: record.line,
    cells: cellsOf(header, record.texts),
    ...readKind(cell, columns),
  }
  const isPlayset = isYes(cell('playset'))
  return countsOf(cell, places).map(({ raw, finish }) => {
    const quantity = quantityOf(raw, isPlayset ? copiesOfPlayset : 1)
    const counted = isPlayset && quantityOf(raw) ? `${raw} × ${copiesOfPlayset}` : raw
    const problems = [...problemsOf(all.card, { quantity, raw: counted }), ...all.problems]
    const omission = all.omission ?? (isZero(raw) ? 'no_copies' : undefined)
    return { ...all, ...inFinish(all.card, finish ?? all.finish), quantity, problems, omission }
  })
}

const copiesOfPlayset = 4

function inFinish(card: ParsedCard, finish: Finish | undefined) {
  return { card: finish ? { ...card, finish } : card, finish }
}

function problemsOf(
  card: ParsedCard,
  { quantity, raw }: { quantity: number | undefined; raw: string },
): Problem[] {
  const problems: Problem[] = []
  if (namesNothing(card)) problems.push({ reason: 'no_card', raw: '' })
  if (quantity === undefined) problems.push(quantityProblem(raw))
  return problems
}

interface Count {
  raw: string
  /** Undefined when another column says it. */
  finish?: Finish
}

/** A line counts once, or regular and foil copies apart; without any count it is one copy. */
function countsOf(cell: CellOf, places: Columns['places']): Count[] {
  if (places.has('quantity')) {
    const raw = cell('quantity')
    return [{ raw: isBlank(raw) ? cell('addedQuantity') || raw : raw }]
  }
  const sides: Count[] = [
    { raw: cell('regularQuantity'), finish: 'nonfoil' },
    { raw: cell('foilQuantity'), finish: 'foil' },
    { raw: cell('etchedQuantity'), finish: 'etched' },
  ]
  const isCountedApart = quantitiesByFinish.some((meaning) => places.has(meaning))
  if (!isCountedApart) return [{ raw: places.has('addedQuantity') ? cell('addedQuantity') : '1' }]
  const counted = sides.filter(({ raw }) => !isBlank(raw))
  // Neither side counts any: the row stays, to be reported.
  return counted.length > 0 ? counted : [{ raw: sides.map(({ raw }) => raw).find(Boolean) ?? '' }]
}

function isBlank(raw: string): boolean {
  return raw === '' || isZero(raw)
}

/** What a record says besides how many copies there are. */
function readKind(cell: CellOf, { format }: Columns) {
  const finish = finishOf(cell('finish'), format)
  const condition = conditionOf(cell('condition'), format)
  const language = languageOf(cell('language'), format)
  return {
    card: withLanguage(parseCard(cell, format), language.value),
    finish: finish.value,
    condition: condition.value,
    language: language.value,
    // As it stands there, until all of the column is known.
    addedAt: cell('addedAt') || undefined,
    omission: omissionOf(cell, format),
    problems: [finish, condition, language].flatMap(({ problem }) => problem ?? []),
    notes: [finish.note, condition.note].filter((note) => note !== undefined),
  }
}

function withLanguage(card: ParsedCard, language: Language | undefined): ParsedCard {
  return language ? { ...card, language } : card
}

function omissionOf(cell: CellOf, { places }: ListFormat): ImportOmission | undefined {
  if (isYes(cell('proxy'))) return 'proxy'
  if (isYes(cell('maybeboard'))) return 'maybeboard'
  const game = cell('game')
  if (game !== '' && !/magic|mtg/i.test(game)) return 'other_game'
  return places?.get(wordKey(cell('place')))
}
