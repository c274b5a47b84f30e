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
            <tr
              key={key}
              ref={measureRow}
              data-index={index}
              aria-rowindex={index + 2}
              data-current={printing.id === currentId || undefined}
            >
              <th scope="row">
                <PrintingName printing={printing} isCurrent={printing.id === currentId} />
              </th>
              <Price price={printing.prices.usd} currency="usd" />
              <FoilPrice {...printing.prices} />
              <Price price={printing.prices.eur ?? printing.prices.eurFoil} currency="eur" />
              {copies && (
                <>
                  <td>{copies.get(printing.id) ?? <span className={classes.quiet}>0</span>}</td>
                  <td>
                    <AddPrinting printing={printing} />
                  </td>
                </>
              )}
            </tr>
          ))}
          <Space height={after} />
        </tbody>
      </table>
    </div>
  )
}

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
