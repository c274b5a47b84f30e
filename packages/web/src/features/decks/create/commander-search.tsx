import { type Card, type DeckFormat, formatFacts, limits } from '@manafolio/contract'
import { Input } from '@mantine/core'
import { type KeyboardEvent, useId, useState } from 'react'
import { Warnings } from '../../../card-kit/query-field/warnings.tsx'
import { Button } from '../../../ui/button.tsx'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toastFailure } from '../../../ui/toast.ts'
import { closedQuery } from '../closed-query.ts'
import { CommanderList } from './commander-list.tsx'
import classes from './commander-search.module.css'
import { type FoundCommanders, useCommanders } from './commanders-query.ts'
import type { ChosenCommander } from './deck-draft.ts'

interface CommanderSearchProps {
  format: DeckFormat
  /** The one that stays unless another is chosen. */
  kept: ChosenCommander | null
  error: string | undefined
  onKeep: () => void
  onChoose: (card: Card) => void
}

/** Finds who can lead a deck: while typing, with the button and with Enter; arrows go through them. */
export function CommanderSearch({ format, kept, error, ...on }: CommanderSearchProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [place, setPlace] = useState(-1)
  const typed = text.trim()
  const { text: asked, warnings } = closedQuery(typed)
  const found = useCommanders(format, asked, tellFailure)
  const cards = (asked && found.data?.cards) || []
  const active = place < cards.length ? place : -1
  const isAnswered = found.data !== undefined && !found.isPlaceholderData

  function search() {
    if (!asked) {
      toastFailure('Search required', 'Please enter a commander name to search.')
    } else if (isAnswered) {
      setPlace(cards.length > 0 ? 0 : -1)
    } else found.ask()
  }

  const notes = [...new Set([...warnings, ...((isAnswered && found.data?.warnings) || [])])]
  // A dialog around it closes by Escape unless there is something to take back.
  const hasOpen = text !== '' || kept !== null

  /** What was opened last: the choice, the text, or the search in place of the one that was chosen. */
  function takeBack() {
    if (active >= 0) setPlace(-1)
    else if (text !== '') setText('')
    else on.onKeep()
  }

  function pressEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !hasOpen) return
    event.preventDefault()
    event.stopPropagation()
    takeBack()
  }

  function press(event: KeyboardEvent) {
    pressEscape(event)
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (event.key !== 'Enter' && step === undefined) return
    event.preventDefault() // Enter would send the form
    const card = cards[active]
    if (step !== undefined) setPlace(moved(active, step, cards.length))
    else if (card) on.onChoose(card)
    else search()
  }

  return (
    <div>
      <Input.Wrapper
        label="Commander"
        id={`${id}-field`}
        error={error}
        description={kindsOf(format)}
        classNames={{ description: classes.hint }}
      >
        <div className={classes.row}>
          <Input
            id={`${id}-field`}
            name="commander"
            className={classes.field}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={cards.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active >= 0 ? `${id}-list-${active}` : undefined}
            placeholder="Name of a commander"
            value={text}
            error={error !== undefined}
            maxLength={limits.cardNameMax}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            data-mantine-stop-propagation={hasOpen}
            onKeyDown={press}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setPlace(-1)
            }}
          />
          <Button
            variant="default"
            data-mantine-stop-propagation={hasOpen}
            onKeyDown={pressEscape}
            onClick={search}
          >
            Search
          </Button>
        </div>
      </Input.Wrapper>
      <p role="status" className={classes.status}>
        {asked
          ? statusWords(found.data, { typed, isAnswered, isBusy: found.isFetching })
          : warnings.join(' ')}
      </p>
      {asked && <Warnings warnings={notes} />}
      <CommanderList id={`${id}-list`} cards={cards} active={active} onChoose={on.onChoose} />
      {kept && (
        <Button variant="subtle" className={classes.keep} onClick={on.onKeep}>
          Keep {kept.name}
        </Button>
      )}
    </div>
  )
}

function tellFailure(error: Error, onRetry: () => void) {
  const message = 'Could not search for commanders.'
  explainFailure(error, { title: 'Commander search failed', message, onRetry })
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** From the last to the first, and back. */
function moved(place: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  return place < 0 && step < 0 ? count - 1 : (place + step + count) % count
}

function kindsOf(format: DeckFormat): string {
  const kinds = formatFacts[format].commanderKinds ?? ''
  return kinds.charAt(0).toUpperCase() + kinds.slice(1)
}

interface Asked {
  typed: string
  isAnswered: boolean
  isBusy: boolean
}

function statusWords(found: FoundCommanders | undefined, { typed, isAnswered, isBusy }: Asked) {
  if (!isAnswered) return isBusy ? 'Searching for commanders...' : 'The search failed.'
  const count = found?.cards.length ?? 0
  if (count === 0) return `No commander found for “${typed}”. Please check the spelling.`
  if (found?.hasMore) return `The first ${count} commanders. Type more of the name to find others.`
  return count === 1 ? '1 commander' : `${count} commanders`
}
