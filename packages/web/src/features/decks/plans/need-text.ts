import { finishNames, type NeededCard } from '@manafolio/contract'

/** The copies of a card, such as “2 owned, none in foil · 0 in other decks · 2 free · 4 needed”. */
export function formatNeed({ owned, unownedFinishes, bound, free, needed }: NeededCard): string {
  const finishes = unownedFinishes.map((finish) => finishNames[finish].toLowerCase())
  const lacking = finishes.length > 0 ? `, none in ${finishes.join(' or ')}` : ''
  return `${owned} owned${lacking} · ${bound} in other decks · ${free} free · ${needed} needed`
}
