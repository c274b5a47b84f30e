import { colorCount } from '../catalogue/colors.ts'
import type { Columns } from '../catalogue/columns.ts'
import type { Op } from '../query/tokens.ts'
import { matchVerdicts } from '../rows/matchers.ts'
import { colorsInWords } from './color-sentence.ts'
import { type ColorValue, colorNames, compareColors, readColors } from './color-words.ts'
import { allOps, compare } from './compare.ts'
import type { Filter } from './filter.ts'
import type { Statement } from './statement.ts'

interface ColorFilter extends Pick<Filter, 'names' | 'example' | 'help'> {
  column: keyof Columns & ('cardColors' | 'cardIdentity')
  /** What `:` means for a set of colours. */
  colon: '<=' | '>='
  sentence(value: ColorValue, op: Op): Statement
}

function colorFilter({ column, colon, sentence, ...filter }: ColorFilter): Filter {
  return {
    ...filter,
    ops: allOps,
    level: 'card',
    group: 'Colours and mana',
    values: () => colorNames.map((value) => ({ value })),
    compile({ catalogue: { columns } }, { op, value }) {
      const wanted = readColors(value)
      if (!wanted) return `“${value}” is not a colour`
      const holds = testOf(wanted, opOf(wanted, op, colon))
      const verdicts = Uint8Array.from({ length: 32 }, (_, mask) => Number(holds(mask)))
      return matchVerdicts(columns[column], verdicts)
    },
    describe({ op, value }) {
      const wanted = readColors(value) ?? { kind: 'multicolor' } // only what compiles is described
      return sentence(wanted, opOf(wanted, op, colon))
    },
  }
}

/** Nothing is at least no colours: whoever asks for colourless wants just that. */
function opOf(wanted: ColorValue, op: Op, colon: '<=' | '>='): Exclude<Op, ':'> {
  if (op !== ':') return op
  return wanted.kind === 'set' && wanted.mask !== 0 ? colon : '='
}

function testOf(wanted: ColorValue, op: Exclude<Op, ':'>): (mask: number) => boolean {
  switch (wanted.kind) {
    case 'count':
      return (mask) => compare[op](colorCount(mask), wanted.count)
    case 'multicolor':
      return (mask) => colorCount(mask) > 1 !== (op === '!=')
    case 'set':
      return (mask) => compareColors[op](mask, wanted.mask)
  }
}

export const color = colorFilter({
  names: ['c', 'color', 'colors', 'colour', 'colours'],
  column: 'cardColors',
  colon: '>=',
  example: 'c:azorius',
  help: 'The colours: letters, names, guilds and the like, a number of them, c for none, m for several; : is “at least these”.',
  sentence: (value, op) => colorsInWords('the colours', value, op),
})

export const identity = colorFilter({
  names: ['id', 'identity', 'ci', 'coloridentity', 'commander'],
  column: 'cardIdentity',
  colon: '<=',
  example: 'id:esper',
  help: 'The colour identity; : is “fits within these”, as a commander of these colours asks.',
  sentence: (value, op) => colorsInWords('the colour identity', value, op),
})
