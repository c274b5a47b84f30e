import {
  type DeckFormat,
  type DeckSummary,
  deckFormats,
  formatFacts,
  pages,
} from '@manafolio/contract'
import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatCount } from '../../../lib/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { DecksFailed } from '../kit/decks-failed.tsx'
import { DeckStatistics } from './deck-statistics.tsx'
import classes from './deck-tabs.module.css'
import { readDecksParams } from './decks-params.ts'
import { DecksSkeleton } from './decks-skeleton.tsx'
import { FormatDrawing } from './format-drawing.tsx'
import { MyDecks } from './my-decks.tsx'

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
  const { tab = 'decks' } = readDecksParams(useSearch({ strict: false }))
  const navigate = useNavigate()
  const show = (next: string | null) =>
    void navigate({ to: pages.deckBuilding, search: readDecksParams({ tab: next }) })
  const instead = error ? <DecksFailed error={error} onRetry={onRetry} /> : <DecksSkeleton />
  return (
    <Tabs value={tab} onChange={show} keepMounted={false} classNames={{ panel: classes.panel }}>
      <Tabs.List>
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
        <FormatList onCreate={onCreate} />
      </Tabs.Panel>
    </Tabs>
  )
}

function FormatList({ onCreate }: { onCreate: (format: DeckFormat) => void }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers some screen readers drop the list role
    <ul className={classes.formats} role="list">
      {deckFormats.map((format) => (
        <li key={format}>
          <FormatCard format={format} onCreate={onCreate} />
        </li>
      ))}
    </ul>
  )
}

interface FormatCardProps {
  format: DeckFormat
  onCreate: (format: DeckFormat) => void
}

/** A format with its deck size and description. */
function FormatCard({ format, onCreate }: FormatCardProps) {
  const { name, size, cards, description, commanders } = formatFacts[format]
  return (
    <article className={classes.format} aria-labelledby={`format-${format}`}>
      <div className={classes.drawing}>
        <FormatDrawing format={format} cards={cards} hasCommander={commanders !== null} />
      </div>
      <h2 id={`format-${format}`} className={classes.name}>
        {name}
      </h2>
      <p className={classes.size}>{size}</p>
      <p className={classes.description}>{description}</p>
      <Button
        variant="subtle"
        className={classes.create}
        aria-haspopup="dialog"
        onClick={() => onCreate(format)}
      >
        Create a {name} deck
      </Button>
    </article>
  )
}
