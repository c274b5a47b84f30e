import { IconLock } from '@tabler/icons-react'
import { memo } from 'react'
import { frontOf } from '../../../card-kit/face-card.ts'
import { ManaCost } from '../../../card-kit/mana-cost.tsx'
import type { CardRowProps } from './card-row.ts'
import { commanderRowId } from './deck-sections.ts'
import { RowMenu } from './row-menu.tsx'
import { RowName } from './row-name.tsx'
import classes from './text-row.module.css'

/** A line such as "4 Lightning Bolt", with its cost. */
export const TextRow = memo(function TextRow(props: CardRowProps) {
  const { id, row, isActive, acts } = props
  return (
    <li className={classes.row} data-row={id}>
      <RowName {...props} className={classes.line}>
        <span className={classes.quantity}>{row.quantity}</span>
        <span className={classes.name}>
          {row.cardName}
          {row.isLocked && <IconLock size={14} stroke={1.9} aria-hidden className={classes.lock} />}
        </span>
        {row.card && <ManaCost cost={frontOf(row.card).manaCost} />}
      </RowName>
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
