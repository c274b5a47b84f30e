/** A printing that a line of a list may mean, as far as it is known. */
export interface OfferedPrinting {
  scryfallId: string
  cardName: string | null
  setCode: string | null
  setName: string | null
  collectorNumber: string | null
}

/** "Double Masters · 2XM 117" */
export function printingWords({ setName, setCode, collectorNumber }: OfferedPrinting): string {
  const place = [setCode?.toUpperCase(), collectorNumber].filter(Boolean).join(' ')
  return [setName, place].filter(Boolean).join(' · ') || 'A printing that we do not know yet'
}
