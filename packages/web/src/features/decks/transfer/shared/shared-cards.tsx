import { useMemo, useRef } from 'react'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { frontOf } from '../../../../card-kit/face-card.ts'
import { linkedPrinting } from '../../../../card-kit/linked-card.ts'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { formatUsdPrice } from '../../../../card-kit/prices.ts'
import { PrintingLine } from '../../../../card-kit/printing-line.tsx'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { priceOf } from '../../kit/rows/card-price.ts'
import {
  type CardGroup,
  type DeckSection,
  type ListedRow,
  sectionTitles,
} from '../../kit/rows/deck-sections.ts'
import { inColumns } from '../../kit/rows/group-columns.ts'
import { usePointedRow } from '../../kit/rows/use-pointed-row.ts'
import { useWidth } from '../../kit/rows/use-width.ts'
import classes from './shared-cards.module.css'

const column = { minWidth: 300, gap: 40 }

interface SharedCardsProps {
  sections: readonly DeckSection[]
  /** Called with the hovered or focused row; null when there is none. */
  onPoint: (row: DeckRow | null) => void
}

/** The read-only cards of a deck, by type. */
export function SharedCards({ sections, onPoint }: SharedCardsProps) {
  const list = useRef<HTMLDivElement>(null)
  const width = useWidth(list, likelyWidth)
  const rows = useMemo(() => rowsOf(sections), [sections])
  const point = usePointedRow((id) => rows.get(id), onPoint)
  return (
    <div ref={list} {...point}>
      {sections.map((section) => (
        <Section
          key={section.slot}
          section={section}
          count={hasGroups(section.slot) ? columnsIn(width) : 1}
        />
      ))}
    </div>
  )
}

/** Beside the picture of a card, where the window has room for both. */
function likelyWidth(): number {
  return Math.min(860, document.documentElement.clientWidth)
}

interface SectionProps {
  section: DeckSection
  /** The number of columns. */
  count: number
}

function Section({ section: { slot, copies, groups }, count }: SectionProps) {
  const isTitled = hasGroups(slot)
  return (
    <section
      className={classes.section}
      data-plain={!isTitled || undefined}
      aria-labelledby={`shared-${slot}`}
    >
      <h2 id={`shared-${slot}`} className={classes.title}>
        {sectionTitles[slot]} {isTitled && <span className={classes.count}>{copies}</span>}
      </h2>
      <div
        className={classes.columns}
        style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
      >
        {inColumns(groups, { look: 'text', count }).map((column) => (
          <div key={column[0]?.label} className={classes.column}>
            {column.map((group) => (
              <Group key={group.label} group={group} isTitled={isTitled} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

/** The sections of commanders and signature spells need no groups. */
function hasGroups(slot: DeckSection['slot']): boolean {
  return slot !== 'commander' && slot !== 'signature_spell'
}

interface GroupProps {
  group: CardGroup
  isTitled: boolean
}

function Group({ group: { label, copies, rows }, isTitled }: GroupProps) {
  return (
    <div className={classes.group}>
      {isTitled && (
        <h3 className={classes.groupTitle}>
          {label} <span className={classes.count}>{copies}</span>
        </h3>
      )}
      <ul className={classes.rows}>
        {rows.map(({ id, row }) => (
          <SharedRow key={id} id={id} row={row} />
        ))}
      </ul>
    </div>
  )
}

function rowsOf(sections: readonly DeckSection[]): ReadonlyMap<string, DeckRow> {
  const listed = sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
  return new Map(listed.map(({ id, row }) => [id, row]))
}

/** The number of columns that fit a width in px, at most three. */
function columnsIn(width: number): number {
  const fitting = Math.floor((width + column.gap) / (column.minWidth + column.gap))
  return Math.min(3, Math.max(1, fitting))
}

/** Such as “4 Lightning Bolt” with its mana cost, and below the printing and the price of a copy. */
function SharedRow({ id, row }: ListedRow) {
  const { quantity, cardName, card } = row
  return (
    <li className={classes.row} data-row={id}>
      <CardLink card={linkedPrinting(row)} className={classes.line}>
        <span className={classes.quantity}>{quantity}</span>
        <span className={classes.name} title={cardName}>
          {cardName}
        </span>
        {card && <ManaCost cost={frontOf(card).manaCost} />}
        {card && (
          <>
            <span className={classes.printing}>
              <PrintingLine printing={card} form="short" />
            </span>
            <span className={classes.price}>{formatUsdPrice(priceOf(row))}</span>
          </>
        )}
      </CardLink>
    </li>
  )
}
