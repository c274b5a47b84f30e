import type { Catalogue } from '../catalogue/catalogue.ts'
import { colorCount } from '../catalogue/colors.ts'
import { keyNames } from '../query/key-names.ts'
import type { Op } from '../query/tokens.ts'
import { matchVerdicts, unlessDenied } from '../rows/matchers.ts'
import { matchAnyFace } from './any-face.ts'
import {
  type ColorValue,
  colorNames,
  compareColors,
  multicolor,
  readColors,
} from './color-names.ts'
import { describeColors } from './color-sentence.ts'
import { allOps, comparesWith } from './compare.ts'
import type { Filter, Matcher } from './filter.ts'
import type { Statement } from './statement.ts'

interface ColorFilter extends Pick<Filter, 'names' | 'example' | 'help'> {
  match(catalogue: Catalogue, verdicts: Uint8Array): Matcher
  /** The meaning of `:` for a set of colors. */
  colon: '<=' | '>='
  sentence(value: ColorValue, op: Op): Statement
}

function colorFilter({ match, colon, sentence, ...filter }: ColorFilter): Filter {
  return {
    ...filter,
    ops: allOps,
    level: 'card',
    group: 'Colors and mana',
    values: () => colorNames.map((value) => ({ value })),
    compile({ catalogue }, { op, value }) {
      const target = readColors(value)
      if (!target) return `“${value}” is not a color`
      const holds = testOf(target, opOf(target, op === '!=' ? '=' : op, colon))
      const verdicts = Uint8Array.from({ length: 32 }, (_, mask) => Number(holds(mask)))
      return unlessDenied(op, match(catalogue, verdicts))
    },
    describe({ op, value }) {
      const target = readColors(value) ?? multicolor // only valid terms are described
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
  if (target.kind === 'set') return (mask) => compareColors[op](mask, target.mask)
  const holds = countTest(target, op)
  return (mask) => holds(colorCount(mask))
}

/** “Several” begins at two: `=` is that many and more, the others compare with the number. */
export function countTest(
  { kind, count }: Exclude<ColorValue, { kind: 'set' }>,
  op: Op,
): (count: number) => boolean {
  if (kind === 'count') return comparesWith(op, count)
  if (op === '!=') return comparesWith('<', count)
  return comparesWith(op === ':' || op === '=' ? '>=' : op, count)
}

/** One face is enough, but `!=` is the exact complement of `=`: no face is like that. */
export const color = colorFilter({
  names: keyNames.color,
  match: (catalogue, verdicts) =>
    matchAnyFace(
      catalogue,
      matchVerdicts(catalogue.columns.cardColors, verdicts),
      matchVerdicts(catalogue.columns.faceColors, verdicts),
    ),
  colon: '>=',
  example: 'c:azorius',
  help: 'The colors of any face, but for a back without a color: letters, names, guilds and the like, a number of them, c for none, m for several; : is “at least these”.',
  sentence: (value, op) => describeColors('the colors', value, op),
})

export const identity = colorFilter({
  names: keyNames.identity,
  match: ({ columns }, verdicts) => matchVerdicts(columns.cardIdentity, verdicts),
  colon: '<=',
  example: 'id:esper',
  help: 'The color identity; : is “fits within these”, as for a commander with this color identity; rainbow is all five.',
  sentence: (value, op) => describeColors('the color identity', value, op),
})
