import { CardImage } from '../../../../card-kit/card-image.tsx'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { linkedCard } from '../../../../card-kit/linked-card.ts'
import { PrintingLine } from '../../../../card-kit/printing-line.tsx'
import type { ListFacts } from '../list-facts.ts'
import { ResultActions } from '../result-actions.tsx'
import type { ResultEntry } from '../result-rows.ts'
import { CardRules } from './card-rules.tsx'
import { OwnedLine, RarityAndDate } from './printing-facts.tsx'
import classes from './result-card.module.css'
import { ResultPrices } from './result-prices.tsx'

interface ResultCardProps {
  entry: ResultEntry
  facts: ListFacts
}

/** A card of which one printing is listed: the image on the left, the details on the right. */
export function ResultCard({ entry: { card, position }, facts }: ResultCardProps) {
  const place = facts.placeAt(position)
  return (
    <article className={classes.card} data-position={position} aria-label={card.name}>
      <CardLink card={linkedCard(card)} place={place} isPicture>
        <CardImage
          card={card}
          sizes="(min-width: 700px) 130px, 96px"
          loading={position < 6 ? 'eager' : 'lazy'}
          withoutImage="picture"
        />
      </CardLink>
      <div className={classes.facts}>
        <CardRules card={card} place={place} isResult />
        <p className={classes.printing}>
          <PrintingLine printing={card} />
        </p>
        <p className={classes.printing}>
          <RarityAndDate card={card} />
        </p>
        <ResultPrices prices={card.prices} />
        <OwnedLine owned={facts.owned.get(card.id)} />
      </div>
      <div className={classes.actions}>
        <ResultActions card={card} />
      </div>
    </article>
  )
}
