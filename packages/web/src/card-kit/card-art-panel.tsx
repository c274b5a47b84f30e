import { CardPicture } from '@manafolio/card-art'
import { type FaceCard, frontOf } from './face-card.ts'

/** Only the picture, filling its box: beside text, and on covers. */
export function CardArt({ card }: { card: FaceCard }) {
  const { name, typeLine } = frontOf(card)
  return <CardPicture name={name} typeLine={typeLine} colors={card.colorIdentity.join('')} />
}
