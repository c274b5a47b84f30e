import { type Finish, type FinishCounts, finishes, finishNames } from '@manafolio/contract'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { Fragment, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { CardLink } from '../../card-kit/card-link.tsx'
import { formatPrice, hasPrice, priceIn } from '../../card-kit/prices.ts'
import { printingDetails } from '../../card-kit/printing-text.ts'
import type { Currency } from '../../lib/formats.ts'
import { useScrollRestoration } from '../../lib/use-scroll-restoration.ts'
import { focusedRowIn, useWindowRows } from '../../ui/use-window-rows.ts'
import classes from './checklist.module.css'
import { CopyControl } from './copy-control.tsx'
import { isOwned, type ShownPrinting } from './shown-printings.ts'

interface ChecklistProps {
  shown: readonly ShownPrinting[]
  /** How many printings of the set come in each finish. */
  finishes: FinishCounts
  currency: Currency
}

/** The height of most rows in pixels: on wide screens, and on phones. */
const rowHeights = { wide: 60, phone: 118 }
const phone = '(width < 43.75em)'
const overscan = 8

/** The printings as a table; only the rows near the viewport are rendered. */
export function Checklist({ shown, finishes: counts, currency }: ChecklistProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const top = useTop(body)
  const present = finishes.filter((finish) => counts[finish] > 0)
  const virtualizer = useWindowRows({
    count: shown.length,
    top,
    heightOf: () => (window.matchMedia(phone).matches ? rowHeights.phone : rowHeights.wide),
    focusedRow: () => focusedRowIn(body.current),
    overscan,
  })
  useScrollRestoration({ isAfterSkeleton: true })
  return (
    <table className={classes.table} aria-rowcount={shown.length + 1}>
      <caption className="visually-hidden">Checklist</caption>
      <ChecklistHead finishes={present} />
      <tbody ref={body}>
        <ChecklistRows
          virtualizer={virtualizer}
          top={top}
          shown={shown}
          finishes={present}
          currency={currency}
        />
      </tbody>
    </table>
  )
}

function ChecklistHead({ finishes: present }: { finishes: readonly Finish[] }) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={classes.number}>
          Number
        </th>
        <th scope="col">Name</th>
        <th scope="col" className={classes.rarity}>
          Rarity
        </th>
        {present.map((finish) => (
          <th key={finish} scope="col" className={classes.finish}>
            {finishNames[finish]}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface ChecklistRowsProps {
  virtualizer: ReturnType<typeof useWindowRows>
  /** The offset of the first row from the top of the page, in pixels. */
  top: number
  shown: readonly ShownPrinting[]
  finishes: readonly Finish[]
  currency: Currency
}

/** The rows near the viewport, and gaps in place of the others. */
function ChecklistRows({ virtualizer, top, shown, ...row }: ChecklistRowsProps) {
  const rows = virtualizer.getVirtualItems()
  const end = (rows.at(-1)?.end ?? top) - top
  return (
    <>
      {rows.map(({ index, start }, position) => {
        const one = shown[index]
        const before = rows[position - 1]?.end ?? top
        return (
          one && (
            <Fragment key={one.printing.id}>
              <Gap height={start - before} />
              <ChecklistRow ref={virtualizer.measureElement} index={index} shown={one} {...row} />
            </Fragment>
          )
        )
      })}
      <Gap height={virtualizer.getTotalSize() - end} />
    </>
  )
}

/** The offset of an element from the top of the page, in pixels. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const { top = 0 } = element.current?.getBoundingClientRect() ?? {}
      setTop(Math.round(top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}

/** The room of rows that are not rendered. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row can't get the focus
  return <tr aria-hidden="true" className={classes.gap} style={{ height }} />
}

interface ChecklistRowProps {
  ref: (row: HTMLElement | null) => void
  index: number
  shown: ShownPrinting
  /** Those that a printing of the set has. */
  finishes: readonly Finish[]
  currency: Currency
}

function ChecklistRow({ ref, index, shown, finishes: present, currency }: ChecklistRowProps) {
  const { printing, copies } = shown
  const { id, name, collectorNumber, typeLine, rarity, isCounted } = printing
  const notes = [
    typeLine,
    ...printingDetails(printing),
    !isCounted && 'not counted',
    copies && copies.inOtherSets > 0 && `${copies.inOtherSets} in other sets`,
  ]
  return (
    <tr
      ref={ref}
      data-index={index}
      data-printing={id}
      aria-rowindex={index + 2}
      className={classes.row}
      data-owned={isOwned(shown) || undefined}
    >
      <td className={classes.number}>
        <OwnedMark shown={shown} />
        {collectorNumber}
      </td>
      <th scope="row" className={classes.title}>
        <CardLink card={{ name, id, printing }} className={classes.name}>
          {name}
        </CardLink>
        <span className={classes.quiet}>{notes.filter(Boolean).join(' · ')}</span>
      </th>
      <td className={classes.rarity} style={{ color: `var(--rarity-${rarity}, var(--quiet))` }}>
        {rarity}
      </td>
      {present.map((finish) => (
        <td key={finish} className={classes.finish}>
          {printing.finishes.includes(finish) ? (
            <FinishCell shown={shown} finish={finish} currency={currency} />
          ) : (
            <span className={classes.none}>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">Not in {finishNames[finish].toLowerCase()}</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

/** A mark that is more than a color. */
export function OwnedMark({ shown }: { shown: ShownPrinting }) {
  if (!isOwned(shown)) return null
  return (
    <span className={classes.mark}>
      <IconCircleCheckFilled size={18} aria-hidden />
      <span className="visually-hidden">Owned </span>
    </span>
  )
}

interface FinishCellProps {
  shown: ShownPrinting
  finish: Finish
  currency: Currency
}

function FinishCell({ shown, finish, currency }: FinishCellProps) {
  const price = priceIn(shown.printing.prices, finish, currency)
  return (
    <span className={classes.cell}>
      <span className={classes.finishName} aria-hidden="true">
        {finishNames[finish]}
      </span>
      <span className={classes.price} data-missing={!hasPrice(price) || undefined}>
        {formatPrice(price, currency)}
      </span>
      <CopyControl shown={shown} finish={finish} />
    </span>
  )
}
