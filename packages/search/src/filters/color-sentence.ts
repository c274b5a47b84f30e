import type { ColorMask } from '../catalogue/colors.ts'
import type { Op } from '../query/tokens.ts'
import type { ColorValue } from './color-words.ts'
import { andList } from './lists-in-words.ts'
import { asAsked, type Statement, saysNumber } from './statement.ts'

const words = ['white', 'blue', 'black', 'red', 'green']

/** `colorsInWords('the colours', …)` is “the colours are at least white and blue”. */
export function colorsInWords(subject: string, value: ColorValue, op: Op): Statement {
  const verb = subject.endsWith('s') ? 'are' : 'is'
  switch (value.kind) {
    case 'count':
      return saysNumber(counted(subject), op, String(value.count))
    case 'multicolor':
      return asAsked(op, {
        yes: `${counted(subject)} is more than 1`,
        no: `${counted(subject)} is at most 1`,
      })
    case 'set': {
      if (value.mask === 0 && (op === '=' || op === '!=')) {
        return asAsked(op, colorless[verb])
      }
      const rest = `${relations[op]}${nameOf(value.mask)}`
      return asAsked(op, {
        yes: `${subject} ${verb} ${rest}`,
        no: `${subject} ${verb} not ${rest}`,
      })
    }
  }
}

function counted(subject: string): string {
  return subject.endsWith('s') ? 'the number of colours' : 'the number of colours of its identity'
}

const colorless = {
  are: { yes: 'it is colourless', no: 'it is not colourless' },
  is: { yes: 'the colour identity is colourless', no: 'the colour identity is not colourless' },
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
  const names = words.filter((_, bit) => mask & (1 << bit))
  return names.length === 0 ? 'colourless' : andList(names)
}
