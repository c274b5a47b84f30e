import type { DeckListLine } from '@manafolio/contract'

export type LineShow = 'fix' | 'check' | 'left_out' | 'all'

/** Lines that can be looked at together. */
interface LinesOfAKind {
  label: string
  has: (line: DeckListLine) => boolean
  /** What is said when there are none. */
  none: { title: string; text: string }
}

export const lineShows: Record<LineShow, LinesOfAKind> = {
  all: { label: 'All', has: () => true, none: { title: 'No lines', text: 'The list is empty.' } },
  fix: {
    label: 'To fix',
    has: ({ state }) => state === 'fix',
    none: { title: 'Nothing is left to be fixed', text: 'Every line names a card that we know.' },
  },
  check: {
    label: 'To check',
    has: ({ state }) => state === 'check',
    none: {
      title: 'Nothing needs a second look',
      text: 'Every card was found by what its line says.',
    },
  },
  left_out: {
    label: 'Left out',
    has: ({ state }) => state === 'left_out',
    none: { title: 'Nothing is left out', text: 'Every card of the list goes into the deck.' },
  },
}

export const showOrder = ['all', 'fix', 'check', 'left_out'] as const

/** What a report opens on: what asks for something. */
export function firstShow(lines: readonly DeckListLine[]): LineShow {
  const asking = (['fix', 'check'] as const).find((show) => lines.some(lineShows[show].has))
  return asking ?? 'all'
}

export function countOfShow(lines: readonly DeckListLine[], show: LineShow): number {
  return lines.filter(lineShows[show].has).length
}
