import type { ValuePart } from '@manafolio/contract'
import { useState } from 'react'
import {
  countOf,
  formatCount,
  formatPercent,
  formatTenths,
  formatUsd,
} from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import skeleton from '../skeleton.module.css'
import type { PartKind } from './part-kinds.tsx'
import classes from './parts-table.module.css'

interface PartsTableProps {
  kind: PartKind
  parts: readonly ValuePart[]
  /** The total of all parts. */
  of: { valueUsd: number }
}

const shownAtFirst = 10

/** The most valuable parts first, each with a bar for its share. */
export function PartsTable({ kind, parts, of }: PartsTableProps) {
  const { title, one, many = 'rows', hasSymbols, nameOf } = kind
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? parts : parts.slice(0, shownAtFirst)
  return (
    <div>
      <table className={classes.table}>
        <caption className={classes.caption}>{title}</caption>
        <colgroup>
          <col />
          <col className={classes.shares} />
          <col className={classes.values} />
        </colgroup>
        <thead className={classes.columns}>
          <tr>
            <th scope="col">{one}</th>
            <th scope="col">Share</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((part) => (
            <tr key={part.key}>
              <th scope="row" data-symbols={hasSymbols}>
                <span className={classes.name}>{nameOf(part)}</span>
                <span className={classes.copies}>{copiesOf(part)}</span>
                <Bar share={of.valueUsd > 0 ? part.valueUsd / of.valueUsd : 0} />
              </th>
              <td className={classes.share}>{formatShare(part.valueUsd, of.valueUsd)}</td>
              <td className={classes.value}>{formatUsd(part.valueUsd)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {parts.length > shownAtFirst && (
        <Button
          variant="default"
          mt={16}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole
            ? `Show the first ${shownAtFirst}`
            : `Show all ${formatCount(parts.length)} ${many}`}
        </Button>
      )}
    </div>
  )
}

/** "1,200 cards", "12 cards, 11 with price" */
function copiesOf({ copies, pricedCopies }: ValuePart): string {
  const cards = countOf(copies, 'card')
  return pricedCopies === copies ? cards : `${cards}, ${formatCount(pricedCopies)} with a price`
}

function Bar({ share }: { share: number }) {
  return (
    <span className={classes.bar} aria-hidden>
      <span className={classes.filled} style={{ width: `${share * 100}%` }} />
    </span>
  )
}

/** "42%", "0.5%", "<0.1%": a nonzero share is never shown as zero. */
export function formatShare(part: number, all: number): string {
  if (part <= 0 || all <= 0) return '0%'
  const share = part / all
  if (share < 0.001) return '<0.1%'
  return share < 0.1 ? formatTenths(share) : formatPercent(share)
}

const widths = ['62%', '48%', '40%', '33%', '28%']

/** The placeholder of the bars while they load. */
export function PartsSkeleton({ title }: { title: string }) {
  return (
    <div>
      <p className={classes.caption}>{title}</p>
      <div className={skeleton.rows} aria-hidden="true">
        {widths.map((width) => (
          <span key={width} className={skeleton.line} style={{ width }} />
        ))}
      </div>
    </div>
  )
}
