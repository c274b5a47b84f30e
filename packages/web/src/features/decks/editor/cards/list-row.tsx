import type { Card } from '@manafolio/contract'
import { memo } from 'react'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { frontOf } from '../../../../card-kit/face-card.ts'
import { linkedPrinting } from '../../../../card-kit/linked-card.ts'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { finishNote, noPriceText } from '../../../../card-kit/prices.ts'
import { PrintingLine } from '../../../../card-kit/printing-line.tsx'
import { formatUsd } from '../../../../lib/formats.ts'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { priceOf } from '../../kit/rows/card-price.ts'
import { commanderRowId } from '../../kit/rows/deck-sections.ts'
import { RowThumb } from '../../kit/rows/row-thumb.tsx'
import type { CardRowProps } from './card-row.ts'
import classes from './list-row.module.css'
import { inlineActions } from './menu-actions.ts'
import { QuantityStepper } from './quantity-stepper.tsx'
import { RowBadges } from './row-badges.tsx'
import { RowBox, rowAttributes } from './row-box.tsx'
import { RowMenu } from './row-menu.tsx'
import { RowName } from './row-name.tsx'

/** A row with thumbnail, facts, price and quantity. */
export const ListRow = memo(function ListRow(props: CardRowProps) {
  const { id, row, isActive, isSelected, rowActions } = props
  const { card } = row
  return (
    <li className={classes.row} {...rowAttributes(props)}>
      <RowBox id={id} row={row} isSelected={isSelected} className={classes.select} />
      <CardLink card={linkedPrinting(row)} className={classes.thumb} side="left" isPicture>
        <RowThumb card={card} />
      </CardLink>
      <RowName {...props} className={classes.name}>
        <span className={classes.text}>{row.cardName}</span>
      </RowName>
      <div className={classes.facts}>
        <span className={classes.cost}>{card && <ManaCost cost={frontOf(card).manaCost} />}</span>
        <span className={classes.which}>
          <RowPrinting card={card} className={classes.printing} />
          <RowBadges row={row} />
        </span>
        <RowPrice row={row} className={classes.price} />
      </div>
      {id !== commanderRowId && (
        <>
          <QuantityStepper row={row} rowActions={rowActions} isActive={isActive} />
          <InlineButtons
            row={row}
            rowActions={rowActions}
            isActive={isActive}
            className={classes.rare}
          />
          <RowMenu row={row} rowActions={rowActions} isActive={isActive} className={classes.menu} />
        </>
      )}
    </li>
  )
})

interface RowPrintingProps {
  card: Card | null
  className?: string | undefined
}

/** The printing in short: “ZEN 126 · Borderless”. */
function RowPrinting({ card, className }: RowPrintingProps) {
  if (!card) return <span className={className}>Unknown card</span>
  return (
    <span className={className}>
      <PrintingLine printing={card} form="short" />
    </span>
  )
}

interface RowPriceProps {
  row: DeckRow
  className?: string | undefined
}

/** The price of one copy. */
function RowPrice({ row, className }: RowPriceProps) {
  const price = priceOf(row)
  return (
    <span className={className} data-missing={price ? undefined : ''}>
      {price ? formatUsd(price.usd) : noPriceText}
      {price && finishNote(price.finish) && (
        <span className={classes.finish}> {finishNote(price.finish)}</span>
      )}
    </span>
  )
}

interface InlineButtonsProps extends Omit<CardRowProps, 'id' | 'isSelected' | 'isFound'> {
  className?: string | undefined
}

/** The most used menu entries, as buttons. */
function InlineButtons({ row, rowActions, isActive, className }: InlineButtonsProps) {
  return (
    <span className={`${classes.buttons} ${className ?? ''}`}>
      {inlineActions.map(({ label, Icon, run }) => (
        <button
          key={label}
          type="button"
          className={classes.button}
          tabIndex={isActive ? 0 : -1}
          title={label}
          aria-label={`${label}: ${row.cardName}`}
          onClick={() => run(rowActions, row)}
        >
          <Icon size={19} stroke={1.7} aria-hidden />
        </button>
      ))}
    </span>
  )
}
