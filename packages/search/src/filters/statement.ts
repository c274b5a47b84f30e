import type { Op } from '../query/tokens.ts'

/** Part of a sentence in two forms: “the type includes “elf”” and “the type doesn't include …”. */
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

/** `statementOf('the mana value', 'is', 'at most 2')`. */
export function statementOf(subject: string, verb: Verb, rest: string): Statement {
  return { yes: `${subject} ${verb} ${rest}`, no: `${subject} ${denials[verb]} ${rest}` }
}

/** Swaps the two forms, for `!=`. */
export function denied({ yes, no }: Statement): Statement {
  return { yes: no, no: yes }
}

/** The statement, or its negation for `!=`. */
export function asRequested(op: Op, statement: Statement): Statement {
  return op === '!=' ? denied(statement) : statement
}

/** “at least ” and the like, before a number. */
export const comparisons: Record<Op, string> = {
  ':': '',
  '=': '',
  '!=': '',
  '<': 'less than ',
  '<=': 'at most ',
  '>': 'more than ',
  '>=': 'at least ',
}

/** `describeNumber('the power', '>=', '4')` is “the power is at least 4”. */
export function describeNumber(subject: string, op: Op, value: string): Statement {
  const statement = statementOf(subject, 'is', comparisons[op] + value)
  return asRequested(op, statement)
}

/** Typographic quotation marks. */
export function quoted(text: string): string {
  return `“${text}”`
}
