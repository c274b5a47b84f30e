import { type DeckFormat, type DeckSummary, pages } from '@manafolio/contract'
import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatCount } from '../../../lib/formats.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { DecksFailed } from '../kit/decks-failed.tsx'
import { readDecksParams } from '../kit/decks-params.ts'
import { DeckStatistics } from './deck-statistics.tsx'
import classes from './deck-tabs.module.css'
import { DecksSkeleton } from './decks-skeleton.tsx'
import { MyDecks } from './my-decks.tsx'

const LazyFormats = lazyPart(async () => (await import('./format-lists.tsx')).FormatLists, {
  Loading: FormatsLoading,
  Failed: FormatsFailed,
})

interface DeckTabsProps {
  /** Undefined until loaded. */
  decks: DeckSummary[] | undefined
  error: Error | null
  onRetry: () => void
  onCreate: (format?: DeckFormat) => void
  /** Called when the last deck was deleted, and the focus was lost with it. */
  onLastGone: () => void
}

/** My Decks, Statistics and Formats; the URL says which is open. */
export function DeckTabs({ decks, error, onRetry, onCreate, onLastGone }: DeckTabsProps) {
  const params = readDecksParams(useSearch({ strict: false }))
  const { tab = 'decks' } = params
  const navigate = useNavigate()
  const show = (next: string | null) =>
    void navigate({ to: pages.deckBuilding, search: readDecksParams({ ...params, tab: next }) })
  const instead = error ? <DecksFailed error={error} onRetry={onRetry} /> : <DecksSkeleton />
  return (
    <Tabs value={tab} onChange={show} keepMounted={false} classNames={{ panel: classes.panel }}>
      <Tabs.List aria-label="Decks">
        <Tabs.Tab value="decks">My Decks{decks && ` (${formatCount(decks.length)})`}</Tabs.Tab>
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
        <LazyFormats onCreate={onCreate} />
      </Tabs.Panel>
    </Tabs>
  )
}

function FormatsLoading() {
  return <p role="status">Loading...</p>
}

function FormatsFailed({ onRetry }: { onRetry: () => void }) {
  return <LoadProblem title="The formats can’t be shown now" onRetry={onRetry} />
}
