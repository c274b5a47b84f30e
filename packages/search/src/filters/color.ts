import { colorCount } from '../catalogue/colors.ts'
import type { Columns } from '../catalogue/columns.ts'
import type { Op } from '../query/tokens.ts'
import { matchVerdicts } from '../rows/matchers.ts'
import { type ColorValue, colorNames, compareColors, readColors } from './color-names.ts'
import { describeColors } from './color-sentence.ts'
import { allOps, compare } from './compare.ts'
import type { Filter } from './filter.ts'
import type { Statement } from './statement.ts'

interface ColorFilter extends Pick<Filter, 'names' | 'example' | 'help'> {
  column: keyof Columns & ('cardColors' | 'cardIdentity')
  /** The meaning of `:` for a set of colors. */
  colon: '<=' | '>='
  sentence(value: ColorValue, op: Op): Statement
}

function colorFilter({ column, colon, sentence, ...filter }: ColorFilter): Filter {
  return {
    ...filter,
    ops: allOps,
    level: 'card',
    group: 'Colors and mana',
    values: () => colorNames.map((value) => ({ value })),
    compile({ catalogue: { columns } }, { op, value }) {
      const target = readColors(value)
      if (!target) return `“${value}” is not a color`
      const holds = testOf(target, opOf(target, op, colon))
      const verdicts = Uint8Array.from({ length: 32 }, (_, mask) => Number(holds(mask)))
      return matchVerdicts(columns[column], verdicts)
    },
    describe({ op, value }) {
      const target = readColors(value) ?? { kind: 'multicolor' } // only valid terms are described
      return sentence(target, opOf(target, op, colon))
    },
  }
}

/** Every set of colors includes the empty set: a query for colorless means exactly that. */
function opOf(target: ColorValue, op: Op, colon: '<=' | '>='): Exclude<Op, ':'> {
  if (op !== ':') return op
  return target.kind === 'set' && target.mask !== 0 ? colon : '='
}

function testOf(target: ColorValue, op: Exclude<Op, ':'>): (mask: number) => boolean {
  switch (target.kind) {
    case 'count':
      return (mask) => compare[op](colorCount(mask), target.count)
    case 'multicolor':
      return (mask) => colorCount(mask) > 1 !== (op === '!=')
    case 'set':
      return (mask) => compareColors[op](mask, target.mask)
  }
}

export const color = colorFilter({
  names: ['c', 'color', 'colors', 'colour', 'colours'],
  column: 'cardColors',
  colon: '>=',
  example: 'c:azorius',
  help: 'The colors: letters, names, guilds and the like, a number of them, c for none, m for several; : is “at least these”.',
  sentence: (value, op) => describeColors('the colors', value, op),
})

export const identity = colorFilter({
  names: ['id', 'identity', 'ci', 'coloridentity', 'commander'],
  column: 'cardIdentity',
  colon: '<=',
  example: 'id:esper',
  help: 'The color identity; : is “fits within these”, as for a commander with this color identity.',
  sentence: (value, op) => describeColors('the color identity', value, op),
})
