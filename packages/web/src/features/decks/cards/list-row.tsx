import { memo } from 'react'
import { frontOf } from '../../../card-kit/face-card.ts'
import { ManaCost } from '../../../card-kit/mana-cost.tsx'
import type { CardRowProps } from './card-row.ts'
import { commanderRowId } from './deck-sections.ts'
import classes from './list-row.module.css'
import { QuantityStepper } from './quantity-stepper.tsx'
import { RareButtons } from './rare-buttons.tsx'
import { RowBadges } from './row-badges.tsx'
import { RowMenu } from './row-menu.tsx'
import { RowName } from './row-name.tsx'
import { RowPrice } from './row-price.tsx'
import { RowPrinting } from './row-printing.tsx'
import { RowThumb } from './row-thumb.tsx'

/** A row with everything at hand: the card small, what it is and costs, and how many. */
export const ListRow = memo(function ListRow(props: CardRowProps) {
  const { id, row, isActive, acts } = props
  const { card } = row
  return (
    <li className={classes.row} data-row={id}>
      <RowThumb card={card} className={classes.thumb} />
      <RowName {...props} className={classes.name}>
        {row.cardName}
      </RowName>
      <div className={classes.facts}>
        <span className={classes.cost}>{card && <ManaCost cost={frontOf(card).manaCost} />}</span>
        <span className={classes.which}>
          <RowPrinting card={card} className={classes.printing} />
          <RowBadges row={row} />
        </span>
        <RowPrice card={card} className={classes.price} />
      </div>
      {id !== commanderRowId && (
        <>
          <QuantityStepper row={row} acts={acts} isActive={isActive} />
          <RareButtons row={row} acts={acts} isActive={isActive} className={classes.rare} />
          <RowMenu row={row} acts={acts} isActive={isActive} className={classes.menu} />
        </>
      )}
    </li>
  )
})
