import type { ValueMover } from '@manafolio/contract'
import { CardImage } from '../../../card-kit/card-image.tsx'
import { CardLink } from '../../../card-kit/card-link.tsx'
import { linkedPrinting } from '../../../card-kit/linked-card.ts'
import { useSite } from '../../../lib/site.ts'
import { useCardDetails } from '../use-card-details.ts'
import classes from './mover-card.module.css'

/** A small card image, decorative: the text beside it names the card. */
export function MoverCard({ mover }: { mover: ValueMover }) {
  const { card } = useCardDetails(useSite()?.cardDataUrl, mover.scryfallId)
  return (
    <div className={classes.card} aria-hidden="true">
      <CardLink card={linkedPrinting(mover)} isPicture>
        {card && <CardImage card={card} sizes="44px" />}
      </CardLink>
    </div>
  )
}
