import { type DeckFormat, formatFacts } from '@manafolio/contract'

/** What is looked at in decks of a format, in words. */
export function checkedRules(format: DeckFormat): readonly string[] {
  const { size, commanders } = formatFacts[format]
  return [
    size.charAt(0).toLowerCase() + size.slice(1),
    ...(commanders === null ? constructed : singleton),
    ...(more[format] ?? []),
  ]
}

const constructed = [
  'up to 4 copies of a card',
  'up to 15 cards in the sideboard',
  'banned cards',
  'the companion',
]
const singleton = [
  'one copy of each card',
  'banned cards',
  'who leads the deck, alone or together',
  'colour identity',
]
const more: Partial<Record<DeckFormat, readonly string[]>> = {
  vintage: ['restricted cards'],
  commander: ['the companion'],
  brawl: ['the companion'],
  oathbreaker: ['the signature spell'],
}
