import { limits } from '@manafolio/contract'
import { IconSearch } from '@tabler/icons-react'
import type { FormEvent, RefObject } from 'react'
import { useSingleKeys } from '../../lib/single-keys.ts'
import { Button } from '../../ui/button.tsx'
import { CompletionList } from './completion/completion-list.tsx'
import { useCompletion } from './completion/use-completion.ts'
import classes from './query-form.module.css'
import type { StoredSearch } from './stored-search.ts'

export interface QueryFormProps {
  fieldRef: RefObject<HTMLInputElement | null>
  /** The label of the field, and its placeholder. */
  label: string
  placeholder: string
  query: string
  /** The text in the field; see useQueryText. */
  text: string
  onText: (text: string) => void
  /** Called when the user comes to the field. */
  onFocus?: () => void
  isSearching: boolean
  onSearch: (text: string) => void
  /** Called when the user clears the text of a query. */
  onClear?: () => void
  /** The user's searches, offered under the field, and what runs one. */
  searches?: readonly StoredSearch[]
  onRun?: (search: StoredSearch) => void
}

/** The field with its button. Blank text is not sent, and only one search runs at a time. */
export function QueryForm({ fieldRef, query, text, isSearching, ...props }: QueryFormProps) {
  const { searches, onRun } = props
  const { field, list, close } = useCompletion({
    ...{ ref: fieldRef, text, onText: change, searches, onRun },
  })
  const hasKey = useSingleKeys()
  const trimmed = text.trim()
  const isBlocked = isSearching || trimmed === ''

  function change(next: string) {
    props.onText(next)
    if (next === '' && query !== '') props.onClear?.()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    close()
    if (!isBlocked) props.onSearch(trimmed)
  }

  return (
    <search>
      <form className={classes.form} onSubmit={submit}>
        <IconSearch size={20} className={classes.icon} aria-hidden />
        <input
          {...field}
          ref={fieldRef}
          onFocus={props.onFocus}
          type="search"
          className={classes.input}
          aria-label={props.label}
          placeholder={props.placeholder}
          value={text}
          maxLength={limits.queryMax}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          data-query-field
          aria-keyshortcuts={hasKey ? '/' : undefined}
        />
        {hasKey && (
          <kbd className={classes.key} aria-hidden>
            /
          </kbd>
        )}
        <Button type="submit" disabled={isBlocked} className={classes.button}>
          Search
        </Button>
        <CompletionList {...list} />
      </form>
    </search>
  )
}
