import type { CardRowProps } from './card-row.ts'
import { handyActs } from './rare-acts.ts'
import classes from './rare-buttons.module.css'

interface RareButtonsProps extends Omit<CardRowProps, 'id'> {
  className?: string | undefined
}

/** What of the menu is wanted most, beside it. */
export function RareButtons({ row, acts, isActive, className }: RareButtonsProps) {
  return (
    <span className={`${classes.buttons} ${className ?? ''}`}>
      {handyActs.map(({ label, Icon, act }) => (
        <button
          key={label}
          type="button"
          className={classes.button}
          tabIndex={isActive ? 0 : -1}
          title={label}
          aria-label={`${label}: ${row.cardName}`}
          onClick={() => act(acts, row)}
        >
          <Icon size={19} stroke={1.7} aria-hidden />
        </button>
      ))}
    </span>
  )
}
