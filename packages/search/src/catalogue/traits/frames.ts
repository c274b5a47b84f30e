import type { CardObject } from '../card-object.ts'
import { being, having, ofPrintings, type Trait } from './trait.ts'

export const frames = ofPrintings(
  {
    name: 'old',
    says: having('frame from before 2003'),
    holds: hasFrame('1993', '1997'),
  },
  {
    name: 'new',
    says: having('frame from 2003 or later'),
    holds: hasFrame('2003', '2015', 'future'),
  },
  { name: 'modern', says: having('frame of 2003'), holds: hasFrame('2003') },
  {
    name: 'future',
    aliases: ['futureshifted'],
    says: having('future frame'),
    holds: hasFrame('future'),
  },
  {
    name: 'default',
    aliases: ['normal'],
    says: { yes: 'has the ordinary frame', no: 'does not have the ordinary frame' },
    holds: (card) => !isAtypical(card),
  },
  { name: 'atypical', says: having('unusual frame'), holds: isAtypical },
  {
    name: 'full',
    aliases: ['fullart'],
    says: being('full art'),
    holds: (card) => card.full_art === true,
  },
  { name: 'textless', says: being('textless'), holds: (card) => card.textless === true },
  { name: 'borderless', says: being('borderless'), holds: isBorderless },
  {
    name: 'extended',
    aliases: ['extendedart'],
    says: being('extended art'),
    holds: hasEffect('extendedart'),
  },
  { name: 'showcase', says: having('showcase frame'), holds: hasEffect('showcase') },
  { name: 'colorshifted', says: being('colourshifted'), holds: hasEffect('colorshifted') },
  {
    name: 'tombstone',
    says: { yes: 'shows a tombstone', no: 'shows no tombstone' },
    holds: hasEffect('tombstone'),
  },
)

function isBorderless({ border_color }: CardObject): boolean {
  return border_color === 'borderless'
}

function isAtypical(card: CardObject): boolean {
  return oddities.some((isOdd) => isOdd(card))
}

/** What makes a printing look other than the plain one of its time. */
const oddities: readonly Trait['holds'][] = [
  isBorderless,
  hasFrame('future'),
  hasEffect('showcase', 'extendedart', 'inverted', 'etched', 'colorshifted', 'shatteredglass'),
  hasPromoType('boosterfun', 'datestamped', 'stamped', 'serialized'),
  (card) => card.promo === true,
  (card) => card.full_art === true,
  (card) => card.textless === true,
  (card) => card.set_type === 'masterpiece',
]

function hasFrame(...frames: readonly string[]): Trait['holds'] {
  return ({ frame }) => !!frame && frames.includes(frame)
}

function hasEffect(...effects: readonly string[]): Trait['holds'] {
  return ({ frame_effects }) => !!frame_effects?.some((effect) => effects.includes(effect))
}

function hasPromoType(...types: readonly string[]): Trait['holds'] {
  return ({ promo_types }) => !!promo_types?.some((type) => types.includes(type))
}
