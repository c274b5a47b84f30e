import type { ColorMask } from '../catalogue/colors.ts'
import type { Op } from '../query/tokens.ts'
import type { ColorValue } from './color-words.ts'
import { andList } from './lists-in-words.ts'
import { denied, type Statement, saysNumber } from './statement.ts'

const words = ['white', 'blue', 'black', 'red', 'green']

/** `colorsInWords('the colours', …)` is “the colours are at least white and blue”. */
export function colorsInWords(subject: string, value: ColorValue, op: Op): Statement {
  const verb = subject.endsWith('s') ? 'are' : 'is'
  switch (value.kind) {
    case 'count':
      return saysNumber(`the number of ${subject.replace('the ', '')}`, op, String(value.count))
    case 'multicolor':
      return deniedIf(op === '!=', {
        yes: `there is more than one of ${subject}`,
        no: `there is at most one of ${subject}`,
      })
    case 'set': {
      const rest = `${relations[op]}${nameOf(value.mask)}`
      return deniedIf(op === '!=', {
        yes: `${subject} ${verb} ${rest}`,
        no: `${subject} ${verb} not ${rest}`,
      })
    }
  }
}

const relations: Record<Op, string> = {
  ':': '',
  '=': 'exactly ',
  '!=': 'exactly ',
  '<=': 'within ',
  '<': 'less than ',
  '>=': 'at least ',
  '>': 'more than ',
}

function nameOf(mask: ColorMask): string {
  const names = words.filter((_, bit) => mask & (1 << bit))
  return names.length === 0 ? 'none' : andList(names)
}

function deniedIf(isDenied: boolean, statement: Statement): Statement {
  return isDenied ? denied(statement) : statement
}
