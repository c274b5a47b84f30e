import { CardImage } from '../../../card-kit/card-image.tsx'
import { useSite } from '../../../lib/site.ts'
import { useCardDetails } from '../use-card-details.ts'
import classes from './mover-card.module.css'

/** A small card image, decorative: the text beside it names the card. */
export function MoverCard({ scryfallId }: { scryfallId: string }) {
  const { card } = useCardDetails(useSite()?.cardDataUrl, scryfallId)
  return (
    <div className={classes.card} aria-hidden="true">
      {card && <CardImage card={card} sizes="44px" />}
    </div>
  )
}
