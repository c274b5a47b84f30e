import type { Condition } from './conditions.ts'
import classes from './price-share.module.css'

/** What is usually left of the Near Mint price. */
export function PriceShare({ condition }: { condition: Condition }) {
  const [from, to] = condition.priceShare
  const style: Record<`--${string}`, string> = { '--from': `${from}%`, '--to': `${to}%` }
  return (
    <div className={classes.price}>
      <p className={classes.share}>
        <span className={classes.number}>{from === to ? `${to}%` : `${from}–${to}%`}</span> of the
        Near Mint price, as a rule of thumb
      </p>
      <div className={classes.bar} aria-hidden="true" style={style} />
      <p className={classes.note}>{condition.priceNote}</p>
    </div>
  )
}
