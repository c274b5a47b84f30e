import type { SearchMode } from '@manafolio/contract'

/** The label, description and results heading of each mode. */
export const modes: Record<SearchMode, { label: string; explanation: string; heading: string }> = {
  prints: {
    label: 'All Prints',
    explanation: 'Every printing with different artwork',
    heading: 'Showing all printings',
  },
  art: {
    label: 'Unique Art',
    explanation: 'One version per unique artwork',
    heading: 'Showing unique artwork versions',
  },
  cards: {
    label: 'Exact Cards',
    explanation: 'Shows 3 versions: the cheapest, the most expensive and the fanciest',
    heading: 'Showing exact card matches',
  },
}

export const modeOrder: readonly SearchMode[] = ['prints', 'art', 'cards']
