import type { Card, CardFacts } from '@manafolio/contract'

/**
 * Whether a card is shown before its set comes out. Until then it is legal nowhere; a card that is
 * legal somewhere only has another printing soon. `today` is yyyy-mm-dd.
 */
export function isUnreleased(
  { releasedAt }: Pick<Card, 'releasedAt'>,
  { legalities }: Pick<CardFacts, 'legalities'>,
  today: string,
): boolean {
  return releasedAt > today && Object.values(legalities).every((word) => word === 'not_legal')
}
