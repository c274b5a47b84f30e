import type { ValuePart } from '@manafolio/contract'
import { useState } from 'react'
import { formatUsd } from '../../../../card-kit/prices.ts'
import { Button } from '../../../../ui/button.tsx'
import { numberWords } from '../value-words.ts'
import type { PartKind } from './part-kinds.tsx'
import classes from './parts-table.module.css'
import { shareWords } from './share-words.ts'

interface PartsTableProps {
  kind: PartKind
  parts: readonly ValuePart[]
  /** The whole, of which they are parts. */
  of: { valueUsd: number }
}

const shownAtFirst = 10

/** The parts of most value first, each with a bar as long as its share. */
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
              <td className={classes.share}>{shareWords(part.valueUsd, of.valueUsd)}</td>
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
            : `Show all ${numberWords(parts.length)} ${many}`}
        </Button>
      )}
    </div>
  )
}

/** "1,200 cards", "12 cards, 11 with price" */
function copiesOf({ copies, pricedCopies }: ValuePart): string {
  const cards = copies === 1 ? '1 card' : `${numberWords(copies)} cards`
  return pricedCopies === copies ? cards : `${cards}, ${numberWords(pricedCopies)} with a price`
}

function Bar({ share }: { share: number }) {
  return (
    <span className={classes.bar} aria-hidden>
      <span className={classes.filled} style={{ width: `${share * 100}%` }} />
    </span>
  )
}
