import { type DeckSummary, formatFacts, pages } from '@manafolio/contract'
import { IconPinFilled, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { noPriceText } from '../../../../card-kit/prices.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { formatCount, formatUsd } from '../../../../lib/formats.ts'
import { SelectBox } from '../../../../ui/selection/select-box.tsx'
import { overDecks } from '../../kit/deck-link.ts'
import { readDecksParams } from '../../kit/decks-params.ts'
import { formatFolder } from '../../kit/organization/known-folders.ts'
import { VariantOf } from '../../kit/organization/variant-of.tsx'
import { DeckMenu } from '../../transfer/deck-menu.tsx'
import { DeckColors } from '../deck-colors.tsx'
import type { DeckViewProps } from '../deck-view.ts'
import classes from './deck-table.module.css'

/** Decks in rows. */
export function DeckTable({ decks, selection, heading, onDelete }: DeckViewProps) {
  return (
    <table className={classes.table} aria-label="Decks">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Select</span>
          </th>
          <th scope="col">Deck</th>
          <th scope="col">Format</th>
          <th scope="col">Colors</th>
          <th scope="col" className={classes.number}>
            Cards
          </th>
          <th scope="col" className={classes.number}>
            Value
          </th>
          <th scope="col" className={classes.number}>
            Changed
          </th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {decks.map((deck) => (
          <DeckRow
            key={deck.id}
            deck={deck}
            isSelected={selection.has(deck.id)}
            isSelecting={selection.isActive}
            isInGroup={heading === 'h3'}
            onDelete={onDelete}
          />
        ))}
      </tbody>
    </table>
  )
}

interface DeckRowProps {
  deck: DeckSummary
  isSelected: boolean
  isSelecting: boolean
  isInGroup: boolean
  onDelete: (deck: DeckSummary) => void
}

function DeckRow({ deck, isSelected, isSelecting, isInGroup, onDelete }: DeckRowProps) {
  const { id, name, format, cardCount, sideCount, totalValue, updatedAt, isPinned } = deck
  // Under the heading of its folder a deck need not name it.
  const folder = isInGroup ? null : deck.folder
  const details = [deck.commanderName, folder && formatFolder(folder)].filter(Boolean)
  return (
    <tr className={classes.row} data-selects={id} data-selected={isSelected ? '' : undefined}>
      <td className={classes.select}>
        <SelectBox name={name} isSelected={isSelected} isActive={isSelecting} />
      </td>
      <th scope="row" className={classes.deck}>
        <span className={classes.title}>
          {isPinned && (
            <IconPinFilled size={15} className={classes.pin} role="img" aria-label="Pinned" />
          )}
          <Link
            to={pages.deck}
            params={{ deckId: id }}
            search={readDecksParams}
            state={overDecks}
            resetScroll={false}
            className={classes.name}
            data-edits={id}
          >
            {name}
          </Link>
        </span>
        <VariantOf deck={deck} />
        {details.length > 0 && <span className={classes.details}>{details.join(' · ')}</span>}
        {deck.tags.length > 0 && <span className={classes.details}>{deck.tags.join(', ')}</span>}
      </th>
      <td className={classes.format}>{formatFacts[format].name}</td>
      <td className={classes.colors}>
        <DeckColors identity={deck.colorIdentity} />
      </td>
      <td className={`${classes.number} ${classes.cards}`}>
        {formatCount(cardCount - sideCount)}
        {sideCount > 0 && <span className={classes.side}> + {formatCount(sideCount)}</span>}
      </td>
      <td className={classes.number}>
        {totalValue === null ? noPriceText : formatUsd(totalValue)}
      </td>
      <td className={`${classes.number} ${classes.changed}`}>
        <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
      </td>
      <td className={classes.actions}>
        <span className={classes.buttons}>
          <button
            type="button"
            className={classes.delete}
            aria-label={`Delete ${name}`}
            title="Delete"
            aria-haspopup="dialog"
            onClick={() => onDelete(deck)}
          >
            <IconTrash size={18} stroke={1.7} aria-hidden />
          </button>
          <DeckMenu deck={deck} />
        </span>
      </td>
    </tr>
  )
}
