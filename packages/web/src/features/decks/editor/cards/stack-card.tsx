import { IconLock } from '@tabler/icons-react'
import { memo } from 'react'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import { commanderRowId } from '../../kit/rows/deck-sections.ts'
import type { CardRowProps } from './card-row.ts'
import { RowBox, rowAttributes } from './row-box.tsx'
import { RowMenu } from './row-menu.tsx'
import { RowName } from './row-name.tsx'
import classes from './stack-card.module.css'

/** A card in a stack, of which only the name shows until it is hovered or focused. */
export const StackCard = memo(function StackCard(props: CardRowProps) {
  const { id, row, isActive, isSelected, rowActions } = props
  return (
    <li className={classes.card} {...rowAttributes(props)}>
      <RowBox id={id} row={row} isSelected={isSelected} className={classes.select} />
      <span className={classes.image} aria-hidden="true">
        {row.card ? (
          <CardImage card={row.card} sizes="200px" withoutImage="card" />
        ) : (
          <span className={classes.unknown}>{row.cardName}</span>
        )}
      </span>
      <RowName {...props} className={classes.name} />
      {row.quantity > 1 && (
        <b className={classes.quantity} aria-hidden="true">
          {row.quantity}
        </b>
      )}
      {row.isLocked && (
        <span className={classes.lock} aria-hidden="true">
          <IconLock size={15} stroke={2} />
        </span>
      )}
      {id !== commanderRowId && (
        <RowMenu
          row={row}
          rowActions={rowActions}
          isActive={isActive}
          steps="inside"
          className={classes.menu}
        />
      )}
    </li>
  )
})
