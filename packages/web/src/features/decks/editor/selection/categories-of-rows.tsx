import { type DeckDetail, labelKey, limits } from '@manafolio/contract'
import { suggestedCategory } from '@manafolio/deck'
import { useState } from 'react'
import { countOf } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { categoriesIn } from '../../kit/rows/categories.ts'
import { rowsUnder } from '../../kit/rows/category-changes.ts'
import { CategorySwatch } from '../cards/category-swatch.tsx'
import classes from './categories-of-rows.module.css'

interface CategoriesOfRowsProps {
  deck: DeckDetail
  rows: readonly DeckRow[]
  onSave: (filing: { added: string[]; removed: string[] }) => void
  onClosed: () => void
}

/** Files several cards under categories at once; what only some of them have is mixed, and stays so untouched. */
export function CategoriesOfRows({ deck, rows, onSave, onClosed }: CategoriesOfRowsProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [text, setText] = useState('')
  const listed = categoriesIn(deck.cards, deck.categories)
  const known = new Set(listed.map(({ name }) => labelKey(name)))
  const suggested = rows.flatMap(({ card }) => (card && suggestedCategory(card)) ?? [])
  const extra = [...new Set([...suggested, ...chosen.keys()])].filter(
    (name) => !known.has(labelKey(name)),
  )
  const all = [...listed, ...extra.map((name) => ({ name, color: null }))]
  const name = text.trim()
  const stateAt = (one: string) => chosen.get(one) ?? stateOf(rows, one)
  const choose = (one: string, isChosen: boolean) =>
    setChosen((before) => new Map(before).set(one, isChosen))

  function add() {
    if (!name) return
    choose(all.find((one) => labelKey(one.name) === labelKey(name))?.name ?? name, true)
    setText('')
  }
  const named = (isChosen: boolean) =>
    [...chosen].flatMap(([one, is]) => (is === isChosen ? one : []))

  return (
    <Dialog title={`Categories of ${countOf(rows.length, 'card')}`} width={460} onClosed={onClosed}>
      {(close) => (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            const typed = name ? [name] : []
            const added = [...named(true), ...typed]
            if (added.length + named(false).length > 0) onSave({ added, removed: named(false) })
            close()
          }}
        >
          <ul className={classes.list}>
            {all.map((category) => (
              <li key={category.name}>
                <label className={classes.item}>
                  <input
                    ref={(box) => {
                      if (box) box.indeterminate = stateAt(category.name) === 'mixed'
                    }}
                    type="checkbox"
                    className={classes.box}
                    checked={stateAt(category.name) === true}
                    onChange={(event) => choose(category.name, event.currentTarget.checked)}
                  />
                  <CategorySwatch color={category.color} />
                  <span className={classes.name}>{category.name}</span>
                </label>
              </li>
            ))}
          </ul>
          <div className={classes.add}>
            <label className={classes.field}>
              <span className={classes.label}>New category</span>
              <input
                className={classes.input}
                value={text}
                maxLength={limits.deckCategory}
                data-autofocus
                onChange={(event) => setText(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || !name) return
                  event.preventDefault()
                  add()
                }}
              />
            </label>
            <Button variant="default" disabled={!name} onClick={add}>
              Add
            </Button>
          </div>
          <div className={classes.buttons}>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit">Save</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

/** Whether all, some or none of the rows are filed under a category. */
function stateOf(rows: readonly DeckRow[], name: string): boolean | 'mixed' {
  const filed = rowsUnder({ cards: [...rows] }, name).length
  if (filed === 0) return false
  return filed === rows.length || 'mixed'
}
