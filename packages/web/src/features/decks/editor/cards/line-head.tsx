import { IconChevronDown } from '@tabler/icons-react'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import { frontOf } from '../../../../card-kit/face-card.ts'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { noPriceText } from '../../../../card-kit/prices.ts'
import { slotNames } from '../../../../card-kit/slot-names.ts'
import { formatUsd } from '../../../../lib/formats.ts'
import { SelectBox } from '../../../../ui/selection/select-box.tsx'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { type CardLine, formatDifference } from '../../kit/rows/card-lines.ts'
import { priceOf } from '../../kit/rows/card-price.ts'
import { copiesIn } from '../../kit/rows/deck-sections.ts'
import { RowThumb } from '../../kit/rows/row-thumb.tsx'
import type { Look } from '../../kit/rows/use-deck-view.ts'
import text from './card-sections.module.css'
import classes from './line-head.module.css'
import list from './list-row.module.css'
import { rowAttributes } from './row-box.tsx'
import stack from './stack-card.module.css'

interface LineHeadProps {
  line: CardLine
  look: Look
  isOpen: boolean
  isActive: boolean
  isSelected: boolean
  /** Null while no found cards are highlighted. */
  isFound: boolean | null
  onToggle: () => void
}

const looks = {
  list: { styles: list, row: list.row, main: list.name, Content: ListContent },
  text: { styles: text, row: text.row, main: text.line, Content: TextContent },
  stacks: { styles: stack, row: stack.card, main: stack.name, Content: StackContent },
} as const

/** The line of a card with several rows, with all of their copies. It opens them below. */
export function LineHead({ line, look, isOpen, isActive, onToggle, ...state }: LineHeadProps) {
  const { id, cardName, rows } = line
  const { isSelected, isFound } = state
  const { styles, row, main, Content } = looks[look]
  const all = rows.map((one) => one.row)
  return (
    <li
      className={`${row} ${classes.head}`}
      {...rowAttributes({ id, isSelected, isFound: isFound ?? undefined })}
    >
      <SelectBox
        name={cardName}
        isActive={false}
        isSelected={isSelected}
        className={styles.select}
      />
      <button
        type="button"
        data-main=""
        className={`${main} ${classes.main}`}
        tabIndex={isActive ? 0 : -1}
        aria-expanded={isOpen}
        aria-label={`${formatLine(all)}${isFound ? ', found' : ''}`}
        onClick={onToggle}
      >
        {look === 'list' ? cardName : <Content rows={all} />}
      </button>
      {look === 'list' && <Content rows={all} />}
      <IconChevronDown className={classes.chevron} size={18} stroke={1.8} aria-hidden />
    </li>
  )
}

function formatLine(rows: readonly DeckRow[]): string {
  const [first] = rows
  if (!first) return ''
  const board = first.slotType === 'main' ? '' : `, ${slotNames[first.slotType]}`
  return `${copiesIn(rows)} ${first.cardName}, ${formatDifference(rows)}${board}`
}

interface ContentProps {
  rows: readonly DeckRow[]
}

function ListContent({ rows }: ContentProps) {
  const card = rows[0]?.card ?? null
  const prices = rows.flatMap((row) => priceOf(row)?.usd ?? [])
  const cheapest = Math.min(...prices)
  const differ = Math.max(...prices) > cheapest
  return (
    <>
      <RowThumb card={card} className={list.thumb} />
      <div className={list.facts}>
        <span className={list.cost}>{card && <ManaCost cost={frontOf(card).manaCost} />}</span>
        <span className={list.which}>
          <span>{formatDifference(rows)}</span>
        </span>
        <span className={list.price} data-missing={prices.length > 0 ? undefined : ''}>
          {differ && <span className={list.finish}>from </span>}
          {prices.length > 0 ? formatUsd(cheapest) : noPriceText}
        </span>
      </div>
      <b className={classes.copies}>{copiesIn(rows)}</b>
    </>
  )
}

function TextContent({ rows }: ContentProps) {
  const card = rows[0]?.card
  return (
    <>
      <span className={text.quantity}>{copiesIn(rows)}</span>
      <span className={text.name}>{rows[0]?.cardName}</span>
      {card && <ManaCost cost={frontOf(card).manaCost} />}
    </>
  )
}

function StackContent({ rows }: ContentProps) {
  const card = rows[0]?.card
  return (
    <>
      <span className={stack.image} aria-hidden="true">
        {card ? (
          <CardImage card={card} sizes="200px" withoutImage="card" />
        ) : (
          <span className={stack.unknown}>{rows[0]?.cardName}</span>
        )}
      </span>
      <b className={stack.quantity}>{copiesIn(rows)}</b>
    </>
  )
}
