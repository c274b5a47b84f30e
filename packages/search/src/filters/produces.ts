import {
  allColors,
  type ColorMask,
  colorCount,
  colorlessMana,
  colorMask,
} from '../catalogue/colors.ts'
import { comparison } from '../mana/comparison.ts'
import type { Op } from '../query/tokens.ts'
import { matchVerdicts } from '../rows/matchers.ts'
import { countTest } from './color.ts'
import { type ColorValue, colorNames, multicolor, readColors } from './color-names.ts'
import { allOps } from './compare.ts'
import type { Filter } from './filter.ts'
import { asRequested, quoted, statementOf } from './statement.ts'

/** Sets of the colors and colorless. */
const maskCount = 64

export const produces: Filter = {
  names: ['produces'],
  ops: allOps,
  level: 'card',
  group: 'Colors and mana',
  example: 'produces=wu',
  help: 'The mana that a card produces, as colors, c for colorless, or a number of kinds of mana, any for some mana, all for the five colors; : is “at least these”, and <= leaves out cards that produce none.',
  values: () => [...colorNames, 'any', 'all'].map((value) => ({ value })),
  compile({ catalogue: { columns } }, { op, value }) {
    const target = readProduced(value)
    if (!target) return `${quoted(value)} is not a color`
    const holds = testOf(target, opOf(target, op))
    const verdicts = Uint8Array.from({ length: maskCount }, (_, mask) => Number(holds(mask)))
    return matchVerdicts(columns.cardProduces, verdicts)
  },
  describe({ op, value }) {
    const target = readProduced(value) ?? multicolor // only what compiles is described
    const statement = statementOf('the card', 'produces', formatProduced(target, opOf(target, op)))
    return asRequested(op, statement)
  },
}

/** Like colors elsewhere, but colorless is a kind of mana like the others. */
function readProduced(value: string): ColorValue | undefined {
  const word = value.toLowerCase()
  if (/^[wubrgc]+$/.test(word)) return { kind: 'set', mask: producedMask(word) }
  if (word === '6') return { kind: 'count', count: 6 }
  if (word === 'any') return { kind: 'atLeast', count: 1 }
  if (allFive.has(word)) return { kind: 'set', mask: allColors }
  const colors = readColors(word)
  return colors?.kind === 'set' && colors.mask === 0 ? { kind: 'set', mask: colorlessMana } : colors
}

const allFive = new Set(['all', 'rainbow', 'five'])

function producedMask(letters: string): ColorMask {
  return colorMask([...letters]) | (letters.includes('c') ? colorlessMana : 0)
}

function opOf(target: ColorValue, op: Op): Exclude<Op, ':'> {
  if (op !== ':') return op
  return target.kind === 'set' ? '>=' : '='
}

function testOf(target: ColorValue, op: Exclude<Op, ':'>): (mask: ColorMask) => boolean {
  switch (target.kind) {
    case 'count':
    case 'atLeast': {
      const holds = countTest(target, op)
      return (mask) => holds(colorCount(mask))
    }
    case 'set': {
      const holds = comparison(op, holdsAll)
      // “At most white” only applies to cards that produce mana; nearly all produce none.
      const needsMana = op === '<' || op === '<='
      return (mask) => holds(mask, target.mask) && !(needsMana && mask === 0)
    }
  }
}

function holdsAll(mask: ColorMask, target: ColorMask): boolean {
  return (mask & target) === target
}

const comparisons: Record<Exclude<Op, ':'>, string> = {
  '=': 'exactly',
  '!=': 'exactly',
  '<': 'less than',
  '<=': 'at most',
  '>': 'more than',
  '>=': 'at least',
}

function formatProduced(target: ColorValue, op: Exclude<Op, ':'>): string {
  switch (target.kind) {
    case 'count':
      return `${comparisons[op]} ${target.count} ${target.count === 1 ? 'kind' : 'kinds'} of mana`
    case 'atLeast':
      return formatAtLeast(target.count, op)
    case 'set':
      return `${comparisons[op]} ${symbolsOf(target.mask)}`
  }
}

/** Of `!=` the statement is denied as a whole. */
function formatAtLeast(count: number, op: Exclude<Op, ':'>): string {
  if (op === '=' || op === '!=') return count === 1 ? 'mana' : 'several kinds of mana'
  return formatProduced({ kind: 'count', count }, op)
}

function symbolsOf(mask: ColorMask): string {
  const letters = [...'WUBRGC'].filter((letter) =>
    holdsAll(mask, producedMask(letter.toLowerCase())),
  )
  return letters.map((letter) => `{${letter}}`).join('')
}
