import { type Card, type CardSearchResult, limits, searchCards } from '@manafolio/contract'
import { Input } from '@mantine/core'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf, formatCount } from '../../lib/formats.ts'
import { pause } from '../../lib/pause.ts'
import { Button } from '../../ui/button.tsx'
import { OptionList } from '../../ui/combobox/option-list.tsx'
import {
  type ComboboxList,
  type FieldKeyEvent,
  useCombobox,
} from '../../ui/combobox/use-combobox.ts'
import { CardImage } from '../card-image.tsx'
import { PrintingLine } from '../printing-line.tsx'
import classes from './printing-search.module.css'

/** Until then a request may be aborted by the next keystroke. */
const waitMs = 150

interface PrintingSearchProps {
  /** The row it belongs to, for screen readers. */
  name: string
  /** The query before anything is typed. */
  firstText: string
  onChoose: (card: Card) => void
  onClose: () => void
}

/** Finds any printing by card name as it is typed; arrow keys move through the results. */
export function PrintingSearch({ name, firstText, onChoose, onClose }: PrintingSearchProps) {
  const [text, setText] = useState(firstText)
  const query = text.trim()
  const found = useFoundPrintings(query)
  const { field, list, active, activate } = useCombobox({
    options: (query && found.data?.cards) || [],
    keyOf: (card) => card.id,
    pastEnds: 'other end',
    keys: { Enter: pressEnter, Escape: (event) => consume(event, onClose) },
  })

  function pressEnter(event: FieldKeyEvent) {
    if (active) consume(event, () => onChoose(active))
  }

  function type(next: string) {
    setText(next)
    activate(undefined)
  }

  return (
    <div className={classes.search}>
      <div className={classes.row}>
        <Input
          {...field}
          className={classes.field}
          aria-label={`Name of the card for ${name}`}
          placeholder="Name of the card"
          value={text}
          maxLength={limits.queryMax}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={({ target }) => target.select()}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
      <p role="status" className={classes.status}>
        {statusMessage({ query, found: found.data, error: found.error, isBusy: found.isFetching })}
      </p>
      <PrintingOptions list={list} onChoose={onChoose} />
    </div>
  )
}

/** Handles the key, and hides it from the parents. */
function consume(event: FieldKeyEvent, run: () => void) {
  event.preventDefault()
  run()
}

interface SearchState {
  query: string
  found: CardSearchResult | undefined
  error: Error | null
  isBusy: boolean
}

function statusMessage({ query, found, error, isBusy }: SearchState): string {
  if (query === '') return 'Type the name of the card.'
  if (isBusy) return 'Searching for printings...'
  if (error) return messageOf(error, 'The search failed. Check your connection and try again.')
  const count = found?.totalCards ?? 0
  if (count === 0) return `No printing found for “${query}”. Please check the spelling.`
  if (!found?.hasMore) return countOf(count, 'printing')
  const shown = formatCount(found.cards.length)
  return `The first ${shown} of ${formatCount(count)}. Add a set to find others, such as set:2xm.`
}

/** The first printings that a query finds, fetched as it is typed. */
function useFoundPrintings(query: string) {
  return useQuery({
    queryKey: ['cards', 'printings-found', query],
    queryFn: query
      ? async ({ signal }) => {
          await pause(waitMs, signal)
          return call(searchCards, { input: { query, unique: 'prints' }, signal })
        }
      : skipToken,
    placeholderData: keepPreviousData,
  })
}

interface PrintingOptionsProps {
  list: ComboboxList<Card>
  onChoose: (card: Card) => void
}

/** The printings found. */
function PrintingOptions({ list, onChoose }: PrintingOptionsProps) {
  return (
    <OptionList
      list={list}
      label="Printings"
      className={classes.list}
      optionClassName={classes.option}
      onChoose={onChoose}
    >
      {(card) => (
        <>
          <span className={classes.thumb} aria-hidden="true">
            <CardImage card={card} sizes="44px" />
          </span>
          <span className={classes.text}>
            <b className={classes.name}>{card.name}</b>
            <span className={classes.set}>
              <PrintingLine printing={card} />
            </span>
          </span>
        </>
      )}
    </OptionList>
  )
}
