import type { DeckDetail, SlotType } from '@manafolio/contract'
import { useCallback, useId, useRef, useState } from 'react'
import { toastFailure } from '../../../ui/toast.ts'
import type { DeckActions } from '../deck-actions.ts'
import classes from './add-cards.module.css'
import { FitOption } from './fit-option.tsx'
import { fittingTerms } from './fitting.ts'
import { pressKey } from './press-key.ts'
import { questionFor } from './question.ts'
import { SearchAnswer } from './search-answer.tsx'
import { SearchField } from './search-field.tsx'
import { useAddFirst } from './use-add-first.ts'
import { useChosen } from './use-chosen.ts'
import { useFitOption } from './use-fit-option.ts'
import { useFoundCards } from './use-found-cards.ts'

export interface AddCardsProps {
  deck: DeckDetail
  actions: DeckActions
}

/** Finds cards while somebody types, and adds them to the deck: by keys alone, or by buttons. */
export function AddCards({ deck, actions }: AddCardsProps) {
  const ids = { title: useId(), list: useId() }
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isFitting, setFitting] = useFitOption()
  const terms = isFitting ? fittingTerms(deck) : ''
  const question = questionFor(text, terms)
  const search = useFoundCards(question)
  const cards = question.query === '' ? [] : (search.found?.cards ?? [])
  const { chosen, choose, move } = useChosen(cards)
  const add = useCallback<DeckActions['add']>((...what) => actions.add(...what), [actions])
  const addFirst = useAddFirst(add)

  function write(next: string) {
    choose(undefined)
    setText(next)
  }

  function writeAndFocus(next: string) {
    write(next)
    field.current?.focus()
  }

  function askAgain() {
    if (question.text === '') {
      toastFailure('Search query required', 'Please enter a card name to search.')
    } else if (search.error) search.askAgain()
  }

  function addByKey(slotType: SlotType) {
    field.current?.select() // the next name takes its place
    const card = chosen ?? (search.isAnswered ? cards[0] : undefined)
    if (card) add(card, slotType)
    else if (question.query === '' || search.error) askAgain()
    else if (!search.isAnswered) addFirst({ question, slotType })
  }

  return (
    <section className={classes.section} aria-labelledby={ids.title}>
      <h2 id={ids.title} className={classes.title}>
        Add New Cards
      </h2>
      <SearchField
        fieldRef={field}
        listId={ids.list}
        text={text}
        chosen={chosen}
        hasResults={cards.length > 0}
        onText={write}
        onSearch={() => {
          askAgain()
          field.current?.focus()
        }}
        onKeyDown={(event) =>
          pressKey(event, {
            hasOpen: chosen !== undefined || text !== '',
            move,
            add: addByKey,
            takeBack: () => (chosen ? choose(undefined) : write('')),
          })
        }
      />
      <FitOption deck={deck} isFitting={isFitting} onChange={setFitting} />
      <SearchAnswer
        {...{ deck, terms, question, search, cards, chosen }}
        listId={ids.list}
        onAdd={add}
        onText={writeAndFocus}
        onAllCards={() => {
          setFitting(false)
          field.current?.focus()
        }}
      />
    </section>
  )
}
