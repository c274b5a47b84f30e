import type { Catalogue } from '../catalogue/catalogue.ts'
import { type ColorMask, colorCount } from '../catalogue/colors.ts'
import type { Op } from '../query/tokens.ts'
import { compareColors, readColors } from './color-words.ts'
import { allOps, compare } from './compare.ts'
import type { Filter, Test } from './filter.ts'

/** `c:wu` is "at least white and blue". */
export const color: Filter = {
  names: ['c', 'color', 'colors', 'colour', 'colours'],
  ops: allOps,
  level: 'card',
  example: 'c:azorius',
  compile: ({ columns }, op, value) => testColors(columns.cardColors, value, op, '>='),
}

/** `id:wu` is "fits within white and blue", as a commander of these colours asks. */
export const identity: Filter = {
  names: ['id', 'identity', 'ci', 'coloridentity', 'commander'],
  ops: allOps,
  level: 'card',
  example: 'id<=esper',
  compile: ({ columns }, op, value) => testColors(columns.cardIdentity, value, op, '<='),
}

function testColors(
  column: Catalogue['columns']['cardColors'],
  value: string,
  op: Op,
  colon: '<=' | '>=',
): Test | string {
  const wanted = readColors(value)
  if (!wanted) return `“${value}” is not a colour`
  const has = (card: number): ColorMask => column[card] ?? 0
  switch (wanted.kind) {
    case 'count':
      return (card) => compare[op](colorCount(has(card)), wanted.count)
    case 'multicolor':
      return (card) => colorCount(has(card)) > 1 !== (op === '!=')
    case 'set': {
      const test = compareColors[op === ':' ? (wanted.mask === 0 ? '=' : colon) : op]
      return (card) => test(has(card), wanted.mask)
    }
  }
}
