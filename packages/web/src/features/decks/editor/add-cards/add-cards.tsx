import type { DeckDetail } from '@manafolio/contract'
import { formatFacts } from '@manafolio/contract'
import { useCallback, useId, useRef } from 'react'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import type { DeckActions } from '../../kit/deck-actions.ts'
import classes from './add-cards.module.css'
import { commanderColors } from './fitting.ts'
import { SearchAnswer } from './search-answer.tsx'
import { SearchField } from './search-field.tsx'
import { useAddField } from './use-add-field.ts'
import { useCardSearch } from './use-card-search.ts'

export interface AddCardsProps {
  deck: DeckDetail
  actions: DeckActions
}

/** Searches for cards while the user types, and adds them to the deck by keyboard or with buttons. */
export function AddCards({ deck, actions }: AddCardsProps) {
  const titleId = useId()
  const fieldRef = useRef<HTMLInputElement>(null)
  const search = useCardSearch(deck)
  const add = useCallback<DeckActions['add']>((...args) => actions.add(...args), [actions])
  const { field, list, write, hasOpen } = useAddField({ fieldRef, search, add })

  /** Returns the focus to the field afterwards. */
  function thenFocus<Values extends unknown[]>(run: (...values: Values) => void) {
    return (...values: Values) => {
      run(...values)
      fieldRef.current?.focus()
    }
  }

  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        Add New Cards
      </h2>
      <SearchField
        fieldRef={fieldRef}
        combobox={field}
        text={search.text}
        hasOpen={hasOpen}
        onText={write}
        onSearch={thenFocus(search.retry)}
      />
      <FitOption deck={deck} isFitting={search.isFitting} onChange={search.setFitting} />
      <SearchAnswer
        deck={deck}
        search={search}
        list={list}
        onAdd={add}
        onText={thenFocus(write)}
        onAllCards={thenFocus(() => search.setFitting(false))}
      />
    </section>
  )
}

interface FitOptionProps {
  deck: DeckDetail
  isFitting: boolean
  onChange: (isFitting: boolean) => void
}

/** Limits the search to cards that are legal in the deck. */
function FitOption({ deck, isFitting, onChange }: FitOptionProps) {
  const colors = commanderColors(deck)
  return (
    <label className={classes.option}>
      <input
        type="checkbox"
        className={classes.box}
        checked={isFitting}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        Only cards that fit{' '}
        <span className={classes.text}>
          {formatFacts[deck.format].name}
          {colors !== null && (
            <>
              , in <ManaCost cost={costOf(colors)} />
            </>
          )}
        </span>
      </span>
    </label>
  )
}

function costOf(colors: string): string {
  return [...(colors || 'c').toUpperCase()].map((color) => `{${color}}`).join('')
}
