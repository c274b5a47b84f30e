import type { Catalogue } from '../catalogue/catalogue.ts'
import { type Legality, legalityCode } from '../catalogue/legality.ts'
import { equalityOps } from './compare.ts'
import type { Filter } from './filter.ts'

const aliases = new Map([
  ['edh', 'commander'],
  ['pdh', 'paupercommander'],
])

function legalityFilter(
  names: readonly string[],
  wanted: readonly Legality[],
  example: string,
): Filter {
  const codes = new Set(wanted.map(legalityCode))
  return {
    names,
    ops: equalityOps,
    level: 'card',
    example,
    compile(catalogue, op, value) {
      const legality = legalityIn(catalogue, value)
      if (!legality) return `no format is called “${value}”`
      return (card) => codes.has(legality(card)) !== (op === '!=')
    },
  }
}

/** Legal in a format; a restricted card is legal, one copy of it. */
export const format = legalityFilter(['f', 'format', 'legal'], ['legal', 'restricted'], 'f:modern')

export const banned = legalityFilter(['banned'], ['banned'], 'banned:legacy')

export const restricted = legalityFilter(['restricted'], ['restricted'], 'restricted:vintage')

function legalityIn({ meta, columns }: Catalogue, name: string) {
  const word = name.toLowerCase()
  const format = meta.formats.indexOf(aliases.get(word) ?? word)
  if (format < 0) return undefined
  return (card: number) => columns.cardLegalities[card * meta.formats.length + format] ?? 0
}
