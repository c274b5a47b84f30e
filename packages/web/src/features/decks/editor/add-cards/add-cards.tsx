import type { Card, DeckDetail, SlotType } from '@manafolio/contract'
import { useCallback, useId, useRef, useState } from 'react'
import { lazyDialog, lazyPart } from '../../../../ui/lazy-part.tsx'
import type { DeckActions } from '../../kit/deck-actions.ts'
import { PlanDialog } from '../../kit/plan/lazy-plan-dialog.ts'
import classes from './add-cards.module.css'
import { FitOptions } from './fit-options.tsx'
import { SearchAnswer } from './search-answer.tsx'
import { SearchField } from './search-field.tsx'
import { useAddEntry, useAddField } from './use-add-field.ts'
import { useCardSearch } from './use-card-search.ts'

const BasicLandsDialog = lazyDialog(
  async () => (await import('./basic-lands/basic-lands-dialog.tsx')).BasicLandsDialog,
)
const PastedList = lazyPart(async () => (await import('./pasted-list/pasted-list.tsx')).PastedList)

export interface AddCardsProps {
  deck: DeckDetail
  actions: DeckActions
}

/** Searches for cards while the user types, and adds them to the deck by keyboard or with buttons. */
export function AddCards({ deck, actions }: AddCardsProps) {
  const titleId = useId()
  const fieldRef = useRef<HTMLInputElement>(null)
  const search = useCardSearch(deck)
  const [isFilling, setFilling] = useState(false)
  const [planned, setPlanned] = useState<Card | null>(null)
  const [pasted, setPasted] = useState<string | null>(null)
  const add = useCallback<DeckActions['add']>((...args) => actions.add(...args), [actions])
  const { field, list, write, hasOpen } = useAddField({ fieldRef, deck, search, add })
  const addEntry = useAddEntry(deck, add)
  const { entry } = search
  const addShown = useCallback(
    (card: Card, slotType: SlotType) => addEntry({ card, entry, slotType }),
    [addEntry, entry],
  )

  /** Returns the focus to the field afterwards. */
  function thenFocus<Values extends unknown[]>(run: (...values: Values) => void) {
    return (...values: Values) => {
      run(...values)
      fieldRef.current?.focus()
    }
  }

  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          Add New Cards
        </h2>
        <button
          type="button"
          className={classes.basics}
          aria-label="Fill basic lands"
          onClick={() => setFilling(true)}
        >
          Basic lands
        </button>
      </div>
      <SearchField
        fieldRef={fieldRef}
        combobox={field}
        text={search.text}
        hasOpen={hasOpen}
        onText={write}
        onSearch={thenFocus(search.retry)}
        onList={setPasted}
      />
      {pasted === null ? (
        <>
          <FitOptions deck={deck} search={search} />
          <SearchAnswer
            deck={deck}
            search={search}
            list={list}
            onAdd={addShown}
            onPlan={setPlanned}
            onText={thenFocus(write)}
            onAllCards={thenFocus(() => search.setFitting(false))}
          />
        </>
      ) : (
        <PastedList
          key={pasted}
          text={pasted}
          deck={deck}
          actions={actions}
          onClose={thenFocus(() => setPasted(null))}
        />
      )}
      {isFilling && (
        <BasicLandsDialog deck={deck} actions={actions} onClosed={() => setFilling(false)} />
      )}
      {planned && (
        <PlanDialog
          deck={deck}
          addition={{ card: planned, copies: entry?.copies ?? 1 }}
          onClosed={() => setPlanned(null)}
        />
      )}
    </section>
  )
}
