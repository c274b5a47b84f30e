import { type Finish, limits } from '@manafolio/contract'
import { formatUsd, hasPrice, noPriceText } from '../../../card-kit/prices.ts'
import { copiesIn } from '../copies-in.ts'
import classes from './copies-total.module.css'
import type { DraftRow } from './draft.ts'

interface CopiesTotalProps {
  rows: readonly DraftRow[]
  usdOf: (finish: Finish) => string | null
}

/** How many copies there are of as many as there can be, and their value. */
export function CopiesTotal({ rows, usdOf }: CopiesTotalProps) {
  const copies = copiesIn(rows)
  const priced = rows.filter(({ finish }) => hasPrice(usdOf(finish)))
  const value = priced.reduce((sum, row) => sum + Number(usdOf(row.finish)) * row.quantity, 0)
  return (
    <div className={classes.total}>
      <p className={classes.line}>
        <span role="status" className={classes.copies} data-beyond={copies > limits.quantityMax}>
          {copies} of {limits.quantityMax} copies
        </span>
        {copies > 0 && (
          <b className={classes.value}>{priced.length > 0 ? formatUsd(value) : noPriceText}</b>
        )}
      </p>
      <p role="status" className={classes.hint} data-beyond={copies > limits.quantityMax}>
        {hintOf(copies, copies - copiesIn(priced))}
      </p>
    </div>
  )
}

function hintOf(copies: number, unpriced: number): string {
  const beyond = copies - limits.quantityMax
  if (beyond > 0) return `${beyond} too many. Take some away before you save.`
  if (copies === 0) return 'Without copies, the card leaves your collection.'
  if (unpriced === 0 || unpriced === copies) return ''
  return unpriced === 1 ? '1 copy has no price.' : `${unpriced} copies have no price.`
}
