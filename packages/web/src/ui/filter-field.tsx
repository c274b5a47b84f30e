import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'

const pauseMs = 150

interface FilterFieldProps {
  label: string
  placeholder: string
  /** The filter in the URL. */
  value: string
  maxLength: number
  onChange: (value: string) => void
}

/** Filters what is on the page when the user stops typing. */
export function FilterField({ label, placeholder, value, maxLength, onChange }: FilterFieldProps) {
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const [previous, setPrevious] = useState(value)
  const sendSoon = useDebouncedCallback((next: string) => {
    setSent(next.trim())
    onChange(next.trim())
  }, pauseMs)

  // The URL changed, and not by this field: for example by navigating back.
  if (value !== previous) {
    setPrevious(value)
    if (value !== sent) {
      setSent(value)
      setText(value)
    }
  }

  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={text}
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        sendSoon(currentTarget.value)
      }}
    />
  )
}
