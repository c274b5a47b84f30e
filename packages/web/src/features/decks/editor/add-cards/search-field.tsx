import { IconSearch } from '@tabler/icons-react'
import type { ComponentProps, FormEvent, RefObject } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { typedMax } from './question.ts'
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
}

/** Searches while the user types; the keys of the results work in it too. */
export function SearchField({ fieldRef, combobox, text, ...props }: SearchFieldProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    props.onSearch()
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
          placeholder="Card name or query"
          value={text}
          maxLength={typedMax}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          // Escape closes the surrounding dialog unless the field has something to clear.
          data-mantine-stop-propagation={props.hasOpen}
          onChange={(event) => props.onText(event.currentTarget.value)}
        />
        <Button type="submit" className={classes.button}>
          Search
        </Button>
      </form>
    </search>
  )
}
