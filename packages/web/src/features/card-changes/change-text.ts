import type { CardChange, UnseenChanges } from '@manafolio/contract'
import { type LinkedCard, linkedPrinting } from '../../card-kit/linked-card.ts'
import { formatNamedPrinting } from '../../card-kit/printing-text.ts'
import type { NamedCard } from '../../card-kit/text-with-cards.tsx'

/** Two sentences: what happened to a card, and what that means for the user's copies. */
export interface ChangeText {
  happened: string
  means: string
}

export function headlineOf({ cards }: UnseenChanges): string {
  return `Scryfall changed ${cards} of your cards.`
}

export function describeChange(change: CardChange): ChangeText {
  const means = change.place === 'commander' ? commanderStays(change) : copiesStay(change)
  if (change.strategy === 'delete')
    return { happened: `Scryfall no longer lists ${lost(change)}.`, means }
  if (change.copiesThere === 0)
    return { happened: `${sentenceStart(nameOf(change))} was given a new ID.`, means }
  return { happened: `Two records of ${nameOf(change)} were merged.`, means: copiesJoined(change) }
}

function nameOf(change: CardChange): string {
  return change.cardName === null ? 'a card' : formatNamedPrinting(change.cardName, change)
}

/** The card as it is now; null when nothing is known of it. */
export function cardOf(change: CardChange): LinkedCard | null {
  const scryfallId = change.newScryfallId ?? change.oldScryfallId
  return change.cardName === null ? null : linkedPrinting({ ...change, scryfallId })
}

/** The card, as the sentences name it. */
export function namedCards(change: CardChange): NamedCard[] {
  const card = cardOf(change)
  return card ? [{ text: card.name, card }] : []
}

function lost(change: CardChange): string {
  if (change.cardName === null) return 'this printing'
  return change.setCode === null ? `this printing of ${change.cardName}` : nameOf(change)
}

function copiesJoined({ copies, copiesThere, copiesAfter, ...change }: CardChange): string {
  const joined = `Your ${counted(copies)}${inDeck(change)} ${areNow(copies)} with the ${copiesThere} ${had(change)}: ${copiesAfter}`
  const lostCopies = copies + copiesThere - copiesAfter
  if (lostCopies === 0) return `${joined}.`
  return `${joined}, the maximum. ${lostCopies} of them could not be added.`
}

function copiesStay(change: CardChange): string {
  const { copies } = change
  const verb = copies === 1 ? 'stays' : 'stay'
  return `Your ${counted(copies)} ${verb} in ${whereOf(change)}${withoutData(change)}.`
}

function commanderStays(change: CardChange): string {
  return `It stays the commander of ${deckOf(change)}${withoutData(change)}.`
}

function withoutData({ strategy }: CardChange): string {
  return strategy === 'delete' ? ', without price and picture' : ''
}

type Where = Pick<CardChange, 'place' | 'deckName'>

/** Where the copies are, to go on with “in”. */
function whereOf({ place, deckName }: Where): string {
  const wheres = {
    collection: 'your collection',
    main: `the deck ${deckOf({ deckName })}`,
    side: `the sideboard of ${deckOf({ deckName })}`,
    considering: `the considering board of ${deckOf({ deckName })}`,
    commander: `the deck ${deckOf({ deckName })}`,
  }
  return wheres[place]
}

function inDeck(where: Where): string {
  return where.place === 'collection' ? '' : ` in ${whereOf(where)}`
}

function deckOf({ deckName }: Pick<CardChange, 'deckName'>): string {
  return deckName === null ? 'one of your decks' : `“${deckName}”`
}

function had({ place }: Where): string {
  return place === 'collection' ? 'you had' : 'it had'
}

function counted(copies: number): string {
  return copies === 1 ? 'copy' : `${copies} copies`
}

function areNow(copies: number): string {
  return copies === 1 ? 'is now' : 'are now'
}

function sentenceStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
