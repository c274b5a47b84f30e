import { conditionNames, conditions, finishes, finishNames } from '@manafolio/contract'
import type { QuickFilter, QuickFilterGroup } from '../../card-kit/filters/quick-filter-groups.tsx'

const types = ['Creature', 'Instant', 'Sorcery', 'Artifact', 'Enchantment', 'Planeswalker', 'Land']
const rarities = ['Common', 'Uncommon', 'Rare', 'Mythic']

/** The filters on a given day: some of them refer to the time since then. */
export function quickFilters(today: Date): QuickFilterGroup[] {
  return [
    {
      title: 'Color',
      takes: 'many',
      filters: [
        { label: 'White', term: 'c:w', symbol: 'W' },
        { label: 'Blue', term: 'c:u', symbol: 'U' },
        { label: 'Black', term: 'c:b', symbol: 'B' },
        { label: 'Red', term: 'c:r', symbol: 'R' },
        { label: 'Green', term: 'c:g', symbol: 'G' },
        { label: 'Colorless', term: 'c:c', symbol: 'C' },
        { label: 'Multicolor', term: 'c:m' },
      ],
    },
    { title: 'Type', takes: 'one', filters: types.map((label) => filterOf('t', label)) },
    { title: 'Rarity', takes: 'one', filters: rarities.map((label) => filterOf('r', label)) },
    {
      title: 'Finish',
      takes: 'one',
      filters: finishes.map((finish) => ({
        label: finishNames[finish],
        term: `owned:${finish}`,
      })),
    },
    {
      title: 'Condition',
      takes: 'one',
      filters: conditions.map((condition) => ({
        label: conditionNames[condition],
        term: `owned:${condition.toLowerCase()}`,
      })),
    },
    {
      title: 'Copies',
      takes: 'one',
      filters: [
        { label: 'More than one', term: 'owned>1' },
        { label: 'Four or more', term: 'owned>=4' },
      ],
    },
    {
      title: 'Added',
      takes: 'one',
      filters: [
        { label: 'Last 7 days', term: `added>=${utcDay(today, -7)}` },
        { label: 'This month', term: `added:${utcDay(today).slice(0, 'yyyy-mm'.length)}` },
        { label: 'This year', term: `added:${utcDay(today).slice(0, 'yyyy'.length)}` },
      ],
    },
  ]
}

function filterOf(key: string, label: string): QuickFilter {
  return { label, term: `${key}:${label.toLowerCase()}` }
}

/** The date in UTC (yyyy-mm-dd), as the server counts days, shifted by a number of days. */
function utcDay(date: Date, offset = 0): string {
  return new Date(date.getTime() + offset * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

const dayMs = 24 * 60 * 60 * 1000
