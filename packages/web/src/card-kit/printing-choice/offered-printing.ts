/** A printing that a line of a list may mean, with what is known of it. */
export interface OfferedPrinting {
  scryfallId: string
  cardName: string | null
  setCode: string | null
  setName: string | null
  collectorNumber: string | null
}

/** "Double Masters · 2XM 117" */
export function formatPrinting({ setName, setCode, collectorNumber }: OfferedPrinting): string {
  const place = [setCode?.toUpperCase(), collectorNumber].filter(Boolean).join(' ')
  return [setName, place].filter(Boolean).join(' · ') || 'A printing we don’t have data for yet'
}
