import type { ColorMask } from '../catalogue/colors.ts'
import type { Op } from '../query/tokens.ts'
import type { ColorValue } from './color-names.ts'
import { andList } from './list-format.ts'
import { asRequested, describeNumber, type Statement } from './statement.ts'

const colorNames = ['white', 'blue', 'black', 'red', 'green']

/** `describeColors('the colors', …)` is “the colors are at least white and blue”. */
export function describeColors(subject: string, value: ColorValue, op: Op): Statement {
  const verb = subject.endsWith('s') ? 'are' : 'is'
  switch (value.kind) {
    case 'count':
      return describeNumber(counted(subject), op, String(value.count))
    case 'atLeast':
      return describeAtLeast(counted(subject), value.count, op)
    case 'set': {
      if (value.mask === 0 && (op === '=' || op === '!=')) {
        return asRequested(op, colorless[verb])
      }
      const rest = `${relations[op]}${nameOf(value.mask)}`
      return asRequested(op, {
        yes: `${subject} ${verb} ${rest}`,
        no: `${subject} ${verb} not ${rest}`,
      })
    }
  }
}

/** `=` is that many and more, and its opposite fewer. */
function describeAtLeast(noun: string, count: number, op: Op): Statement {
  if (op !== '=' && op !== '!=') return describeNumber(noun, op, String(count))
  return asRequested(op, {
    yes: `${noun} is more than ${count - 1}`,
    no: `${noun} is at most ${count - 1}`,
  })
}

function counted(subject: string): string {
  return subject.endsWith('s') ? 'the number of colors' : 'the number of colors of its identity'
}

const colorless = {
  are: { yes: 'it is colorless', no: 'it is not colorless' },
  is: { yes: 'the color identity is colorless', no: 'the color identity is not colorless' },
}

const relations: Record<Op, string> = {
  ':': '',
  '=': 'exactly ',
  '!=': 'exactly ',
  '<=': 'within ',
  '<': 'only some of ',
  '>=': 'at least ',
  '>': 'more than ',
}

function nameOf(mask: ColorMask): string {
  const names = colorNames.filter((_, bit) => mask & (1 << bit))
  return names.length === 0 ? 'colorless' : andList(names)
}
