import type { DeckLack } from '@manafolio/contract'
import { useId } from 'react'
import type { DeckActions } from '../../deck-actions.ts'
import { useFocusAfterAdd } from '../use-focus-after-add.ts'
import { AdditionItem } from './addition-item.tsx'
import classes from './lack-list.module.css'
import { lackWords } from './lack-words.ts'

interface LackListProps {
  lack: DeckLack
  actions: DeckActions
}

/** Something that a deck has too little of, and cards for it. */
export function LackList({ lack, actions }: LackListProps) {
  const title = useId()
  const { list, onAdded } = useFocusAfterAdd(lack.additions.map(({ card }) => card.id))
  return (
    <section aria-labelledby={title} className={classes.lack}>
      <h3 id={title} className={classes.title}>
        {lackWords(lack)}
      </h3>
      {lack.additions.length === 0 && (
        <p className={classes.none}>No other card for it within what you want to spend.</p>
      )}
      <ul ref={list} className={classes.list}>
        {lack.additions.map((addition, place) => (
          <AdditionItem
            key={addition.card.id}
            addition={addition}
            onAdd={() => {
              onAdded({ id: addition.card.id, place })
              actions.add(addition.card, 'main')
            }}
          />
        ))}
      </ul>
    </section>
  )
}
