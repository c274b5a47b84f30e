import type { Catalogue } from '../catalogue/catalogue.ts'
import { legalityCode } from '../catalogue/legality.ts'
import { equalityOps } from './compare.ts'
import type { Filter } from './filter.ts'

const aliases: Record<string, string> = { edh: 'commander', pdh: 'paupercommander' }

/** Legal in a format; a restricted card is legal, one copy of it. */
export const format: Filter = {
  names: ['f', 'format', 'legal'],
  ops: equalityOps,
  level: 'card',
  example: 'f:modern',
  compile(catalogue, op, value) {
    const legality = legalityIn(catalogue, value)
    if (!legality) return `no format is called “${value}”`
    return (card) => playable.has(legality(card)) !== (op === '!=')
  },
}

const playable = new Set([legalityCode('legal'), legalityCode('restricted')])

function legalityIn({ meta, columns }: Catalogue, name: string) {
  const word = name.toLowerCase()
  const format = meta.formats.indexOf(aliases[word] ?? word)
  if (format < 0) return undefined
  return (card: number) => columns.cardLegalities[card * meta.formats.length + format] ?? 0
}
