import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import classes from './deck-bar.module.css'
import { type DeckSort, deckSorts } from './found-decks.ts'

interface DeckBarProps {
  text: string
  sort: DeckSort
  onText: (text: string) => void
  onSort: (sort: DeckSort) => void
}

const order: readonly DeckSort[] = ['newest', 'name', 'value']

/** Finds a deck among many. */
export function DeckBar({ text, sort, onText, onSort }: DeckBarProps) {
  return (
    <search className={classes.bar}>
      <TextInput
        type="search"
        className={classes.field}
        aria-label="Find a deck by its name or commander"
        placeholder="Find a deck"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label="Sort decks"
        value={sort}
        data={order.map((value) => ({ value, label: deckSorts[value].label }))}
        onChange={({ currentTarget: { selectedIndex } }) =>
          onSort(order[selectedIndex] ?? 'newest')
        }
      />
    </search>
  )
}
