import { limits } from '@manafolio/contract'
import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { searchOf } from './admin-params.ts'
import classes from './user-section.module.css'

const pauseMs = 250

interface UserSearchProps {
  /** The search in the URL. */
  search: string
  onSearch: (search: string) => void
}

/** Searches when the user stops typing, or at once with Enter. */
export function UserSearch({ search, onSearch }: UserSearchProps) {
  const [text, setText] = useState(search)
  const [sent, setSent] = useState(search)
  const [previousSearch, setPreviousSearch] = useState(search)
  const send = (value: string) => {
    const next = searchOf(value)
    if (next === sent) return
    setSent(next)
    onSearch(next)
  }
  const sendSoon = useDebouncedCallback(send, pauseMs)

  // The URL changed. Unless this field changed it, for example when navigating back, update the
  // field.
  if (search !== previousSearch) {
    setPreviousSearch(search)
    if (search !== sent) {
      setSent(search)
      setText(search)
    }
  }

  function change(value: string) {
    setText(value)
    sendSoon(value)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    sendSoon.cancel()
    send(text)
  }

  return (
    <search className={classes.search}>
      <form onSubmit={submit}>
        <TextInput
          type="search"
          label="Search users"
          placeholder="Email or name"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={text}
          maxLength={limits.userSearchMax}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => change(event.currentTarget.value)}
        />
      </form>
    </search>
  )
}
