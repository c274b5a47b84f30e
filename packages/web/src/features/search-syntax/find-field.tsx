import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import classes from './find-field.module.css'

interface FindFieldProps {
  text: string
  /** How many entries are about it. */
  count: number
  onChange: (text: string) => void
}

export function FindField({ text, count, onChange }: FindFieldProps) {
  return (
    <div className={classes.field}>
      <TextInput
        type="search"
        label="Find on this page"
        placeholder="price, flash, is:foil…"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p role="status" className={classes.status}>
        {text.trim() !== '' && `${count} found`}
      </p>
    </div>
  )
}
