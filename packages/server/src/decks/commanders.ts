import { type Card, type Deck, formatFacts } from '@manafolio/contract'
import { canLead } from '@manafolio/deck'
import { type Catalogue, printingNamed } from '@manafolio/search'
import { cardFactsOf } from '../cards/card-facts.ts'
import { presentCards } from '../cards/present.ts'
import { AppError } from '../errors.ts'
import { namesOf } from './names.ts'

type Led = Pick<Deck, 'format' | 'commanderId' | 'commanderName'>

/** Throws when a deck has a commander that can't be one in its format. */
export function checkCommander(catalogue: Catalogue, deck: Led): void {
  if (deck.commanderId === null && deck.commanderName === null) return
  if (formatFacts[deck.format].commanders === null) throw new AppError('format_without_commander')
  if (!mayBeCommander(catalogue, deck)) throw new AppError('commander_not_allowed')
}

/**
 * Whether the commander of a deck can be one in its format. Banned ones can: the deck is only told
 * so. Of cards that the catalogue does not know any can: it may be older than the card.
 */
export function mayBeCommander(catalogue: Catalogue, deck: Led): boolean {
  const card = commanderIn(catalogue, deck)
  if (!card) return true
  return canLead(deck.format, card, cardFactsOf(catalogue, [card.id])[card.id] ?? null)
}

function commanderIn(catalogue: Catalogue, { commanderId, commanderName }: Led): Card | undefined {
  if (commanderId === null) return cardNamed(catalogue, commanderName)
  const printing = catalogue.printingById.get(commanderId)
  return printing === undefined ? undefined : presentCards(catalogue, [printing])[0]
}

function cardNamed(catalogue: Catalogue, name: string | null): Card | undefined {
  const printing = name === null ? undefined : printingNamed(catalogue, name)
  return printing === undefined ? undefined : presentCards(catalogue, [printing])[0]
}

/** The commander's name in the catalogue; otherwise the given name. */
export function commanderNameOf(
  catalogue: Catalogue,
  { commanderId, commanderName }: Pick<Led, 'commanderId' | 'commanderName'>,
): string | null {
  return namesOf(catalogue, [commanderId ?? '']).get(commanderId ?? '') ?? commanderName
}
