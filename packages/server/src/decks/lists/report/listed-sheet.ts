import type { CountedSlot, DeckFormat } from '@manafolio/contract'
import { type DeckEntry, type DeckSheet, legalityOf, type Place } from '@manafolio/deck'
import { cardFactsOf } from '../../../cards/card-facts.ts'
import { presentCards } from '../../../cards/present.ts'
import type { FoundLine } from './found-lines.ts'
import type { SectionAssignment } from './section-assignment.ts'

/** Some lines as parts of a deck. */
type Parts = Partial<Record<Place, readonly FoundLine[]>>

type Deciding = Pick<SectionAssignment, 'catalogue' | 'today'>

/** Whether a format bans a card as the commander. */
export function isBannedAsCommander(
  deciding: Deciding,
  format: DeckFormat,
  line: FoundLine,
): boolean {
  const sheet = sheetOfLines(deciding, format, { commander: [line] })
  return legalityOf(sheet, deciding.today).some(({ rule }) => rule === 'banned')
}

/** Whether a card has the ability, is not banned as a companion, and the deck meets its condition. */
export function mayBeCompanion(
  deciding: Deciding,
  format: DeckFormat,
  { companion, ...others }: Omit<Parts, 'companion'> & { companion: FoundLine },
): boolean {
  const sheet = sheetOfLines(deciding, format, { ...others, companion: [companion] })
  return legalityOf(sheet, deciding.today).every(
    ({ rule, cardNames }) =>
      rule !== 'companion' &&
      !(rule === 'banned' && cardNames.includes(companion.card?.name ?? '')),
  )
}

function sheetOfLines({ catalogue }: Deciding, format: DeckFormat, parts: Parts): DeckSheet {
  const lines = Object.values(parts).flat()
  const printings = lines.flatMap(({ card }) => card?.printing ?? [])
  const cards = new Map(presentCards(catalogue, printings).map((card) => [card.id, card]))
  const facts = cardFactsOf(catalogue, [...cards.keys()])
  const entryIn =
    (place: Place) =>
    ({ card, parsed }: FoundLine): DeckEntry[] => {
      if (!card) return []
      const { scryfallId, name: cardName } = card
      const known = { card: cards.get(scryfallId) ?? null, facts: facts[scryfallId] ?? null }
      const copies = { quantity: parsed.quantity ?? 1, slotType: slotOf(place), place }
      return [{ scryfallId, cardName, ...copies, row: null, isLocked: false, ...known }]
    }
  const unled = { commanderId: null, commanderName: null, commanderColor: null }
  const entries = places.flatMap((place) => (parts[place] ?? []).flatMap(entryIn(place)))
  return { format, ...unled, entries }
}

const places: readonly Place[] = ['commander', 'signature_spell', 'companion', 'main', 'side']

function slotOf(place: Place): CountedSlot {
  return place === 'companion' || place === 'side' ? 'side' : 'main'
}
