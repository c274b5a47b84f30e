import { IconSearch } from '@tabler/icons-react'
import type { ClipboardEvent, ComponentProps, FormEvent, RefObject } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { typedMax } from './question.ts'
import { isList } from './quick-entry.ts'
import classes from './search-field.module.css'

interface SearchFieldProps {
  fieldRef: RefObject<HTMLInputElement | null>
  /** The combobox props of the field. */
  combobox: ComponentProps<'input'>
  text: string
  /** Whether Escape would clear something here. */
  hasOpen: boolean
  onText: (text: string) => void
  onSearch: () => void
  /** Called with several lines that are pasted. */
  onList: (text: string) => void
}

/** Searches while the user types; the keys of the results work in it too. */
export function SearchField({ fieldRef, combobox, text, ...props }: SearchFieldProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    props.onSearch()
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    if (!isList(pasted)) return
    event.preventDefault() // a field of one line would join them
    props.onList(pasted)
  }

  return (
    <search>
      <form className={classes.form} onSubmit={submit}>
        <IconSearch size={18} className={classes.icon} aria-hidden />
        <input
          {...combobox}
          ref={fieldRef}
          type="search"
          aria-label="Search for cards to add"
          aria-haspopup="grid"
          aria-keyshortcuts="/"
          data-query-field
          className={classes.input}
          placeholder="Card, 4x card, query or list"
          value={text}
          maxLength={typedMax}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          // Escape closes the surrounding dialog unless the field has something to clear.
          data-mantine-stop-propagation={props.hasOpen}
          onPaste={paste}
          onChange={(event) => props.onText(event.currentTarget.value)}
        />
        <Button type="submit" className={classes.button}>
          Search
        </Button>
      </form>
    </search>
  )
}
