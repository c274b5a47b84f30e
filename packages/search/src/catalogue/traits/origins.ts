import type { CardObject } from '../card-object.ts'
import { isDigitalOnly, isExtra } from '../printing-facts.ts'
import { being, having, ofPrintings, type Trait } from './trait.ts'

export const origins = ofPrintings(
  {
    name: 'reprint',
    says: being('a reprint'),
    holds: (card) => card.reprint === true,
  },
  {
    name: 'firstprinting',
    aliases: ['firstprint'],
    says: being('of the first printing of its card'),
    holds: (card) => card.reprint !== true,
  },
  { name: 'promo', says: being('a promo'), holds: (card) => card.promo === true },
  {
    name: 'booster',
    aliases: ['pack'],
    says: being('found in boosters'),
    holds: (card) => card.booster === true,
  },
  { name: 'digital', says: being('digital only'), holds: isDigitalOnly },
  { name: 'paper', says: being('on paper'), holds: isPlayedIn('paper') },
  { name: 'mtgo', says: being('on Magic Online'), holds: isPlayedIn('mtgo') },
  { name: 'arena', says: being('on Arena'), holds: isPlayedIn('arena') },
  {
    name: 'alchemy',
    says: being('of an Alchemy set'),
    holds: (card) => card.set_type === 'alchemy',
  },
  {
    name: 'rebalanced',
    says: being('rebalanced for Alchemy'),
    holds: (card) => card.name.startsWith('A-') || !!card.promo_types?.includes('rebalanced'),
  },
  {
    name: 'masterpiece',
    says: being('a masterpiece'),
    holds: (card) => card.set_type === 'masterpiece',
  },
  { name: 'funny', says: being('a joke card'), holds: isFunny },
  {
    name: 'extra',
    aliases: ['extras'],
    says: being('an extra'),
    holds: isExtra,
  },
  {
    name: 'spotlight',
    aliases: ['story', 'storyspotlight'],
    says: being('a story spotlight'),
    holds: (card) => card.story_spotlight === true,
  },
  { name: 'oversized', says: being('oversized'), holds: (card) => card.oversized === true },
  {
    name: 'variation',
    says: being('a variation of another printing'),
    holds: (card) => card.variation === true,
  },
  {
    name: 'contentwarning',
    says: having('content warning'),
    holds: (card) => card.content_warning === true,
    needs: ['content_warning'],
  },
  {
    name: 'hires',
    aliases: ['highres'],
    says: having('high-resolution scan'),
    holds: (card) => card.highres_image === true || card.image_status === 'highres_scan',
    needs: ['highres_image', 'image_status'],
  },
)

function isPlayedIn(game: string): Trait['holds'] {
  return ({ games }) => !!games?.includes(game)
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
