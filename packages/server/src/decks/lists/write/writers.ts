import type { DeckListFormat } from '@manafolio/contract'
import { writeArchidekt } from './archidekt.ts'
import { writeArena } from './arena.ts'
import { writeCockatrice, writeCod } from './cockatrice.ts'
import { writeDek, writeMagicOnline } from './magic-online.ts'
import { writeMoxfield } from './moxfield.ts'
import { writeTappedOut } from './tapped-out.ts'
import type { WrittenDeck } from './written-deck.ts'

/** A deck as the list of a tool. What a tool has no word for stands where its players put it. */
export type WriteDeck = (deck: WrittenDeck) => string

export const writers: Record<DeckListFormat, WriteDeck> = {
  arena: writeArena,
  mtgo: writeMagicOnline,
  dek: writeDek,
  moxfield: writeMoxfield,
  archidekt: writeArchidekt,
  tappedout: writeTappedOut,
  cockatrice: writeCockatrice,
  cod: writeCod,
}
