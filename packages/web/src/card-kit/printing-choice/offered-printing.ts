import type { PrintingLook } from '@manafolio/contract'

/** A printing that a line of a list may mean, with what is known of it. */
export interface OfferedPrinting extends PrintingLook {
  scryfallId: string
  cardName: string | null
  setCode: string | null
  setName: string | null
  collectorNumber: string | null
}
