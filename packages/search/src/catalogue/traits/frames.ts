import type { CardObject } from '../card-object.ts'
import { being, having, type Trait } from './trait.ts'

const hasFrame =
  (...frames: readonly string[]) =>
  (card: CardObject) =>
    !!card.frame && frames.includes(card.frame)

const hasEffect = (effect: string) => (card: CardObject) => !!card.frame_effects?.includes(effect)

const hasPromoType = (type: string) => (card: CardObject) => !!card.promo_types?.includes(type)

const isBorderless = (card: CardObject) => card.border_color === 'borderless'

/** What makes a printing look other than the plain one of its time. */
const oddities: ((card: CardObject) => boolean)[] = [
  (card) => card.promo === true,
  (card) => card.full_art === true,
  (card) => card.textless === true,
  (card) => card.set_type === 'masterpiece',
  isBorderless,
  hasFrame('future'),
  ...['showcase', 'extendedart', 'inverted', 'etched', 'colorshifted', 'shatteredglass'].map(
    hasEffect,
  ),
  ...['boosterfun', 'datestamped', 'stamped', 'serialized'].map(hasPromoType),
]

const isAtypical = (card: CardObject) => oddities.some((isOdd) => isOdd(card))

const frames = [
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
] satisfies readonly Omit<Trait, 'level'>[]

export const frameTraits: readonly Trait[] = frames.map((frame) => ({
  ...frame,
  level: 'printing',
}))
