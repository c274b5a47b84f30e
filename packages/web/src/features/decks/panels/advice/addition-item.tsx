import type { DeckAddition } from '@manafolio/contract'
import { BuyLink } from '../../../../card-kit/buy-link.tsx'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { frontOf } from '../../../../card-kit/face-card.ts'
import { linkedCard } from '../../../../card-kit/linked-card.ts'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { Button } from '../../../../ui/button.tsx'
import { RowThumb } from '../../kit/rows/row-thumb.tsx'
import classes from './addition-item.module.css'
import { formatAvailability } from './shortage-text.ts'

interface AdditionItemProps {
  addition: DeckAddition
  onAdd: () => void
}

/** A card that could be added; focusable because it takes over the focus of an added one. */
export function AdditionItem({ addition, onAdd }: AdditionItemProps) {
  const { card, owned } = addition
  return (
    <li tabIndex={-1} aria-label={card.name} className={classes.item}>
      <CardLink card={linkedCard(card)} isPicture>
        <RowThumb card={card} />
      </CardLink>
      <div className={classes.facts}>
        <p className={classes.head}>
          <CardLink card={linkedCard(card)} className={classes.name}>
            {card.name}
          </CardLink>
          <ManaCost cost={frontOf(card).manaCost} />
        </p>
        <div className={classes.foot}>
          <span className={owned > 0 ? classes.owned : undefined}>
            {formatAvailability(addition)}
          </span>
          {owned === 0 && (
            <BuyLink className={classes.buy} tcgplayerId={card.tcgplayerId} cardName={card.name}>
              Buy
            </BuyLink>
          )}
          <Button
            variant="default"
            className={classes.add}
            aria-label={`Add Main: ${card.name}`}
            onClick={onAdd}
          >
            Add Main
          </Button>
        </div>
      </div>
    </li>
  )
}
