import type { Offer } from '@manafolio/contract'
import { formatCopies, pluralOf } from '../lib/formats.ts'

type Printing = Pick<Offer, 'setCode' | 'collectorNumber'>

/** A printing in short, as in “CLB 187”. */
export function formatPrinting({ setCode, collectorNumber }: Printing): string {
  return `${setCode.toUpperCase()} ${collectorNumber}`
}

/** A printing with its finish, unless it is nonfoil. */
export function formatOffer({ finish, ...printing }: Printing & Pick<Offer, 'finish'>): string {
  const label = formatPrinting(printing)
  return finish === 'nonfoil' ? label : `${label}, ${finish}`
}

export function formatUnpriced(copies: number): string {
  return `${formatCopies(copies)} ${pluralOf(copies, 'has', 'have')} no price`
}
