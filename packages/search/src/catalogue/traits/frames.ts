import type { CardObject } from '../card-object.ts'
import { being, having, ofPrintings, type Trait } from './trait.ts'

export const frames = ofPrintings(
  {
    name: 'old',
    description: having('frame from before 2003'),
    holds: hasFrame('1993', '1997'),
  },
  {
    name: 'new',
    description: having('frame from 2003 or later'),
    holds: hasFrame('2003', '2015', 'future'),
  },
  { name: 'modern', description: having('frame of 2003'), holds: hasFrame('2003') },
  {
    name: 'future',
    aliases: ['futureshifted'],
    description: having('future frame'),
    holds: hasFrame('future'),
  },
  {
    name: 'default',
    aliases: ['normal'],
    description: { yes: 'has the ordinary frame', no: 'does not have the ordinary frame' },
    holds: (card) => !isAtypical(card),
  },
  { name: 'atypical', description: having('unusual frame'), holds: isAtypical },
  {
    name: 'full',
    aliases: ['fullart'],
    description: being('full art'),
    holds: (card) => card.full_art === true,
  },
  { name: 'textless', description: being('textless'), holds: (card) => card.textless === true },
  { name: 'borderless', description: being('borderless'), holds: isBorderless },
  {
    name: 'extended',
    aliases: ['extendedart'],
    description: being('extended art'),
    holds: hasEffect('extendedart'),
  },
  { name: 'showcase', description: having('showcase frame'), holds: hasEffect('showcase') },
  { name: 'colorshifted', description: being('colorshifted'), holds: hasEffect('colorshifted') },
  {
    name: 'tombstone',
    description: { yes: 'shows a tombstone', no: 'shows no tombstone' },
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
