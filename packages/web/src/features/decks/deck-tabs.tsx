import { type DeckFormat, type DeckSummary, pages } from '@manafolio/contract'
import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import classes from './deck-tabs.module.css'
import { readDecksParams } from './decks-params.ts'
import { FormatList } from './formats/format-list.tsx'
import { DecksFailed } from './list/decks-failed.tsx'
import { DecksSkeleton } from './list/decks-skeleton.tsx'
import { MyDecks } from './list/my-decks.tsx'
import { DeckStatistics } from './statistics/deck-statistics.tsx'

interface DeckTabsProps {
  /** Undefined as long as they are not there. */
  decks: DeckSummary[] | undefined
  error: Error | null
  onRetry: () => void
  onCreate: (format?: DeckFormat) => void
  /** The last deck was deleted, and what had the focus with it. */
  onLastGone: () => void
}

const numbers = new Intl.NumberFormat('en-US')

/** My Decks, Statistics and Formats; which one stands in the address. */
export function DeckTabs({ decks, error, onRetry, onCreate, onLastGone }: DeckTabsProps) {
  const { tab = 'decks' } = readDecksParams(useSearch({ strict: false }))
  const navigate = useNavigate()
  const show = (next: string | null) =>
    void navigate({ to: pages.deckBuilding, search: readDecksParams({ tab: next }) })
  const instead = error ? <DecksFailed error={error} onRetry={onRetry} /> : <DecksSkeleton />
  return (
    <Tabs value={tab} onChange={show} keepMounted={false} classNames={{ panel: classes.panel }}>
      <Tabs.List>
        <Tabs.Tab value="decks">My Decks{decks && ` (${numbers.format(decks.length)})`}</Tabs.Tab>
        <Tabs.Tab value="statistics">Statistics</Tabs.Tab>
        <Tabs.Tab value="formats">Formats</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="decks">
        {decks ? (
          <MyDecks decks={decks} onCreate={() => onCreate()} onLastGone={onLastGone} />
        ) : (
          instead
        )}
      </Tabs.Panel>
      <Tabs.Panel value="statistics">
        {decks ? <DeckStatistics decks={decks} /> : instead}
      </Tabs.Panel>
      <Tabs.Panel value="formats">
        <FormatList onCreate={onCreate} />
      </Tabs.Panel>
    </Tabs>
  )
}
