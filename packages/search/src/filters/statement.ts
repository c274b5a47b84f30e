import type { Op } from '../query/tokens.ts'

/** A part of a sentence in two readings: “the type includes “elf”” and “the type doesn't include …”. */
export interface Statement {
  yes: string
  no: string
}

const denials = {
  is: 'is not',
  are: 'are not',
  has: 'does not have',
  includes: "doesn't include",
  include: "don't include",
  contains: "doesn't contain",
  matches: "doesn't match",
  fits: "doesn't fit",
  costs: "doesn't cost",
  produces: "doesn't produce",
  was: 'was not',
  'was printed': 'was never printed',
} as const
type Verb = keyof typeof denials

/** `says('the mana value', 'is', 'at most 2')`. */
export function says(subject: string, verb: Verb, rest: string): Statement {
  return { yes: `${subject} ${verb} ${rest}`, no: `${subject} ${denials[verb]} ${rest}` }
}

/** The same the other way round, for `!=`. */
export function denied({ yes, no }: Statement): Statement {
  return { yes: no, no: yes }
}

/** The statement, or for `!=` its denial. */
export function asAsked(op: Op, statement: Statement): Statement {
  return op === '!=' ? denied(statement) : statement
}

/** “at least ” and the like, as they stand before a number. */
export const comparisons: Record<Op, string> = {
  ':': '',
  '=': '',
  '!=': '',
  '<': 'less than ',
  '<=': 'at most ',
  '>': 'more than ',
  '>=': 'at least ',
}

/** `saysNumber('the power', '>=', '4')` is “the power is at least 4”. */
export function saysNumber(subject: string, op: Op, value: string): Statement {
  const statement = says(subject, 'is', comparisons[op] + value)
  return asAsked(op, statement)
}

/** Quotation marks as the pages set them. */
export function quoted(text: string): string {
  return `“${text}”`
}
