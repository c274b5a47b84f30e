import { limits, rarities, type SetPage } from '@manafolio/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { countOf, formatCount } from '../../lib/formats.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterField } from '../../ui/filter-field.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Checklist } from './checklist.tsx'
import { EmptyPack } from './empty-pack.tsx'
import { PrintedChecklist } from './printed-checklist.tsx'
import classes from './set-cards.module.css'
import { SetWall } from './set-wall.tsx'
import type { Ownership, SetParams, SetSort } from './sets-params.ts'
import { printingsOf } from './shown-printings.ts'
import { useShownPrintings } from './use-shown-printings.ts'

interface SetCardsProps {
  page: SetPage
  params: SetParams
  onChange: (params: SetParams) => void
}

/** The printings of a set as a wall of images or a checklist, with filters. */
export function SetCards({ page, params, onChange }: SetCardsProps) {
  const all = useMemo(() => printingsOf(page), [page])
  const shown = useShownPrintings(all, params)
  const section = useRef<HTMLElement>(null)
  const isPrinting = useIsPrinting()
  const { view, currency, sort } = params

  function clear() {
    onChange({ ...(view && { view }), ...(currency && { currency }), ...(sort && { sort }) })
    section.current?.querySelector('input')?.focus() // the button goes away
  }

  if (isPrinting) return <PrintedChecklist page={page} shown={shown} />
  return (
    <section ref={section} aria-label="Cards of the set">
      <CardsBar page={page} params={params} onChange={onChange} />
      <div className={classes.head}>
        <p role="status" className={classes.count}>
          {shown.length === all.length
            ? countOf(all.length, 'printing')
            : `${formatCount(shown.length)} of ${countOf(all.length, 'printing')}`}
        </p>
        {view === 'list' && shown.length > 0 && <PrintButton label="Print checklist" />}
      </div>
      {shown.length === 0 && <NothingFound onClear={clear} />}
      {shown.length > 0 && view === 'list' && (
        <Checklist shown={shown} finishes={page.finishes} currency={currency ?? 'usd'} />
      )}
      {shown.length > 0 && view !== 'list' && (
        <SetWall shown={shown} currency={currency ?? 'usd'} />
      )}
    </section>
  )
}

const views = [
  { name: 'wall', label: 'Images' },
  { name: 'list', label: 'Checklist' },
] as const

const everything = 'all'

const ownerships = [
  { value: everything, label: 'All cards' },
  { value: 'owned', label: 'Owned' },
  { value: 'missing', label: 'Missing' },
] as const

const sorts: readonly { value: SetSort; label: string }[] = [
  { value: 'number', label: 'By number' },
  { value: 'name', label: 'By name' },
  { value: 'dearest', label: 'Price, high to low' },
  { value: 'cheapest', label: 'Price, low to high' },
  { value: 'rarity', label: 'By rarity' },
]

function CardsBar({ page, params, onChange }: SetCardsProps) {
  /** Without the parameters that have their usual value. */
  function change<Name extends keyof SetParams>(name: Name, value: SetParams[Name] | undefined) {
    const { [name]: _, ...rest } = params
    onChange(value === undefined ? rest : { ...rest, [name]: value })
  }

  return (
    <search
      className={classes.bar}
      aria-label="Filter the cards"
      data-table={params.view === 'list' || undefined}
    >
      <div className={classes.field}>
        <FilterField
          label="Search the set"
          placeholder="Name, type or number"
          value={params.q ?? ''}
          maxLength={limits.cardNameMax}
          onChange={(next) => change('q', next === '' ? undefined : next)}
        />
      </div>
      <CardsTools page={page} params={params} change={change} />
    </search>
  )
}

interface CardsToolsProps {
  page: SetPage
  params: SetParams
  change: <Name extends keyof SetParams>(name: Name, value: SetParams[Name] | undefined) => void
}

function CardsTools({ page, params, change }: CardsToolsProps) {
  const { show, rarity, sort = 'number', view = 'wall' } = params
  return (
    <div className={classes.tools}>
      {page.owned && (
        <SelectField<Ownership | typeof everything>
          label="Show"
          options={ownerships}
          value={show ?? everything}
          onChange={(next) => change('show', next === everything ? undefined : next)}
        />
      )}
      <SelectField
        label="Rarity"
        options={rarityOptions(page)}
        value={rarity ?? everything}
        onChange={(next) => change('rarity', next === everything ? undefined : next)}
      />
      <SelectField
        label="Sort by"
        options={sorts}
        value={sort}
        onChange={(next) => change('sort', next === 'number' ? undefined : next)}
      />
      <Segments
        label="View"
        segments={views}
        chosen={view}
        onChange={(next) => change('view', next === 'list' ? next : undefined)}
      />
    </div>
  )
}

/** Those that the set has. */
function rarityOptions({ printings }: SetPage) {
  const present = new Set(printings.map((printing) => printing.rarity))
  return [
    { value: everything, label: 'All rarities' } as const,
    ...rarities
      .filter((rarity) => present.has(rarity))
      .map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
  ]
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyPack />}
      title="No card matches"
      action={
        <Button variant="default" onClick={onClear}>
          Show all cards
        </Button>
      }
    >
      No printing of this set matches the filters.
    </EmptyState>
  )
}

/** Whether the page is being printed, for lists that otherwise render what is near the viewport. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    // Until the paper is laid out, the browser may change to its styles and back.
    let isLayingOut = false
    const begin = () => {
      isLayingOut = true
      flushSync(() => setPrinting(true)) // at once: the layout follows the event
    }
    const end = () => {
      isLayingOut = false
      setPrinting(paper.matches)
    }
    const follow = () => setPrinting(isLayingOut || paper.matches)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    paper.addEventListener('change', follow)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      paper.removeEventListener('change', follow)
    }
  }, [])
  return isPrinting
}
