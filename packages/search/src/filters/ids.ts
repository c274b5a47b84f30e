import type { Catalogue } from '../catalogue/catalogue.ts'
import { matchNothing, matchRows, matchTest, unlessDenied } from '../rows/matchers.ts'
import { rowsOf } from '../rows/row-set.ts'
import { rowText, type TextColumn } from '../text/text-column.ts'
import { equalityOps } from './compare.ts'
import type { Filter, Matcher } from './filter.ts'
import { asRequested, quoted, statementOf } from './statement.ts'

interface IdFilter extends Pick<Filter, 'names' | 'level' | 'example' | 'help'> {
  noun: string
  find(catalogue: Catalogue, id: string): Matcher
}

function idFilter({ noun, find, ...filter }: IdFilter): Filter {
  return {
    ...filter,
    ops: equalityOps,
    group: 'Printings',
    compile: ({ catalogue }, { op, value }) =>
      unlessDenied(op, find(catalogue, value.toLowerCase())),
    describe({ op, value }) {
      const statement = statementOf(`the ${noun}`, 'is', quoted(value))
      return asRequested(op, statement)
    },
  }
}

export const oracleId = idFilter({
  names: ['oracleid'],
  level: 'card',
  noun: 'oracle id',
  example: 'oracleid:4457ed35-7c10-48c8-9776-456485fdf070',
  help: 'The card with this oracle ID.',
  find({ cardByOracleId, meta }, id) {
    const card = cardByOracleId.get(id)
    return matchRows(rowsOf(card === undefined ? [] : [card], meta.cardCount))
  },
})

export const scryfallId = idFilter({
  names: ['scryfallid'],
  level: 'printing',
  noun: 'id of the printing',
  example: 'scryfallid:e3285e6b-3e79-4d7c-bf96-d920f973b122',
  help: 'The printing with this id.',
  find({ printingById, meta }, id) {
    const printing = printingById.get(id)
    return matchRows(rowsOf(printing === undefined ? [] : [printing], meta.printingCount))
  },
})

export const illustrationId = idFilter({
  names: ['illustrationid'],
  level: 'printing',
  noun: 'id of the artwork',
  example: 'illustrationid:6e0a39b7-d3bc-4dac-98ee-9d5c5a3bcfe9',
  help: 'Printings with this artwork.',
  find({ texts, columns }, id) {
    const [artwork] = placesOf(texts.illustrationId, id)
    if (artwork === undefined) return matchNothing
    return matchTest((printing) => columns.printingIllustration[printing] === artwork)
  },
})

/** The rows whose whole text equals this one. */
function placesOf(column: TextColumn, text: string): number[] {
  const places: number[] = []
  for (let row = 0; row + 1 < column.starts.length; row++) {
    // Most rows fail the prefix check, which is cheaper than extracting them.
    const canBe = column.text.startsWith(text, column.starts[row])
    if (canBe && rowText(column, row) === text) places.push(row)
  }
  return places
}
