import { useLocalStorage } from '@mantine/hooks'

/** Whether only cards that fit a deck are looked for; remembered by the browser, for all decks. */
export function useFitOption() {
  return useLocalStorage({
    key: 'manafolio-only-fitting-cards',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
}
