import type { DeckDetail } from '@manafolio/contract'
import { useDebouncedValue } from '@mantine/hooks'

/** Debounces requests while the user makes one change after another. */
const debounceMs = 700

/** The version of a deck once it has stopped changing. */
export function useSettledVersion({ version }: Pick<DeckDetail, 'version'>): number {
  const [settled] = useDebouncedValue(version, debounceMs)
  return settled
}
