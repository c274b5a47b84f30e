import { type DeckSummary, formatFacts, pages } from '@manafolio/contract'
import { NativeSelect } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { decksQuery } from '../../../../card-kit/decks-query.ts'
import { useDocumentTitle } from '../../../../lib/use-document-title.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { ActionIcon } from '../../../../ui/button.tsx'
import { ConnectionNotice } from '../../../../ui/connection-notice.tsx'
import { LoadingScreen } from '../../../../ui/loading-screen.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { DecksFailed } from '../../kit/decks-failed.tsx'
import type { CompareParams } from '../history-params.ts'
import { CompareNothing } from './compare-nothing.tsx'
import classes from './compare-page.module.css'
import { ComparedDecks } from './compared-decks.tsx'

const route = getRouteApi(pages.deckCompare)

/** Compares two decks. */
// Annotated because inferring the type would go through all routes and back to this one.
export function ComparePage(): ReactNode {
  useDocumentTitle('Compare decks')
  const { data: decks, error, refetch } = useQuery(decksQuery)
  return (
    <>
      <BackLink to={pages.deckBuilding}>Your Decks</BackLink>
      <PageHeading title="Compare Decks">
        What two of your decks share, and where they differ
      </PageHeading>
      <ConnectionNotice onRetry={() => void refetch()} />
      {decks ? (
        <Comparison />
      ) : error ? (
        <DecksFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingScreen text="Loading your decks..." />
      )}
    </>
  )
}

function Comparison() {
  const { data: decks = [] } = useQuery(decksQuery)
  const chosen = route.useSearch()
  const { one, other } = chosen
  const navigate = route.useNavigate()
  const choose = (params: CompareParams) =>
    void navigate({ search: params, replace: true, resetScroll: false })
  const exists = (id: string) => decks.some((deck) => deck.id === id)
  const isGone = [one, other].some((id) => id !== undefined && !exists(id))
  if (decks.length < 2) return <CompareNothing why="few" />
  return (
    <>
      <DeckChoice decks={decks} chosen={chosen} onChange={choose} />
      {isGone ? (
        <CompareNothing why="gone" />
      ) : !one || !other ? (
        <CompareNothing why="open" />
      ) : one === other ? (
        <CompareNothing why="itself" />
      ) : (
        <ComparedDecks
          key={[one, other].sort().join(' ')}
          one={one}
          other={other}
          isOnlyDifferences={chosen.only === 'differences'}
          onOnlyDifferences={(isOnly) => {
            const { only: _, ...decks } = chosen
            choose({ ...decks, ...(isOnly && { only: 'differences' }) })
          }}
        />
      )}
    </>
  )
}

interface DeckChoiceProps {
  decks: readonly DeckSummary[]
  chosen: CompareParams
  onChange: (chosen: CompareParams) => void
}

/** Chooses the two decks. */
function DeckChoice({ decks, chosen, onChange }: DeckChoiceProps) {
  const data = [
    { value: '', label: 'Choose a deck' },
    ...decks.map(({ id, name, format }) => ({
      value: id,
      label: `${name} · ${formatFacts[format].name}`,
    })),
  ]
  const known = (id = '') => (decks.some((deck) => deck.id === id) ? id : '')
  return (
    <div className={classes.choice}>
      <NativeSelect
        label="First deck"
        data={data}
        value={known(chosen.one)}
        onChange={({ currentTarget }) => onChange({ ...chosen, one: currentTarget.value })}
      />
      <ActionIcon
        className={classes.swap}
        variant="default"
        size={44}
        aria-label="Swap the decks"
        title="Swap the decks"
        onClick={() => onChange(swapped(chosen))}
      >
        <IconArrowsExchange size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      <NativeSelect
        label="Second deck"
        data={data}
        value={known(chosen.other)}
        onChange={({ currentTarget }) => onChange({ ...chosen, other: currentTarget.value })}
      />
    </div>
  )
}

function swapped({ one, other, ...options }: CompareParams): CompareParams {
  return { ...options, ...(other && { one: other }), ...(one && { other: one }) }
}
