import { type CardSort, cardSorts, type SearchView } from '@manafolio/contract'
import { useShownChoice } from '../../lib/use-shown-choice.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import classes from './result-controls.module.css'
import type { SearchOptions } from './use-search-options.ts'
import { useChangeOptions } from './use-search-options.ts'

const sortNames: Record<CardSort, string> = {
  relevance: 'Relevance',
  name: 'Name',
  played: 'Most played',
  cheapest: 'Price: low to high',
  dearest: 'Price: high to low',
  manaValue: 'Mana value',
  newest: 'Newest',
  oldest: 'Oldest',
  rarity: 'Rarity',
  color: 'Color',
  set: 'Set',
}

const sorts = cardSorts.map((value) => ({ value, label: sortNames[value] }))
const asQuery = { value: 'query', label: 'As the query says' } as const

const views: { name: SearchView; label: string }[] = [
  { name: 'details', label: 'Details' },
  { name: 'images', label: 'Images' },
  { name: 'table', label: 'Table' },
]

const ColumnsMenu = lazyPart(
  async () => (await import('./results/table/columns-menu.tsx')).ColumnsMenu,
)

interface ResultControlsProps {
  options: SearchOptions
  /** The query itself orders the results, whatever is selected. */
  isOrderedByQuery: boolean
}

/** How the results are sorted and shown. */
export function ResultControls({ options, isOrderedByQuery }: ResultControlsProps) {
  const { query, sort = 'relevance', view } = options
  const { changeSort, changeView } = useChangeOptions()
  const [shownView, chooseView] = useShownChoice(view ?? null, (next) => next && changeView(next))

  function choose(next: CardSort | 'query') {
    if (next !== 'query') void changeSort(next, isOrderedByQuery ? query : undefined)
  }

  return (
    <div className={classes.controls}>
      <SelectField
        label="Sort by"
        options={isOrderedByQuery ? [asQuery, ...sorts] : sorts}
        value={isOrderedByQuery ? 'query' : sort}
        onChange={choose}
      />
      <Segments label="View" segments={views} chosen={shownView} onChange={chooseView} />
      {view === 'table' && <ColumnsMenu hasLabels={options.mode === 'cards'} />}
    </div>
  )
}
