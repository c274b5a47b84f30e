import { CardImage } from '../../../card-kit/card-image.tsx'
import { useSite } from '../../../lib/site.ts'
import { useCardDetails } from '../use-card-details.ts'
import classes from './change-cards.module.css'

/** As many as lie on each other. */
const mostShown = 3

/** The first printings of a change, as they lie on a table. The words beside them say it all. */
export function ChangeCards({ scryfallIds }: { scryfallIds: string[] }) {
  return (
    <div className={classes.cards} aria-hidden="true">
      {scryfallIds.slice(0, mostShown).map((scryfallId) => (
        <div key={scryfallId} className={classes.card}>
          <SmallCard scryfallId={scryfallId} />
        </div>
      ))}
    </div>
  )
}

function SmallCard({ scryfallId }: { scryfallId: string }) {
  const { card } = useCardDetails(useSite()?.cardDataUrl, scryfallId)
  if (!card) return <div className={classes.placeholder} />
  return <CardImage card={card} sizes="44px" />
}
