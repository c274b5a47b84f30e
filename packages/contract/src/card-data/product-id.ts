import { isEtchedOnly, type LookFacts } from '../treatments.ts'
import type { Finish } from '../vocabulary.ts'

interface Products extends Pick<LookFacts, 'finishes'> {
  tcgplayer_id?: number | null | undefined
  tcgplayer_etched_id?: number | null | undefined
}

/**
 * The marketplace's product for copies in a finish. Etched copies are one of their own, but some
 * printings that come etched only have just the common one.
 */
export function productIdOf(printing: Products, finish: Finish = 'nonfoil'): number | null {
  const { tcgplayer_id, tcgplayer_etched_id } = printing
  if (isEtchedOnly(printing)) return tcgplayer_etched_id ?? tcgplayer_id ?? null
  return (finish === 'etched' ? tcgplayer_etched_id : tcgplayer_id) ?? null
}
