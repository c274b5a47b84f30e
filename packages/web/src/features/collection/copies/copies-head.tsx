import { CardImage } from '../../../card-kit/card-image.tsx'
import { SetSymbol } from '../../../card-kit/set-symbol.tsx'
import classes from './copies-head.module.css'
import type { CopiesCard } from './use-copies-card.ts'

/** Which printing it is about. */
export function CopiesHead({ card, isPending }: { card: CopiesCard | null; isPending: boolean }) {
  return (
    <div className={classes.head} aria-busy={isPending}>
      <div className={classes.image} aria-hidden="true">
        {card ? <CardImage card={card} sizes="72px" /> : <div className={classes.placeholder} />}
      </div>
      <div className={classes.facts}>
        <p className={classes.name}>{card?.name ?? (isPending ? 'Loading...' : 'Unknown card')}</p>
        {card && (
          <p className={classes.set}>
            <SetSymbol setCode={card.setCode} rarity={card.rarity} /> {card.setName} (
            {card.setCode.toUpperCase()} {card.collectorNumber})
          </p>
        )}
      </div>
    </div>
  )
}
