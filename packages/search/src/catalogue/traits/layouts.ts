import type { CardObject } from '../card-object.ts'
import { anyFaceHasType, frontOf, hasType } from './faces.ts'
import { being, ofCards, ofPrintings, type Trait } from './trait.ts'

export const layouts: readonly Trait[] = [
  ...ofCards(
    { name: 'split', says: being('a split card'), holds: hasLayout('split', 'aftermath') },
    { name: 'flip', says: being('a flip card'), holds: hasLayout('flip') },
    {
      name: 'transform',
      aliases: ['tdfc'],
      says: being('a card that transforms'),
      holds: hasLayout('transform'),
    },
    {
      name: 'mdfc',
      aliases: ['modaldfc'],
      says: being('a modal double-faced card'),
      holds: hasLayout('modal_dfc'),
    },
    { name: 'meld', says: being('a meld card'), holds: hasLayout('meld') },
    { name: 'meldpart', says: being('one of two cards that meld'), holds: isMeldPart },
    { name: 'meldresult', says: being('what two cards meld into'), holds: isMeldResult },
    { name: 'leveler', says: being('a leveler'), holds: hasLayout('leveler') },
    // Omens share the layout of adventures.
    { name: 'adventure', says: being('an adventure card'), holds: hasLayout('adventure') },
    { name: 'saga', says: being('a saga'), holds: (card) => anyFaceHasType(card, 'Saga') },
    { name: 'class', says: being('a class'), holds: (card) => anyFaceHasType(card, 'Class') },
    { name: 'battle', says: being('a battle'), holds: (card) => anyFaceHasType(card, 'Battle') },
    {
      name: 'host',
      aliases: ['augment', 'augmentation'],
      says: being('a host or an augment'),
      holds: hasLayout('host', 'augment'),
    },
    { name: 'token', says: being('a token'), holds: isToken },
    {
      name: 'artseries',
      aliases: ['artcard'],
      says: being('an art card'),
      holds: hasLayout('art_series'),
    },
    { name: 'planar', says: being('a plane or a phenomenon'), holds: hasLayout('planar') },
  ),
  // A reversible printing is of a card whose other printings have one side.
  ...ofPrintings(
    {
      name: 'dfc',
      aliases: ['doublefaced', 'doublesided'],
      says: being('double-faced'),
      holds: hasLayout(
        'transform',
        'modal_dfc',
        'reversible_card',
        'double_faced_token',
        'art_series',
      ),
    },
    { name: 'reversible', says: being('reversible'), holds: hasLayout('reversible_card') },
  ),
]

export function isToken(card: CardObject): boolean {
  return hasLayout('token', 'double_faced_token')(card) || hasType(frontOf(card), 'Token')
}

/** What two cards meld into has no mana cost; the two have one, or are lands. */
export function isMeldResult(card: CardObject): boolean {
  return card.layout === 'meld' && !card.mana_cost && !hasType(card, 'Land')
}

function isMeldPart(card: CardObject): boolean {
  return card.layout === 'meld' && !isMeldResult(card)
}

function hasLayout(...layouts: readonly string[]): Trait['holds'] {
  return (card) => layouts.includes(card.layout)
}
