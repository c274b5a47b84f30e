import { IconLock } from '@tabler/icons-react'
import { memo } from 'react'
import { CardImage } from '../../../card-kit/card-image.tsx'
import type { CardRowProps } from './card-row.ts'
import { commanderRowId } from './deck-sections.ts'
import { RowMenu } from './row-menu.tsx'
import { RowName } from './row-name.tsx'
import classes from './stack-card.module.css'

/** A card of a pile, of which only the name shows until it is lifted. */
export const StackCard = memo(function StackCard(props: CardRowProps) {
  const { id, row, isActive, acts } = props
  return (
    <li className={classes.card} data-row={id}>
      <RowName {...props} className={classes.name}>
        <span className={classes.image} aria-hidden="true">
          {row.card ? (
            <CardImage card={row.card} sizes="200px" withoutImage="card" />
          ) : (
            <span className={classes.unknown}>{row.cardName}</span>
          )}
        </span>
      </RowName>
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
          acts={acts}
          isActive={isActive}
          steps="inside"
          className={classes.menu}
        />
      )}
    </li>
  )
})
