import type { Card } from '@manafolio/contract'
import { IconSearch } from '@tabler/icons-react'
import type { FormEvent, KeyboardEventHandler, RefObject } from 'react'
import { Button } from '../../../ui/button.tsx'
import { typedMax } from './question.ts'
import { rowId } from './row-id.ts'
import classes from './search-field.module.css'
import { useSlashKey } from './use-slash-key.ts'

interface SearchFieldProps {
  fieldRef: RefObject<HTMLInputElement | null>
  listId: string
  text: string
  chosen: Card | undefined
  hasResults: boolean
  onText: (text: string) => void
  onSearch: () => void
  onKeyDown: KeyboardEventHandler<HTMLInputElement>
}

/** Searches as somebody types; the keys of the results work in it too. */
export function SearchField({ fieldRef, listId, text, chosen, ...props }: SearchFieldProps) {
  useSlashKey(fieldRef)

  function submit(event: FormEvent) {
    event.preventDefault()
    props.onSearch()
  }

  return (
    <search>
      <form className={classes.form} onSubmit={submit}>
        <IconSearch size={18} className={classes.icon} aria-hidden />
        <input
          ref={fieldRef}
          type="search"
          role="combobox"
          aria-label="Search for cards to add"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={props.hasResults}
          aria-controls={listId}
          aria-activedescendant={chosen && rowId(listId, chosen)}
          aria-keyshortcuts="/"
          className={classes.input}
          placeholder="Card name or query"
          value={text}
          maxLength={typedMax}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          // A dialog around it closes by Escape unless the field has something to take back.
          data-mantine-stop-propagation={text !== '' || chosen !== undefined}
          onChange={(event) => props.onText(event.currentTarget.value)}
          onKeyDown={props.onKeyDown}
        />
        <Button type="submit" className={classes.button}>
          Search
        </Button>
      </form>
    </search>
  )
}
