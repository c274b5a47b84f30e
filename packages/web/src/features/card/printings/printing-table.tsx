import type { CardPrinting } from '@manafolio/contract'
import { memo } from 'react'
import { formatPrice, hasPrice } from '../../../card-kit/prices.ts'
import type { Currency } from '../../../lib/formats.ts'
import { AddPrinting } from './add-printing.tsx'
import { PrintingName } from './printing-name.tsx'
import classes from './printing-table.module.css'
import { type PrintingListProps, usePrintingList } from './use-printing-list.ts'

const rowHeight = 61

/** The printings as a table in a box that scrolls. */
export function PrintingTable({ printings, currentId, cardName, copies }: PrintingListProps) {
  const { box, rows, before, after, measureRow } = usePrintingList({
    printings,
    currentId,
    rowHeight,
  })
  return (
    <div ref={box} className={classes.box}>
      <table className={classes.table} aria-rowcount={printings.length + 1}>
        <caption className={classes.hidden}>Printings of {cardName}</caption>
        <thead>
          <tr>
            <th scope="col">Printing</th>
            <th scope="col" className={classes.price}>
              Nonfoil
            </th>
            <th scope="col" className={classes.price}>
              Foil
            </th>
            <th scope="col" className={classes.price}>
              EUR
            </th>
            {copies && (
              <>
                <th scope="col" className={classes.few}>
                  Yours
                </th>
                <th scope="col" className={classes.few}>
                  <span className={classes.hidden}>Add to collection</span>
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          <Space height={before} />
          {rows.map(({ index, key, printing }) => (
            <PrintingRow
              key={key}
              ref={measureRow}
              index={index}
              printing={printing}
              isCurrent={printing.id === currentId}
              copies={copies && (copies.get(printing.id) ?? 0)}
            />
          ))}
          <Space height={after} />
        </tbody>
      </table>
    </div>
  )
}

interface PrintingRowProps {
  ref: (row: HTMLElement | null) => void
  index: number
  printing: CardPrinting
  isCurrent: boolean
  /** Null for a visitor. */
  copies: number | null
}

/** Memoized: rows stay as they are while the list scrolls. */
const PrintingRow = memo(function PrintingRow(props: PrintingRowProps) {
  const { ref, index, printing, isCurrent, copies } = props
  const { usd, eur, eurFoil } = printing.prices
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      data-current={isCurrent || undefined}
    >
      <th scope="row">
        <PrintingName printing={printing} isCurrent={isCurrent} />
      </th>
      <Price price={usd} currency="usd" />
      <FoilPrice {...printing.prices} />
      <Price price={eur ?? eurFoil} currency="eur" />
      {copies !== null && (
        <>
          <td>{copies || <span className={classes.quiet}>0</span>}</td>
          <td>
            <AddPrinting printing={printing} />
          </td>
        </>
      )}
    </tr>
  )
})

/** In the place of rows that are out of sight. */
function Space({ height }: { height: number }) {
  return height > 0 ? <tr style={{ height }} /> : null
}

function Price({ price, currency }: { price: string | null; currency: Currency }) {
  return (
    <td className={hasPrice(price) ? undefined : classes.quiet}>{formatPrice(price, currency)}</td>
  )
}

function FoilPrice({ usdFoil, usdEtched }: { usdFoil: string | null; usdEtched: string | null }) {
  if (!hasPrice(usdEtched)) return <Price price={usdFoil} currency="usd" />
  return (
    <td>
      {hasPrice(usdFoil) && <span className={classes.line}>{formatPrice(usdFoil, 'usd')}</span>}
      <span className={classes.line}>
        <span className={classes.quiet}>Etched</span> {formatPrice(usdEtched, 'usd')}
      </span>
    </td>
  )
}
