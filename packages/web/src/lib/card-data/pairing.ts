import type { CardDataCard, CardDataIdentifier } from '@manafolio/contract'

/** What a collection's request is answered with. */
export interface CardDataAnswers {
  data: CardDataCard[]
  not_found: CardDataIdentifier[]
}

/** Gives the card of what was asked for; null when no card is it. */
export type CardOf = (asked: string) => CardDataCard | null

export function pairById(ids: readonly string[], answers: CardDataAnswers): CardOf {
  return pair(ids, { answers, keysOf: (card) => [card.id], fold: (id) => id.toLowerCase() })
}

/** By the whole name or a face's, whatever the capitals, accents and punctuation. */
export function pairByName(names: readonly string[], answers: CardDataAnswers): CardOf {
  return pair(names, { answers, keysOf: namesOf, fold: lettersOf })
}

interface Pairing {
  answers: CardDataAnswers
  /** What a card can be asked for by, the most fitting first. */
  keysOf(card: CardDataCard): string[]
  fold(key: string): string
}

/**
 * Cards come in the order asked for, without those that are not found and without repetition, so
 * their places alone don't tell which is which. What is left over has got another id since, or is
 * known by another name: there the order tells, if there are as many cards as were asked for.
 */
function pair(asked: readonly string[], { answers, keysOf, fold }: Pairing): CardOf {
  const keyed = answers.data.flatMap((card) =>
    keysOf(card).map((key, rank) => ({ key: fold(key), rank, card })),
  )
  keyed.sort((a, b) => b.rank - a.rank) // of two with the same key the last goes into the map
  const cards = new Map(keyed.map(({ key, card }) => [key, card]))
  const paired = new Set(asked.map((key) => cards.get(fold(key))))
  const missing = new Set(answers.not_found.flatMap((it) => Object.values(it).map(String)))
  const open = asked.filter((key) => !cards.has(fold(key)) && !missing.has(key))
  const left = answers.data.filter((card) => !paired.has(card))
  const renamed = new Map(left.map((card, i) => [open[i], card]))
  const isTold = open.length === left.length
  return (key) => cards.get(fold(key)) ?? (isTold ? renamed.get(key) : undefined) ?? null
}

function namesOf(card: CardDataCard): string[] {
  return [card.name, ...(card.card_faces ?? []).map((face) => face.name)]
}

/** A name without any letter, such as “_____”, stays as it is. */
function lettersOf(name: string): string {
  const letters = name.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')
  return letters.toLowerCase() || name
}
