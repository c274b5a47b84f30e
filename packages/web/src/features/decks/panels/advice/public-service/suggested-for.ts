import type { CardDataCard, DeckDetail } from '@manafolio/contract'
import type { QueryClient } from '@tanstack/react-query'
import { isSessionExpired } from '../../../../../lib/api-error.ts'
import { lookUpNames, searchEach } from '../../../../../lib/card-data/look-ups.ts'
import { cardQuery } from '../../../../../lib/card-data/queries.ts'
import { namesInDeck, withFaces } from '../deck-names.ts'
import { type FittingCard, fittingCards } from './fitting-cards.ts'
import { mergedSuggestions, type ThemeSuggestion } from './merged-suggestions.ts'
import { shownThemes } from './shown-themes.ts'
import { strongestThemes } from './strongest-themes.ts'
import { type Bounds, boundsOf, themeQuery } from './theme-queries.ts'
import type { ThemeId } from './themes.ts'

const readKey = ['card-data', 'card-read']

/** All of the searches failed. */
class AllSearchesFailed extends Error {}

const themeCardsKey = ['card-data', 'theme-cards']

/** The part of a deck that suggestions depend on. */
export type DeckForSuggestions = Pick<
  DeckDetail,
  'format' | 'commanderId' | 'commanderName' | 'commander' | 'cards'
>

/** What the server knows about a deck. */
export interface KnownOfDeck {
  /** The cards whose texts say what the deck is about. */
  typicalNames: readonly string[]
  /** Never to be suggested. */
  dismissedNames: readonly string[]
}

/** Up to limits.suggestions cards for a deck. Rejects when all searches fail, and like lookUpNames. */
export async function suggestedFor(
  deck: DeckForSuggestions,
  { typicalNames, dismissedNames }: KnownOfDeck,
  source: CardSource,
): Promise<ThemeSuggestion[]> {
  const [read, commander] = await Promise.all([
    readNames(typicalNames, source),
    commanderColors(deck, source),
  ])
  const themes = strongestThemes(read.map((card) => card.themes))
  const bounds = boundsOf(deck.format, commander)
  const ids = themes.map(({ id }) => id)
  const cards = await findThemeCards(ids, bounds, source)
  const colors = deckColors(deck, read)
  const names = new Set([...namesInDeck(deck), ...dismissedNames.flatMap(withFaces)])
  const suggestions = mergedSuggestions({ themes, cards, colors, names })
  rememberCards(suggestions, source)
  return suggestions
}

/** Null without a commander, or when its colors are missing. */
async function commanderColors(
  { commanderId, commander }: DeckForSuggestions,
  { base, client }: CardSource,
): Promise<string[] | null> {
  if (!commanderId) return null
  try {
    const card = await client.fetchQuery(cardQuery(base, commanderId))
    return card?.color_identity ?? commander?.colorIdentity ?? null
  } catch (error) {
    if (isSessionExpired(error)) throw error
    return commander?.colorIdentity ?? null // from our own server
  }
}

/** The colors of the main deck; while it is empty, those of all cards. */
function deckColors({ cards }: DeckForSuggestions, read: readonly CardRead[]): string[] {
  const colorsOf = (rows: typeof cards) => rows.flatMap(({ card }) => card?.colorIdentity ?? [])
  const main = colorsOf(cards.filter(({ slotType }) => slotType === 'main'))
  if (main.length > 0) return main
  return [...colorsOf(cards), ...read.flatMap(({ colorIdentity }) => colorIdentity)]
}

/**
 * The cards of each theme within the bounds, most played first; none for a theme whose search failed.
 * Results are cached, because a deck changes more often than its themes. Throws AllSearchesFailed when every
 * search failed, and what searchEach throws.
 */
async function findThemeCards(
  themes: readonly ThemeId[],
  bounds: Bounds,
  source: CardSource,
): Promise<FittingCard[][]> {
  const keyOf = (theme: ThemeId) => [...themeCardsKey, source.base, themeQuery(theme, bounds)]
  const cached = (theme: ThemeId) => cachedData<FittingCard[]>(source.client, keyOf(theme))
  const missing = themes.filter((theme) => !cached(theme))
  const queries = missing.map((theme) => themeQuery(theme, bounds))
  const results = await searchEach(source.base, queries, { signal: source.signal })
  for (const [place, theme] of missing.entries()) {
    const result = results[place]
    if (result) source.client.setQueryData(keyOf(theme), fittingCards(result, theme, bounds))
  }
  const found = themes.map(cached)
  if (found.every((cards) => !cards)) throw new AllSearchesFailed('All theme searches failed.')
  return found.map((cards) => cards ?? [])
}

/** What suggestions need of a card in a deck, small because it is cached for the whole session. */
interface CardRead {
  themes: ThemeId[]
  colorIdentity: string[]
}

/** The cards with these names. Each name is requested once per session, even if no card has it. */
async function readNames(names: readonly string[], source: CardSource): Promise<CardRead[]> {
  const { base, client, signal } = source
  const cached = (name: string) => cachedData<CardRead | null>(client, [...readKey, base, name])
  const missing = names.filter((name) => cached(name) === undefined)
  if (missing.length > 0) storeCards(await lookUpNames(base, missing, { signal }), source)
  return names.flatMap((name) => cached(name) ?? [])
}

/** Caches suggested cards, so that they are not requested when they are added to the deck. */
function rememberCards(cards: readonly FittingCard[], { base, client }: CardSource): void {
  for (const { card, themes } of cards) {
    const read: CardRead = { themes, colorIdentity: card.colorIdentity }
    client.setQueryData([...readKey, base, card.name], read)
  }
}

function storeCards(cards: Map<string, CardDataCard | null>, { base, client }: CardSource): void {
  const isAnyFound = [...cards.values()].some((card) => card !== null)
  if (!isAnyFound) return // perhaps the service is down, so the names are requested again
  client.setQueryDefaults(readKey, { gcTime: Number.POSITIVE_INFINITY })
  for (const [name, card] of cards) {
    client.setQueryData<CardRead | null>([...readKey, base, name], card && readOf(card))
  }
}

function readOf(card: CardDataCard): CardRead {
  return { themes: shownThemes(card), colorIdentity: card.color_identity }
}

/** The card-data service and the cache. */
interface CardSource {
  base: string
  client: QueryClient
  /** Aborts when the result is no longer needed. */
  signal: AbortSignal
}

/** Cached data, unless the catalogue has changed since. */
function cachedData<Data>(client: QueryClient, key: unknown[]): Data | undefined {
  if (client.getQueryState(key)?.isInvalidated) return undefined
  return client.getQueryData<Data>(key)
}
