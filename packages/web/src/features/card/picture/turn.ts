import type { CardPage } from '@manafolio/contract'

/** How far an image is turned to read what is printed sideways or upside down, in degrees. */
export type Turn = 0 | 90 | -90 | 180

/** Of the front. The second half of an aftermath card is printed the other way round. */
export function turnOf({ layout, card }: Pick<CardPage, 'layout' | 'card'>): Turn {
  if (layout === 'flip') return 180
  if (layout === 'split') return /^aftermath/im.test(card.faces[1]?.oracleText ?? '') ? -90 : 90
  if (layout === 'planar') return 90
  return /\bbattle\b/i.test(card.faces[0]?.typeLine ?? card.typeLine) ? 90 : 0
}
