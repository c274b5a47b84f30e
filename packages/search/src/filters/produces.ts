import { type ColorMask, colorCount, colorlessMana, colorMask } from '../catalogue/colors.ts'
import { comparison } from '../mana/comparison.ts'
import type { Op } from '../query/tokens.ts'
import { matchVerdicts } from '../rows/matchers.ts'
import { type ColorValue, colorNames, readColors } from './color-words.ts'
import { allOps, compare } from './compare.ts'
import type { Filter } from './filter.ts'
import { asAsked, quoted, says } from './statement.ts'

/** Sets of the colours and colourless. */
const maskCount = 64

export const produces: Filter = {
  names: ['produces'],
  ops: allOps,
  level: 'card',
  group: 'Colours and mana',
  example: 'produces=wu',
  help: 'The mana that a card makes, as colours, c for colourless, or a number of kinds of mana; : is “at least these”, and <= leaves out what makes none.',
  values: () => colorNames.map((value) => ({ value })),
  compile({ catalogue: { columns } }, { op, value }) {
    const wanted = readProduced(value)
    if (!wanted) return `${quoted(value)} is not a colour`
    const holds = testOf(wanted, opOf(wanted, op))
    const verdicts = Uint8Array.from({ length: maskCount }, (_, mask) => Number(holds(mask)))
    return matchVerdicts(columns.cardProduces, verdicts)
  },
  describe({ op, value }) {
    const wanted = readProduced(value) ?? { kind: 'multicolor' } // only what compiles is described
    const statement = says('the card', 'produces', inWords(wanted, opOf(wanted, op)))
    return asAsked(op, statement)
  },
}

/** As colours elsewhere, but colourless is a kind of mana like the others. */
function readProduced(value: string): ColorValue | undefined {
  const word = value.toLowerCase()
  if (/^[wubrgc]+$/.test(word)) return { kind: 'set', mask: producedMask(word) }
  if (word === '6') return { kind: 'count', count: 6 }
  const colors = readColors(word)
  return colors?.kind === 'set' && colors.mask === 0 ? { kind: 'set', mask: colorlessMana } : colors
}

function producedMask(letters: string): ColorMask {
  return colorMask([...letters]) | (letters.includes('c') ? colorlessMana : 0)
}

function opOf(wanted: ColorValue, op: Op): Exclude<Op, ':'> {
  if (op !== ':') return op
  return wanted.kind === 'set' ? '>=' : '='
}

function testOf(wanted: ColorValue, op: Exclude<Op, ':'>): (mask: ColorMask) => boolean {
  switch (wanted.kind) {
    case 'count':
      return (mask) => compare[op](colorCount(mask), wanted.count)
    case 'multicolor':
      return (mask) => colorCount(mask) > 1 !== (op === '!=')
    case 'set': {
      const holds = comparison(op, holdsAll)
      // “At most white” is said of what makes mana; nearly all cards make none.
      const needsMana = op === '<' || op === '<='
      return (mask) => holds(mask, wanted.mask) && !(needsMana && mask === 0)
    }
  }
}

function holdsAll(mask: ColorMask, wanted: ColorMask): boolean {
  return (mask & wanted) === wanted
}

const comparisons: Record<Exclude<Op, ':'>, string> = {
  '=': 'exactly',
  '!=': 'exactly',
  '<': 'less than',
  '<=': 'at most',
  '>': 'more than',
  '>=': 'at least',
}

function inWords(wanted: ColorValue, op: Exclude<Op, ':'>): string {
  switch (wanted.kind) {
    case 'count':
      return `${comparisons[op]} ${wanted.count} ${wanted.count === 1 ? 'kind' : 'kinds'} of mana`
    case 'multicolor':
      return 'several kinds of mana'
    case 'set':
      return `${comparisons[op]} ${symbolsOf(wanted.mask)}`
  }
}

function symbolsOf(mask: ColorMask): string {
  const letters = [...'WUBRGC'].filter((letter) =>
    holdsAll(mask, producedMask(letter.toLowerCase())),
  )
  return letters.map((letter) => `{${letter}}`).join('')
}
