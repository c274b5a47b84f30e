import { limits, pages, type SetSummary } from '@manafolio/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { setsQuery } from '../../card-kit/sets-query.ts'
import { countOf } from '../../lib/formats.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterField } from '../../ui/filter-field.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { EmptyPack } from './empty-pack.tsx'
import { foundSets } from './found-sets.ts'
import { allKinds, kindOptions } from './set-kinds.ts'
import { SetYears, SetYearsSkeleton } from './set-years.tsx'
import classes from './sets-page.module.css'
import type { SetsParams } from './sets-params.ts'
import { VisitorNote } from './visitor-note.tsx'

const route = getRouteApi(pages.sets)

/** Every set by year, with what the user owns of it. */
// Annotated because inferring the type would go through all routes and back to this one.
export function SetsPage(): ReactNode {
  useDocumentTitle('Sets')
  const { data, error, refetch } = useQuery(setsQuery)
  return (
    <>
      <PageHeading title="Sets">Every set of the game, newest first.</PageHeading>
      <VisitorNote>With a free account you see how much of each set you own.</VisitorNote>
      {!data && error && (
        <LoadProblem title="The sets could not be loaded" error={error} onRetry={refetch} />
      )}
      {!data && !error && <SetYearsSkeleton />}
      {data && <Sets sets={data} />}
    </>
  )
}

SetsPage.prefetch = (queryClient: QueryClient) => queryClient.prefetchQuery(setsQuery)

function Sets({ sets }: { sets: readonly SetSummary[] }) {
  const params = withKnownKind(route.useSearch(), sets)
  const navigate = route.useNavigate()
  const bar = useRef<HTMLElement>(null)
  const years = useDeferredValue(foundSets(sets, params))
  const count = years.reduce((sum, year) => sum + year.sets.length, 0)
  const show = (search: SetsParams) => void navigate({ search, replace: true, resetScroll: false })

  function filter({ q, kind }: { q: string; kind: string }) {
    show({ ...(q !== '' && { q }), ...(kind !== allKinds && { kind }) })
  }

  function clear() {
    show({})
    bar.current?.querySelector('input')?.focus() // the button goes away
  }

  const { q = '', kind = allKinds } = params
  return (
    <>
      <search ref={bar} className={classes.bar}>
        <div className={classes.field}>
          <FilterField
            label="Search sets"
            placeholder="Name or code"
            value={q}
            maxLength={limits.cardNameMax}
            onChange={(next) => filter({ q: next, kind })}
          />
        </div>
        <SelectField
          label="Kind of set"
          options={kindOptions(sets)}
          value={kind}
          onChange={(next) => filter({ q, kind: next })}
        />
        <p role="status" className={classes.count}>
          {countOf(count, 'set')}
        </p>
      </search>
      {count > 0 ? <SetYears years={years} /> : <NoSets onClear={clear} />}
    </>
  )
}

/** An old or mistyped address may ask for a kind that no set is of. */
function withKnownKind({ kind, ...params }: SetsParams, sets: readonly SetSummary[]): SetsParams {
  return sets.some((set) => set.kind === kind) ? { ...params, ...(kind && { kind }) } : params
}

function NoSets({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyPack />}
      title="No set matches"
      action={
        <Button variant="default" onClick={onClear}>
          Show all sets
        </Button>
      }
    >
      Sets are found by their name, such as “Zendikar”, or by their code, such as “znr”.
    </EmptyState>
  )
}
