import { formatPrice, hasPrice } from '../../../card-kit/prices.ts'
import { formatCopies } from '../../../lib/formats.ts'
import { AddPrinting } from './add-printing.tsx'
import { PrintingName } from './printing-name.tsx'
import classes from './printing-rows.module.css'
import { type PrintingListProps, usePrintingList } from './use-printing-list.ts'

const rowHeight = 104

/** The printings as a list, where a table is too wide. */
export function PrintingRows({ printings, currentId, cardName, copies }: PrintingListProps) {
  const { box, rows, before, after, measureRow } = usePrintingList({
    printings,
    currentId,
    rowHeight,
  })
  return (
    <div ref={box} className={classes.box}>
      <ul
        aria-label={`Printings of ${cardName}`}
        className={classes.list}
        style={{ paddingBlock: `${before}px ${after}px` }}
      >
        {rows.map(({ index, key, printing }) => {
          const owned = copies?.get(printing.id)
          const isCurrent = printing.id === currentId
          return (
            <li
              key={key}
              ref={measureRow}
              data-index={index}
              className={classes.row}
              data-current={isCurrent || undefined}
            >
              <PrintingName printing={printing} isCurrent={isCurrent} />
              <span className={classes.foot}>
                <span>{pricesText(printing.prices)}</span>
                {owned !== undefined && <b className={classes.owned}>{formatCopies(owned)}</b>}
                {copies && <AddPrinting printing={printing} />}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** "$1.20 · Foil $3.40 · €0.90" */
function pricesText(prices: PrintingListProps['printings'][number]['prices']): string {
  const { usd, usdFoil, usdEtched, eur } = prices
  const parts = [
    formatPrice(usd, 'usd'),
    ...(hasPrice(usdFoil) ? [`Foil ${formatPrice(usdFoil, 'usd')}`] : []),
    ...(hasPrice(usdEtched) ? [`Etched ${formatPrice(usdEtched, 'usd')}`] : []),
    ...(hasPrice(eur) ? [formatPrice(eur, 'eur')] : []),
  ]
  return (hasPrice(usd) || parts.length === 1 ? parts : parts.slice(1)).join(' · ')
}
