import type { CardDataCard, CardDataIdentifier } from '@manafolio/contract'

/** The response to a collection request. */
export interface CardDataAnswers {
  data: CardDataCard[]
  not_found: CardDataIdentifier[]
}

/** Returns the card for a requested key; null when there is none. */
export type CardOf = (requested: string) => CardDataCard | null

export function pairById(ids: readonly string[], answers: CardDataAnswers): CardOf {
  return pair(ids, { answers, keysOf: (card) => [card.id], fold: (id) => id.toLowerCase() })
}

/** By the full name or a face's, ignoring case, accents and punctuation. */
export function pairByName(names: readonly string[], answers: CardDataAnswers): CardOf {
  return pair(names, { answers, keysOf: namesOf, fold: lettersOf })
}

interface Pairing {
  answers: CardDataAnswers
  /** The keys a card can be requested by, best match first. */
  keysOf(card: CardDataCard): string[]
  fold(key: string): string
}

/**
 * Cards come in the requested order, without missing ones and without duplicates, so the index alone
 * does not identify them. Cards that match no key have a new id or another name: they are paired by
 * order, if there are as many as unmatched keys.
 */
function pair(requested: readonly string[], { answers, keysOf, fold }: Pairing): CardOf {
  const keyed = answers.data.flatMap((card) =>
    keysOf(card).map((key, rank) => ({ key: fold(key), rank, card })),
  )
  keyed.sort((a, b) => b.rank - a.rank) // best match last, so that it overwrites the others in the map
  const cards = new Map(keyed.map(({ key, card }) => [key, card]))
  const paired = new Set(requested.map((key) => cards.get(fold(key))))
  const missing = new Set(answers.not_found.flatMap((it) => Object.values(it).map(String)))
  const open = requested.filter((key) => !cards.has(fold(key)) && !missing.has(key))
  const left = answers.data.filter((card) => !paired.has(card))
  const renamed = new Map(left.map((card, i) => [open[i], card]))
  const isUnambiguous = open.length === left.length
  return (key) => cards.get(fold(key)) ?? (isUnambiguous ? renamed.get(key) : undefined) ?? null
}

function namesOf(card: CardDataCard): string[] {
  return [card.name, ...(card.card_faces ?? []).map((face) => face.name)]
}

/** A name without any letters, such as “_____”, is unchanged. */
function lettersOf(name: string): string {
  const letters = name.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')
  return letters.toLowerCase() || name
}
