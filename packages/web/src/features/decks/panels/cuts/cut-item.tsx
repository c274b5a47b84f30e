import { type Cut, copiesOf } from '@manafolio/deck'
import { IconLock } from '@tabler/icons-react'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { frontOf } from '../../../../card-kit/face-card.ts'
import { linkedPrinting } from '../../../../card-kit/linked-card.ts'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { ActionIcon, Button } from '../../../../ui/button.tsx'
import { RowThumb } from '../../kit/rows/row-thumb.tsx'
import classes from './cut-item.module.css'
import { cutLabel } from './cut-text.ts'

interface CutItemProps {
  cut: Cut
  onCut: () => void
  onLock: () => void
}

/** A card that could be cut, with the reasons. */
export function CutItem({ cut, onCut, onLock }: CutItemProps) {
  const { entries, cardName, copies, reasons } = cut
  const [{ row }] = entries
  const quantity = copiesOf(entries)
  if (!row) return null
  return (
    <li className={classes.item} data-item="">
      <CardLink card={linkedPrinting(row)} isPicture>
        <RowThumb card={row.card} />
      </CardLink>
      <div className={classes.facts}>
        <p className={classes.head}>
          <span className={classes.name}>
            {quantity > 1 && <span className={classes.copies}>{quantity} </span>}
            <CardLink card={linkedPrinting(row)}>{cardName}</CardLink>
          </span>
          {row.card && <ManaCost cost={frontOf(row.card).manaCost} />}
        </p>
        <ul className={classes.reasons}>
          {reasons.map(({ kind, message }) => (
            <li key={kind} data-kind={kind}>
              {message}
            </li>
          ))}
        </ul>
        <div className={classes.actions}>
          <Button
            variant="default"
            className={classes.cut}
            data-does="cut"
            aria-label={`${cutLabel(copies, quantity)} ${cardName}`}
            onClick={onCut}
          >
            {cutLabel(copies, quantity)}
          </Button>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.lock}
            data-does="lock"
            aria-label={`Lock ${cardName} against cuts`}
            title="Keep this card: lock it against cuts"
            onClick={onLock}
          >
            <IconLock size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </div>
      </div>
    </li>
  )
}
