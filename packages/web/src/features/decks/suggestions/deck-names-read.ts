import type { CardDataCard } from '@manafolio/contract'
import { lookUpNames } from '../../../lib/card-data/look-ups.ts'
import { type Asker, knownAnswer } from './asker.ts'
import type { FittingCard } from './fitting-cards.ts'
import { shownThemes } from './shown-themes.ts'
import type { ThemeId } from './themes.ts'

/** What suggestions need to know of a card of a deck: little, since it is kept for all of them. */
export interface CardRead {
  themes: ThemeId[]
  colorIdentity: string[]
}

const readKey = ['card-data', 'card-read']

/** The cards that have these names. Each name is asked for once in a session, also one of no card. */
export async function readNames(names: readonly string[], asker: Asker): Promise<CardRead[]> {
  const { base, client, signal } = asker
  const known = (name: string) => knownAnswer<CardRead | null>(client, [...readKey, base, name])
  const unknown = names.filter((name) => known(name) === undefined)
  if (unknown.length > 0) keep(await lookUpNames(base, unknown, { signal }), asker)
  return names.flatMap((name) => known(name) ?? [])
}

/** What was suggested needs no asking when it comes into the deck. */
export function rememberCards(cards: readonly FittingCard[], { base, client }: Asker): void {
  for (const { card, themes } of cards) {
    const read: CardRead = { themes, colorIdentity: card.colorIdentity }
    client.setQueryData([...readKey, base, card.name], read)
  }
}

function keep(cards: Map<string, CardDataCard | null>, { base, client }: Asker): void {
  const isAnswered = [...cards.values()].some((card) => card !== null)
  if (!isAnswered) return // perhaps there was no answer at all, so the names are asked for again
  client.setQueryDefaults(readKey, { gcTime: Number.POSITIVE_INFINITY })
  for (const [name, card] of cards) {
    client.setQueryData<CardRead | null>([...readKey, base, name], card && readOf(card))
  }
}

function readOf(card: CardDataCard): CardRead {
  return { themes: shownThemes(card), colorIdentity: card.color_identity }
}
