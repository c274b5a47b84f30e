import type { CardObject } from '../card-object.ts'
import { isDigitalOnly, isExtra } from '../printing-facts.ts'
import { being, having, ofPrintings, type Trait } from './trait.ts'

export const origins = ofPrintings(
  {
    name: 'reprint',
    description: being('a reprint'),
    holds: (card) => card.reprint === true,
  },
  {
    name: 'firstprinting',
    aliases: ['firstprint'],
    description: being('of the first printing of its card'),
    holds: (card) => card.reprint !== true,
  },
  { name: 'promo', description: being('a promo'), holds: (card) => card.promo === true },
  {
    name: 'booster',
    aliases: ['pack'],
    description: being('found in boosters'),
    holds: (card) => card.booster === true,
  },
  { name: 'digital', description: being('digital only'), holds: isDigitalOnly },
  { name: 'paper', description: being('on paper'), holds: isPlayedIn('paper') },
  { name: 'mtgo', description: being('on Magic Online'), holds: isPlayedIn('mtgo') },
  { name: 'arena', description: being('on Arena'), holds: isPlayedIn('arena') },
  {
    name: 'alchemy',
    description: being('of an Alchemy set'),
    holds: (card) => card.set_type === 'alchemy',
  },
  {
    name: 'rebalanced',
    description: being('rebalanced for Alchemy'),
    holds: (card) => card.name.startsWith('A-') || !!card.promo_types?.includes('rebalanced'),
  },
  {
    name: 'masterpiece',
    description: being('a masterpiece'),
    holds: (card) => card.set_type === 'masterpiece',
  },
  {
    name: 'timeshifted',
    description: being('a timeshifted card of Time Spiral'),
    holds: isTimeshifted,
  },
  { name: 'funny', description: being('a joke card'), holds: isFunny },
  {
    name: 'extra',
    aliases: ['extras'],
    description: being('an extra'),
    holds: isExtra,
  },
  {
    name: 'spotlight',
    aliases: ['story', 'storyspotlight'],
    description: being('a story spotlight'),
    holds: (card) => card.story_spotlight === true,
  },
  { name: 'oversized', description: being('oversized'), holds: (card) => card.oversized === true },
  {
    name: 'variation',
    description: being('a variation of another printing'),
    holds: (card) => card.variation === true,
  },
  {
    name: 'contentwarning',
    description: having('content warning'),
    holds: (card) => card.content_warning === true,
    needs: ['content_warning'],
  },
  {
    name: 'hires',
    aliases: ['highres'],
    description: having('high-resolution scan'),
    holds: (card) => card.highres_image === true || card.image_status === 'highres_scan',
    needs: ['highres_image', 'image_status'],
  },
)

function isPlayedIn(game: string): Trait['holds'] {
  return ({ games }) => !!games?.includes(game)
}

/** The old cards among the new ones: a set of their own at first, special cards in Remastered. */
function isTimeshifted({ set, frame }: CardObject): boolean {
  return set === 'tsb' || (set === 'tsr' && frame === '1997')
}

/**
 * Joke cards by what is printed on them: legal nowhere, and from a joke set, a playtest, silver or
 * stamped with an acorn. Unfinity has cards without an acorn, which are legal and not funny.
 */
function isFunny(card: CardObject): boolean {
  if (card.set_type === 'token' || isLegalSomewhere(card)) return false
  return (
    card.set_type === 'funny' ||
    card.border_color === 'silver' ||
    card.security_stamp === 'acorn' ||
    !!card.promo_types?.includes('playtest')
  )
}

function isLegalSomewhere({ legalities }: CardObject): boolean {
  return Object.values(legalities).some((value) => value === 'legal' || value === 'restricted')
}
