import type { CardObject } from '../card-object.ts'
import { isReversible } from '../reversibles.ts'
import { anyFaceHasType, frontOf, hasType } from './faces.ts'
import { being, ofCards, ofPrintings, type Trait } from './trait.ts'

export const layouts: readonly Trait[] = [
  ...ofCards(
    { name: 'split', description: being('a split card'), holds: hasLayout('split', 'aftermath') },
    { name: 'flip', description: being('a flip card'), holds: hasLayout('flip') },
    {
      name: 'transform',
      aliases: ['tdfc'],
      description: being('a card that transforms'),
      holds: hasLayout('transform'),
    },
    {
      name: 'mdfc',
      aliases: ['modaldfc'],
      description: being('a modal double-faced card'),
      holds: hasLayout('modal_dfc'),
    },
    { name: 'meld', description: being('a meld card'), holds: hasLayout('meld') },
    { name: 'meldpart', description: being('one of two cards that meld'), holds: isMeldPart },
    { name: 'meldresult', description: being('what two cards meld into'), holds: isMeldResult },
    { name: 'leveler', description: being('a leveler'), holds: hasLayout('leveler') },
    // Omens share the layout of adventures.
    { name: 'adventure', description: being('an adventure card'), holds: hasLayout('adventure') },
    { name: 'saga', description: being('a saga'), holds: (card) => anyFaceHasType(card, 'Saga') },
    {
      name: 'class',
      description: being('a class'),
      holds: (card) => anyFaceHasType(card, 'Class'),
    },
    {
      name: 'battle',
      description: being('a battle'),
      holds: (card) => anyFaceHasType(card, 'Battle'),
    },
    {
      name: 'host',
      aliases: ['augment', 'augmentation'],
      description: being('a host or an augment'),
      holds: hasLayout('host', 'augment'),
    },
    { name: 'token', description: being('a token'), holds: isToken },
    { name: 'emblem', description: being('an emblem'), holds: isEmblem },
    {
      name: 'artseries',
      aliases: ['artcard'],
      description: being('an art card'),
      holds: hasLayout('art_series'),
    },
    { name: 'planar', description: being('a plane or a phenomenon'), holds: hasLayout('planar') },
  ),
  // A reversible printing is of a card whose other printings have one side.
  ...ofPrintings(
    {
      name: 'dfc',
      aliases: ['doublefaced', 'doublesided'],
      description: being('double-faced'),
      holds: hasLayout(
        'transform',
        'modal_dfc',
        'reversible_card',
        'double_faced_token',
        'art_series',
      ),
    },
    { name: 'reversible', description: being('reversible'), holds: isReversible },
  ),
]

export function isToken(card: CardObject): boolean {
  return hasLayout('token', 'double_faced_token')(card) || hasType(frontOf(card), 'Token')
}

function isEmblem(card: CardObject): boolean {
  return hasLayout('emblem')(card) || hasType(frontOf(card), 'Emblem')
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
