import { pages } from '@manafolio/contract'
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRandomCard } from '../../card-kit/use-surprise.ts'
import type { PaletteOption } from './palette-option.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the deck building page: the dialog for a new deck opens. */
    createsDeck?: boolean
  }
}

/** What can be done from any page, with the words that it is looked for by. */
export function useActions(onShortcuts: () => void): readonly PaletteOption[] {
  const navigate = useNavigate()
  const random = useRandomCard('')
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark'
  return [
    {
      id: 'create-deck',
      kind: 'action',
      name: 'Create a new deck',
      keywords: 'add build',
      run: () =>
        void navigate({ to: pages.deckBuilding, search: {}, state: { createsDeck: true } }),
    },
    {
      id: 'random',
      kind: 'action',
      name: 'Draw a random card',
      keywords: 'surprise',
      run: random.mutate,
    },
    {
      id: 'colors',
      kind: 'action',
      name: isDark ? 'Use light colors' : 'Use dark colors',
      keywords: 'theme night day mode',
      run: () => setColorScheme(isDark ? 'light' : 'dark'),
    },
    {
      id: 'shortcuts',
      kind: 'action',
      name: 'Keyboard shortcuts',
      keywords: 'keys help',
      run: onShortcuts,
    },
  ]
}
