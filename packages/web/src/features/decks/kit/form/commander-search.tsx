import { type Card, commanderKinds, type DeckFormat, limits } from '@manafolio/contract'
import { Input } from '@mantine/core'
import { type KeyboardEvent, useId, useState } from 'react'
import { Warnings } from '../../../../card-kit/query-field/warnings.tsx'
import { countOf } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { useCombobox } from '../../../../ui/combobox/use-combobox.ts'
import { explainFailure } from '../../../../ui/explain-failure.ts'
import { toastFailure } from '../../../../ui/toast.ts'
import { closedQuery } from '../closed-query.ts'
import { CommanderList } from './commander-list.tsx'
import { useCommanders } from './commanders-query.ts'
import type { ChosenCommander } from './deck-draft.ts'
import classes from './deck-form.module.css'

interface CommanderSearchProps {
  format: DeckFormat
  /** The current commander, kept unless another is chosen. */
  current: ChosenCommander | null
  error: string | undefined
  onKeep: () => void
  onChoose: (card: Card) => void
}

/**
 * Searches for commanders: while typing, with the button and with Enter; arrow keys move through the
 * results.
 */
export function CommanderSearch(props: CommanderSearchProps) {
  const { format, current, error, onKeep, onChoose } = props
  const id = `${useId()}-field`
  const { field, button, results, list } = useCommanderSearch(props)
  return (
    <div>
      <Input.Wrapper
        label="Commander"
        id={id}
        error={error}
        description={kindsOf(format)}
        classNames={{ description: classes.commanderSearchHint }}
      >
        <div className={classes.row}>
          <Input
            {...field}
            id={id}
            name="commander"
            className={classes.field}
            placeholder="Name of a commander"
            error={error !== undefined}
            maxLength={limits.cardNameMax}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <Button {...button} variant="default">
            Search
          </Button>
        </div>
      </Input.Wrapper>
      <p role="status" className={classes.status}>
        {statusMessage(results)}
      </p>
      {results.query && <Warnings warnings={results.warnings} />}
      <CommanderList list={list} onChoose={onChoose} />
      {current && (
        <Button variant="subtle" className={classes.keep} onClick={onKeep}>
          Keep {current.name}
        </Button>
      )}
    </div>
  )
}

/** The field, its button and its results. */
function useCommanderSearch({ format, current, onKeep, onChoose }: CommanderSearchProps) {
  const [text, setText] = useState('')
  const results = useResults(format, text.trim())
  const { field, list, active, activate } = useCombobox({
    options: results.cards,
    keyOf: (card) => card.name,
    pastEnds: 'other end',
    keys: { Enter: pressEnter, Escape: pressEscape },
  })
  // Escape closes the surrounding dialog unless there is something to clear.
  const hasOpen = text !== '' || current !== null

  function search() {
    if (!results.query) {
      toastFailure('Search required', 'Please enter a commander name to search.')
    } else if (results.isAnswered) activate(results.cards[0])
    else results.retry()
  }

  function pressEnter(event: KeyboardEvent) {
    event.preventDefault() // or it would submit the form
    if (active) onChoose(active)
    else search()
  }

  /** Clears the active option, then the text, and then cancels the search. */
  function pressEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !hasOpen) return
    event.preventDefault()
    event.stopPropagation()
    if (active) activate(undefined)
    else if (text !== '') setText('')
    else onKeep()
  }

  function onChange({ currentTarget }: { currentTarget: HTMLInputElement }) {
    setText(currentTarget.value)
    activate(undefined)
  }

  const escapeProps = { 'data-mantine-stop-propagation': hasOpen }
  const button = { ...escapeProps, onKeyDown: pressEscape, onClick: search }
  return { field: { ...field, ...escapeProps, value: text, onChange }, button, results, list }
}

type Results = ReturnType<typeof useResults>

/** The results for the typed text; those of the previous text until they load. */
function useResults(format: DeckFormat, typed: string) {
  const { text: query, warnings } = closedQuery(typed)
  const { data, isPlaceholderData, isFetching, retry } = useCommanders(format, query, notifyFailure)
  const isAnswered = data !== undefined && !isPlaceholderData
  return {
    typed,
    query,
    cards: (query && data?.cards) || [],
    hasMore: data?.hasMore,
    warnings: [...new Set([...warnings, ...((isAnswered && data.warnings) || [])])],
    isAnswered,
    isFetching,
    retry,
  }
}

function notifyFailure(error: Error, onRetry: () => void) {
  const message = 'Could not search for commanders.'
  explainFailure(error, { title: 'Commander search failed', message, onRetry })
}

function kindsOf(format: DeckFormat): string {
  const kinds = commanderKinds[format] ?? ''
  return kinds.charAt(0).toUpperCase() + kinds.slice(1)
}

function statusMessage({ query, typed, warnings, cards, ...results }: Results): string {
  if (!query) return warnings.join(' ')
  if (!results.isAnswered) {
    return results.isFetching ? 'Searching for commanders...' : 'The search failed.'
  }
  const count = cards.length
  if (count === 0) return `No commander found for “${typed}”. Please check the spelling.`
  if (results.hasMore) return `The first ${count} commanders. Type more of the name to find others.`
  return countOf(count, 'commander')
}
