import type { NeededCard } from '@manafolio/contract'

/** The copies of a card. */
export function formatNeed({ owned, bound, free, needed }: NeededCard): string {
  return `${owned} owned · ${bound} in other decks · ${free} free · ${needed} needed`
}
