import type { DeckTheme } from './strongest-themes.ts'
import { themes } from './themes.ts'

/** Why a card is suggested: “landfall: 7 of your cards”. */
export function formatReason({ id, cards }: DeckTheme): string {
  const why = cards === null ? 'useful in every deck' : `${cards} of your cards`
  return `${themes[id].name}: ${why}`
}
