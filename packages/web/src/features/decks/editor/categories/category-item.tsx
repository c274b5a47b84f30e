import {
  categoryColor,
  categoryColors,
  type DeckCategory,
  type DeckDetail,
  labelKey,
  limits,
} from '@manafolio/contract'
import type { DeckChange } from '@manafolio/deck'
import { IconGripVertical, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { countOf } from '../../../../lib/formats.ts'
import { Button, PlainButton } from '../../../../ui/button.tsx'
import {
  rowsUnder,
  withoutCategory,
  withRenamed,
  withSettings,
} from '../../kit/rows/category-changes.ts'
import { CategorySwatch } from '../cards/category-swatch.tsx'
import classes from './categories-dialog.module.css'

interface CategoryItemProps {
  category: DeckCategory
  deck: DeckDetail
  /** All categories of the deck. */
  others: readonly DeckCategory[]
  apply: (change: DeckChange, label: string) => void
  onRenamed: (name: string) => void
  onRemoved: () => void
  /** Moves it by so many places. */
  onMove: (by: number) => void
}

/** A category of the deck with its place, color, name, counting, and a button that removes it. */
export function CategoryItem({ category, deck, others, apply, ...on }: CategoryItemProps) {
  const { name, color, isHidden } = category
  const cards = rowsUnder(deck, name).length
  return (
    <li className={classes.item} data-listed-category={name}>
      <PlainButton
        className={classes.grip}
        aria-label={`Move ${name}`}
        title="Drag it, or press the up and down keys"
        aria-keyshortcuts="ArrowUp ArrowDown"
        onKeyDown={(event: KeyboardEvent) => {
          const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
          if (!by) return
          event.preventDefault()
          on.onMove(by)
        }}
      >
        <IconGripVertical size={20} aria-hidden />
      </PlainButton>
      <CategoryName
        {...{ name, others, cards }}
        onRename={(to) => {
          on.onRenamed(mergeTarget(name, to, others)?.name ?? to)
          apply(withRenamed(deck, name, to), renameLabel(name, to, others))
        }}
      />
      <label className={classes.color}>
        <CategorySwatch color={color} />
        <select
          className={classes.select}
          aria-label={`Color of ${name}`}
          value={color ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const chosen = value === '' ? null : categoryColor.parse(value)
            const label = `made the category ${name} ${chosen ?? 'colorless'}`
            apply(withSettings(deck, name, { color: chosen }), label)
          }}
        >
          <option value="">No color</option>
          {categoryColors.map((one) => (
            <option key={one} value={one}>
              {colorName(one)}
            </option>
          ))}
        </select>
      </label>
      <label className={classes.counts}>
        <input
          type="checkbox"
          aria-label={`Count ${name}`}
          checked={!isHidden}
          onChange={() => {
            const label = isHidden ? `counted ${name} again` : `hid ${name} from counts`
            apply(withSettings(deck, name, { isHidden: !isHidden }), label)
          }}
        />
        Counts
      </label>
      <PlainButton
        className={classes.remove}
        aria-label={`Remove ${name}`}
        title="Remove it from all cards"
        onClick={() => {
          on.onRemoved()
          apply(withoutCategory(deck, name), `removed the category ${name}`)
        }}
      >
        <IconTrash size={19} stroke={1.7} aria-hidden />
      </PlainButton>
    </li>
  )
}

interface CategoryNameProps {
  name: string
  others: readonly DeckCategory[]
  /** How many rows of the deck are filed under it. */
  cards: number
  onRename: (to: string) => void
}

/** The name in a field; another one is taken over with Enter or the button that appears. */
function CategoryName({ name, others, cards, onRename }: CategoryNameProps) {
  const [text, setText] = useState(name)
  const trimmed = text.trim()
  const isChanged = trimmed !== '' && trimmed !== name
  const target = isChanged ? mergeTarget(name, trimmed, others) : undefined
  return (
    <form
      className={classes.name}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) onRename(trimmed)
      }}
    >
      <input
        className={classes.input}
        aria-label={`Name of ${name}`}
        value={text}
        maxLength={limits.deckCategory}
        data-mantine-stop-propagation={isChanged}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && setText(name)}
      />
      {isChanged ? (
        <Button type="submit" variant="default" className={classes.rename}>
          {target ? 'Merge' : 'Rename'}
        </Button>
      ) : (
        <span className={classes.cards}>{countOf(cards, 'card')}</span>
      )}
      {target && (
        <p role="status" className={classes.hint}>
          Its cards join those of {target.name}.
        </p>
      )}
    </form>
  )
}

function mergeTarget(name: string, to: string, others: readonly DeckCategory[]) {
  const key = labelKey(to)
  if (key === labelKey(name)) return undefined
  return others.find((category) => labelKey(category.name) === key)
}

function renameLabel(name: string, to: string, others: readonly DeckCategory[]): string {
  const target = mergeTarget(name, to, others)
  return target ? `merged ${name} into ${target.name}` : `renamed ${name} to ${to}`
}

function colorName(color: string): string {
  return `${color.charAt(0).toUpperCase()}${color.slice(1)}`
}
