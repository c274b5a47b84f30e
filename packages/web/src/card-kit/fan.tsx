import { CardFace } from './card-face.tsx'
import type { FaceCard } from './face-card.ts'
import classes from './fan.module.css'
import { fanCards } from './fan-cards.ts'

/** Cards spread like a hand, for decoration only. Fills its box, at least 200 px high. */
export function CardFan({ cards = fanCards }: { cards?: readonly FaceCard[] }) {
  return (
    <div className={classes.fan} aria-hidden="true">
      {cards.map((card, place) => (
        <div
          key={card.name}
          className={classes.card}
          style={placeStyle(place - (cards.length - 1) / 2)}
        >
          <CardFace card={card} />
        </div>
      ))}
    </div>
  )
}

/** Steps from the middle card, which stands upright. */
function placeStyle(steps: number): Record<`--${string}`, number> {
  return { '--steps': steps }
}
