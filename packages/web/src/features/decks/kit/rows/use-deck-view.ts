import { useLocalStorage } from '@mantine/hooks'
import * as z from 'zod/mini'
import { boardPlaces } from './deck-sections.ts'
import { groupings } from './groupings.ts'

const foldingColumns = ['add', 'numbers'] as const
export type FoldingColumn = (typeof foldingColumns)[number]

export const looks = ['list', 'text', 'stacks'] as const
export type Look = (typeof looks)[number]

/** The stored value may be from another version: invalid parts get their default. */
const deckView = z.catch(
  z.object({
    grouping: z.catch(z.enum(groupings), 'type'),
    look: z.catch(z.enum(looks), 'list'),
    boards: z.catch(z.enum(boardPlaces), 'over'),
    /** Columns beside the cards of which only a strip is shown. */
    folded: z.catch(z.array(z.enum(foldingColumns)), []),
  }),
  { grouping: 'type', look: 'list', boards: 'over', folded: [] },
)
export type DeckView = z.infer<typeof deckView>

export const deckViewKey = 'manafolio:deck-view'

/** How the user views decks in the editor; stored in the browser. */
export function useDeckView() {
  const [view, setView] = useLocalStorage<DeckView>({
    key: deckViewKey,
    getInitialValueInEffect: false,
    defaultValue: deckView.parse(undefined),
    deserialize: (text) => deckView.parse(jsonIn(text)),
  })
  return { view, setView }
}

function jsonIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null // not written by us
  }
}
