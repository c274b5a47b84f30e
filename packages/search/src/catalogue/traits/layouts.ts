import type { CardObject } from '../card-object.ts'
import { anyFaceHasType, frontOf, hasType } from './faces.ts'
import { being, type Trait } from './trait.ts'

const hasLayout =
  (...layouts: readonly string[]) =>
  (card: CardObject) =>
    layouts.includes(card.layout)

const isMeld = hasLayout('meld')

/** What two cards meld into has no mana cost; the two have one, or are lands. */
export function isMeldResult(card: CardObject): boolean {
  return isMeld(card) && !card.mana_cost && !hasType(card, 'Land')
}

export function isToken(card: CardObject): boolean {
  return hasLayout('token', 'double_faced_token')(card) || hasType(frontOf(card), 'Token')
}

type Shape = Pick<Trait, 'name' | 'aliases' | 'holds'> & { what: string }

const ofCards: readonly Shape[] = [
  { name: 'split', what: 'a split card', holds: hasLayout('split', 'aftermath') },
  { name: 'flip', what: 'a flip card', holds: hasLayout('flip') },
  {
    name: 'transform',
    aliases: ['tdfc'],
    what: 'a card that transforms',
    holds: hasLayout('transform'),
  },
  {
    name: 'mdfc',
    aliases: ['modaldfc'],
    what: 'a modal double-faced card',
    holds: hasLayout('modal_dfc'),
  },
  { name: 'meld', what: 'a meld card', holds: isMeld },
  {
    name: 'meldpart',
    what: 'one of two cards that meld',
    holds: (card) => isMeld(card) && !isMeldResult(card),
  },
  { name: 'meldresult', what: 'what two cards meld into', holds: isMeldResult },
  { name: 'leveler', what: 'a leveler', holds: hasLayout('leveler') },
  // Omens share the layout of adventures.
  { name: 'adventure', what: 'an adventure card', holds: hasLayout('adventure') },
  { name: 'saga', what: 'a saga', holds: (card) => anyFaceHasType(card, 'Saga') },
  { name: 'class', what: 'a class', holds: (card) => anyFaceHasType(card, 'Class') },
  { name: 'battle', what: 'a battle', holds: (card) => anyFaceHasType(card, 'Battle') },
  {
    name: 'host',
    aliases: ['augment', 'augmentation'],
    what: 'a host or an augment',
    holds: hasLayout('host', 'augment'),
  },
  { name: 'token', what: 'a token', holds: isToken },
  {
    name: 'artseries',
    aliases: ['artcard'],
    what: 'an art card',
    holds: hasLayout('art_series'),
  },
  { name: 'planar', what: 'a plane or a phenomenon', holds: hasLayout('planar') },
]

/** A reversible printing is of a card whose other printings may have one side. */
const ofPrintings: readonly Shape[] = [
  {
    name: 'dfc',
    aliases: ['doublefaced', 'doublesided'],
    what: 'double-faced',
    holds: hasLayout(
      'transform',
      'modal_dfc',
      'reversible_card',
      'double_faced_token',
      'art_series',
    ),
  },
  { name: 'reversible', what: 'reversible', holds: hasLayout('reversible_card') },
]

export const layouts: readonly Trait[] = [
  ...ofCards.map((shape) => traitOf('card', shape)),
  ...ofPrintings.map((shape) => traitOf('printing', shape)),
]

function traitOf(level: Trait['level'], { what, ...shape }: Shape): Trait {
  return { ...shape, level, says: being(what) }
}
