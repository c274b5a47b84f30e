import type { SetSummary } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { folded } from '../../lib/folded.ts'
import { countOf } from '../../lib/formats.ts'
import { OptionList } from '../../ui/combobox/option-list.tsx'
import { type FieldKeyEvent, hasModifier, useCombobox } from '../../ui/combobox/use-combobox.ts'
import { setsQuery } from '../sets-query.ts'
import { setFilter } from './card-filters.ts'
import { Chip, FilterGroup } from './filter-group.tsx'
import type { FilterProps } from './query-filter.ts'
import classes from './set-group.module.css'

/** More options than that are found by typing on. */
const shownSets = 8

/** The set, found by part of its name or by its code. */
export function SetGroup({ query, onChange }: FilterProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const { data: sets = [], isError, isPending } = useQuery(setsQuery)
  const code = setFilter.valueIn(query)
  const options = setsFound(sets, text)
  const combobox = useCombobox({
    options,
    keyOf: (set) => set.code,
    pastEnds: 'field',
    keys: { Enter: pressEnter, Escape: pressEscape },
  })

  function choose(value: string) {
    setText('')
    combobox.activate(undefined)
    onChange(setFilter.withValue(query, value))
  }

  /** What is no set of ours may still be part of names. */
  function pressEnter(event: FieldKeyEvent) {
    if (hasModifier(event) || text.trim() === '') return
    event.preventDefault()
    choose((combobox.active ?? options[0])?.code ?? text.trim())
  }

  function pressEscape(event: FieldKeyEvent) {
    if (hasModifier(event) || text === '') return
    event.preventDefault()
    setText('')
  }

  function remove() {
    field.current?.focus() // the pressed chip goes away
    choose('')
  }

  return (
    <FilterGroup title="Set" terms={setFilter.termsIn(query)}>
      {code !== '' && <Chip label={nameOf(sets, code)} isPressed onPress={remove} />}
      <input
        {...combobox.field}
        ref={field}
        className={classes.field}
        aria-label="Set name or code"
        placeholder={code === '' ? 'Set name or code' : 'Another set'}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status" className={classes.status}>
        {text.trim() !== '' && statusOf({ isError, isPending, found: options.length })}
      </p>
      <OptionList
        list={combobox.list}
        label="Sets"
        className={classes.list}
        optionClassName={classes.option}
        onChoose={(set) => choose(set.code)}
      >
        {(set) => (
          <>
            <span className={classes.name}>{set.name}</span>{' '}
            <span className={classes.code}>{set.code.toUpperCase()}</span>
          </>
        )}
      </OptionList>
    </FilterGroup>
  )
}

interface Status {
  isError: boolean
  isPending: boolean
  found: number
}

function statusOf({ isError, isPending, found }: Status): string {
  if (isPending) return 'Loading sets...'
  if (isError) return "The sets can't be loaded now. Press Enter to use the text."
  return found === 0 ? 'No set is called so.' : countOf(found, 'set')
}

/** Those with this code first, then by where the text stands in the name; newest first. */
function setsFound(sets: readonly SetSummary[], text: string): SetSummary[] {
  const typed = folded(text.trim())
  if (typed === '') return []
  const rankOf = ({ code, name }: SetSummary) => {
    if (code === typed) return 0
    const at = folded(name).indexOf(typed)
    if (at === 0) return 1
    if (at > 0 || code.startsWith(typed)) return 2
    return undefined
  }
  return sets
    .flatMap((set) => {
      const rank = rankOf(set)
      return rank === undefined ? [] : [{ set, rank }]
    })
    .sort((a, b) => a.rank - b.rank || dayOf(b.set).localeCompare(dayOf(a.set)))
    .slice(0, shownSets)
    .map(({ set }) => set)
}

function dayOf({ releasedAt }: SetSummary): string {
  return releasedAt ?? ''
}

function nameOf(sets: readonly SetSummary[], code: string): string {
  return sets.find((set) => set.code === code)?.name ?? code
}
