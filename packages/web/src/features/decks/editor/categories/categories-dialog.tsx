import { type DeckCategory, type DeckDetail, labelKey, limits } from '@manafolio/contract'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { formatSentence } from '../../kit/changes/step-text.ts'
import type { DeckActions } from '../../kit/deck-actions.ts'
import { categoriesIn } from '../../kit/rows/categories.ts'
import { withCategory, withPlace, withTemplate } from '../../kit/rows/category-changes.ts'
import classes from './categories-dialog.module.css'
import { CategoryItem } from './category-item.tsx'
import { OwnCategories } from './own-categories.tsx'
import { useItemDrag } from './use-item-drag.ts'

interface CategoriesDialogProps {
  deck: DeckDetail
  actions: DeckActions
  onClosed: () => void
}

/** Names, orders, colors and counts the categories of a deck; each change can be undone on its own. */
export function CategoriesDialog({ deck, actions, onClosed }: CategoriesDialogProps) {
  const [announcement, announce] = useState('')
  const categories = categoriesIn(deck.cards, deck.categories)
  const apply = (change: Parameters<DeckActions['apply']>[0], label: string) => {
    if (actions.apply(change, label)) announce(formatSentence(label))
  }
  const focus = useFocusAfterChange(categories)
  const move = (name: string, place: number) => {
    if (place < 0 || place >= categories.length) return
    focus(name, 'button')
    apply(withPlace(deck, name, place), `moved the category ${name} to place ${place + 1}`)
  }
  const list = useItemDrag((name, onto) =>
    move(
      name,
      categories.findIndex((category) => category.name === onto),
    ),
  )
  return (
    <Dialog title="Categories" width={680} onClosed={onClosed}>
      {() => (
        <div className={classes.dialog}>
          <p className={classes.intro}>
            Cards are listed under their first category, in this order. What does not count is left
            out of the deck’s numbers; the rules of the format still see it.
          </p>
          <p role="status" className="visually-hidden">
            {announcement}
          </p>
          <NewCategory
            taken={categories}
            onAdd={(name) => apply(withCategory(deck, name), `added the category ${name}`)}
          />
          {categories.length === 0 ? (
            <p className={classes.nothing}>
              This deck has no categories yet. Add one here, or accept those that are suggested when
              the cards are grouped by category.
            </p>
          ) : (
            <ol ref={list} className={classes.list}>
              {categories.map((category, at) => (
                <CategoryItem
                  key={category.name}
                  {...{ category, deck, apply }}
                  onRenamed={(name) => focus(name, 'input')}
                  onRemoved={() => focus(categories[at + 1]?.name, 'input')}
                  others={categories}
                  onMove={(by) => move(category.name, at + by)}
                />
              ))}
            </ol>
          )}
          <OwnCategories
            categories={categories}
            onUse={(own) => apply(withTemplate(deck, own), 'used my categories')}
          />
        </div>
      )}
    </Dialog>
  )
}

/** Focuses a control of a category once the list has changed: items that move or get another name lose the focus. */
function useFocusAfterChange(categories: readonly DeckCategory[]) {
  const next = useRef<{ name: string | undefined; control: string }>(undefined)
  const names = categories.map(({ name }) => name).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect belongs to a change of the list.
  useLayoutEffect(() => {
    if (!next.current) return
    const { name = '', control } = next.current
    next.current = undefined
    const item = document.querySelector(`[data-listed-category="${CSS.escape(name)}"]`)
    const target = item?.querySelector<HTMLElement>(control)
    const first = document.querySelector<HTMLElement>('[data-new-category]')
    const focused = target ?? first
    focused?.focus()
  }, [names])
  return (name: string | undefined, control: 'button' | 'input') => {
    next.current = { name, control }
  }
}

interface NewCategoryProps {
  taken: readonly DeckCategory[]
  onAdd: (name: string) => void
}

function NewCategory({ taken, onAdd }: NewCategoryProps) {
  const [name, setName] = useState('')
  const trimmed = name.trim()
  const isTaken = taken.some((category) => labelKey(category.name) === labelKey(trimmed))
  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault()
        if (!trimmed || isTaken) return
        onAdd(trimmed)
        setName('')
      }}
    >
      <label className={classes.field}>
        <span className={classes.label}>New category</span>
        <input
          className={classes.input}
          data-new-category=""
          value={name}
          maxLength={limits.deckCategory}
          aria-describedby={isTaken ? 'category-taken' : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" variant="default" disabled={!trimmed || isTaken}>
        Add
      </Button>
      {isTaken && (
        <p id="category-taken" className={classes.hint}>
          The deck has this category already.
        </p>
      )}
    </form>
  )
}
