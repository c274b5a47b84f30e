import type { AdviceReason, DeckAddition } from '@manafolio/contract'
import { BuyLink } from '../../../../../card-kit/buy-link.tsx'
import { CardLink } from '../../../../../card-kit/card-link.tsx'
import { frontOf } from '../../../../../card-kit/face-card.ts'
import { linkedCard } from '../../../../../card-kit/linked-card.ts'
import { ManaCost } from '../../../../../card-kit/mana-cost.tsx'
import { PrintingLine } from '../../../../../card-kit/printing-line.tsx'
import { labelOfPrinting } from '../../../../../card-kit/printing-text.ts'
import { Button } from '../../../../../ui/button.tsx'
import { RowThumb } from '../../../kit/rows/row-thumb.tsx'
import {
  formatLowestPrice,
  formatOwned,
  formatReason,
  joinReasons,
  roleLabel,
} from '../addition-text.ts'
import classes from './addition-item.module.css'

interface AdditionItemProps {
  addition: DeckAddition
  /** What it is listed for, which is no reason to repeat. */
  role: string
  onAdd: () => void
  onDismiss: () => void
}

const maxReasons = 2

/** A card that could be added; focusable because it takes over the focus of one that is gone. */
export function AdditionItem({ addition, role, onAdd, onDismiss }: AdditionItemProps) {
  const { card, owned, reasons } = addition
  const others = reasons.filter((reason) => isBeside(reason, role))
  const printing = labelOfPrinting(card.name, card)
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
        <p className={classes.printing}>
          <PrintingLine printing={card} form="short" />
        </p>
        {others.length > 0 && (
          <p className={classes.reasons}>
            {joinReasons(others.slice(0, maxReasons).map(formatReason))}
          </p>
        )}
        <div className={classes.foot}>
          <span className={owned > 0 ? classes.owned : undefined}>
            {formatOwned(addition) ?? formatLowestPrice(addition)}
          </span>
          {owned === 0 && (
            <BuyLink className={classes.buy} tcgplayerId={card.tcgplayerId} cardName={printing}>
              Buy
            </BuyLink>
          )}
          <Button
            variant="subtle"
            color="gray"
            className={classes.notThis}
            aria-label={`Not this: ${printing}`}
            onClick={onDismiss}
          >
            Not this
          </Button>
          <Button
            variant="default"
            className={classes.add}
            aria-label={`Add Main: ${printing}`}
            onClick={onAdd}
          >
            Add Main
          </Button>
        </div>
      </div>
    </li>
  )
}

/** Whether it is something else than the role, which may also be a theme of the deck. */
function isBeside(reason: AdviceReason, role: string): boolean {
  if (reason.kind === 'role') return reason.role !== role
  return reason.kind !== 'theme' || reason.name !== roleLabel(role)
}
