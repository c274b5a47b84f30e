import { type Card, type CardSearchResult, limits } from '@manafolio/contract'
import { Input } from '@mantine/core'
import { type KeyboardEvent, useId, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { countWords } from '../../lib/count-words.ts'
import { Button } from '../../ui/button.tsx'
import { PrintingOptions } from './printing-options.tsx'
import classes from './printing-search.module.css'
import { useFoundPrintings } from './use-found-printings.ts'

interface PrintingSearchProps {
  /** For which row, where one does not see it. */
  name: string
  /** What is searched for before anything is typed. */
  firstText: string
  onChoose: (card: Card) => void
  onClose: () => void
}

/** Finds any printing by the name of its card, while it is typed; arrows go through what is found. */
export function PrintingSearch({ name, firstText, onChoose, onClose }: PrintingSearchProps) {
  const id = useId()
  const [text, setText] = useState(firstText)
  const [place, setPlace] = useState(-1)
  const query = text.trim()
  const found = useFoundPrintings(query)
  const cards = (query && found.data?.cards) || []
  const active = place < cards.length ? place : -1

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    const card = cards[active]
    if (event.key === 'Escape') onClose()
    else if (step !== undefined) setPlace(moved(active, step, cards.length))
    else if (event.key === 'Enter' && card) onChoose(card)
    else return
    event.preventDefault()
  }

  return (
    <div className={classes.search}>
      <div className={classes.row}>
        <Input
          className={classes.field}
          aria-label={`Name of the card for ${name}`}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={cards.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-list-${active}` : undefined}
          placeholder="Name of the card"
          value={text}
          maxLength={limits.queryMax}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={({ target }) => target.select()}
          onKeyDown={press}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setPlace(-1)
          }}
        />
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
      <p role="status" className={classes.status}>
        {statusWords({ query, found: found.data, error: found.error, isBusy: found.isFetching })}
      </p>
      <PrintingOptions id={`${id}-list`} cards={cards} active={active} onChoose={onChoose} />
    </div>
  )
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** From the last to the first, and back. */
function moved(place: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  return place < 0 && step < 0 ? count - 1 : (place + step + count) % count
}

interface Asked {
  query: string
  found: CardSearchResult | undefined
  error: Error | null
  isBusy: boolean
}

function statusWords({ query, found, error, isBusy }: Asked): string {
  if (query === '') return 'Type the name of the card.'
  if (isBusy) return 'Searching for printings...'
  if (error) return messageOf(error, 'The search failed. Check your connection and try again.')
  const count = found?.totalCards ?? 0
  if (count === 0) return `No printing found for “${query}”. Please check the spelling.`
  if (!found?.hasMore) return count === 1 ? '1 printing' : `${countWords(count)} printings`
  const shown = countWords(found.cards.length)
  return `The first ${shown} of ${countWords(count)}. Add a set to find others, such as set:2xm.`
}
