import type { DeckDetail } from '@manafolio/contract'
import { isSessionExpired } from '../../../lib/api-error.ts'
import { cardQuery } from '../../../lib/card-data/queries.ts'
import type { Asker } from './asker.ts'
import { namesInDeck, tellingNames } from './deck-names.ts'
import { type CardRead, readNames, rememberCards } from './deck-names-read.ts'
import { mergedSuggestions, type Suggestion } from './merged-suggestions.ts'
import { strongestThemes } from './strongest-themes.ts'
import { findThemeCards } from './theme-cards.ts'
import { boundsOf } from './theme-queries.ts'

/** What suggestions depend on. */
export type DeckForSuggestions = Pick<
  DeckDetail,
  'format' | 'commanderId' | 'commanderName' | 'commander' | 'cards'
>

/** Up to limits.suggestions cards for a deck. Rejects when nothing was answered, and as lookUpNames. */
export async function suggestedFor(deck: DeckForSuggestions, asker: Asker): Promise<Suggestion[]> {
  const [read, commander] = await Promise.all([
    readNames(tellingNames(deck), asker),
    commanderColors(deck, asker),
  ])
  const themes = strongestThemes(read.map((card) => card.themes))
  const bounds = boundsOf(deck.format, commander)
  const ids = themes.map(({ id }) => id)
  const cards = await findThemeCards(ids, bounds, asker)
  const colors = deckColors(deck, read)
  const suggestions = mergedSuggestions({ themes, cards, colors, names: namesInDeck(deck) })
  rememberCards(suggestions, asker)
  return suggestions
}

/** Null without a commander, and when nothing is known of it. */
async function commanderColors(
  { commanderId, commander }: DeckForSuggestions,
  { base, client }: Asker,
): Promise<string[] | null> {
  if (!commanderId) return null
  try {
    const card = await client.fetchQuery(cardQuery(base, commanderId))
    return card?.color_identity ?? commander?.colorIdentity ?? null
  } catch (error) {
    if (isSessionExpired(error)) throw error
    return commander?.colorIdentity ?? null // what our own server said of it
  }
}

/** The main deck tells what can be cast; of a deck that has none of it yet, everything. */
function deckColors({ cards }: DeckForSuggestions, read: readonly CardRead[]): string[] {
  const colorsOf = (rows: typeof cards) => rows.flatMap(({ card }) => card?.colorIdentity ?? [])
  const main = colorsOf(cards.filter(({ slotType }) => slotType === 'main'))
  if (main.length > 0) return main
  return [...colorsOf(cards), ...read.flatMap(({ colorIdentity }) => colorIdentity)]
}
