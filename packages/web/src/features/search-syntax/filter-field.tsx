import type { SearchSyntax } from '@manafolio/contract'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import classes from './filter-field.module.css'

interface FilterFieldProps {
  text: string
  /** The number of matching entries. */
  count: number
  onChange: (text: string) => void
}

export function FilterField({ text, count, onChange }: FilterFieldProps) {
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

/** The parts of the syntax that match all words: by name, description or example. */
export function filterSyntax(
  { grammar, groups, traits }: SearchSyntax,
  text: string,
): SearchSyntax {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return {
    grammar: grammar.filter(({ example, help }) => isAbout([example, help], words)),
    groups: groups
      .map(({ entries, ...group }) => ({
        ...group,
        entries: entries.filter(({ names, example, help }) =>
          isAbout([group.name, ...names.map((key) => `${key}:`), example, help], words),
        ),
      }))
      .filter(({ entries }) => entries.length > 0),
    traits: traits.filter(({ names, description }) =>
      isAbout([...names, ...names.map((name) => `is:${name}`), description], words),
    ),
  }
}

/** True when each word is a prefix of a word in the texts. */
function isAbout(texts: string[], words: string[]): boolean {
  const text = texts.join(' ').toLowerCase()
  const parts = [...text.split(/[\s“”"(]+/), ...text.split(/[^\p{L}\p{N}]+/u)]
  return words.every((word) => parts.some((part) => part.startsWith(word)))
}

/** The total number of entries. */
export function countOf({ grammar, groups, traits }: SearchSyntax): number {
  const keys = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return grammar.length + keys + traits.length
}
