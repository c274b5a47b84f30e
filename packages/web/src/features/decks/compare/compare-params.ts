/** Which decks are compared: `?one=&other=`, with their ids. */
export interface CompareParams {
  one?: string
  other?: string
}

/** Reads what an address says; what makes no sense is left out. */
export function readCompareParams({ one, other }: Record<string, unknown>): CompareParams {
  return {
    ...(typeof one === 'string' && one !== '' && { one }),
    ...(typeof other === 'string' && other !== '' && { other }),
  }
}
