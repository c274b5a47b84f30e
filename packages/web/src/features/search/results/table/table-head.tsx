import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useChangeOptions } from '../../use-search-options.ts'
import type { ListFacts } from '../list-facts.ts'
import type { Column } from './columns.tsx'
import classes from './result-table.module.css'

interface TableHeadProps {
  columns: readonly Column[]
  /** Labels of versions have a column. */
  hasLabels: boolean
  facts: ListFacts
}

export function TableHead({ columns, hasLabels, facts }: TableHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <HeadCell label="Name" sorts={[{ sort: 'name', direction: 'ascending' }]} facts={facts} />
        {hasLabels && <HeadCell label="Version" facts={facts} />}
        {columns.map((column) => (
          <HeadCell key={column.name} {...column} facts={facts} />
        ))}
        <th scope="col">
          <span className="visually-hidden">Add to Collection</span>
        </th>
      </tr>
    </thead>
  )
}

type HeadCellProps = Pick<Column, 'label' | 'sorts' | 'isNumber'> & Pick<TableHeadProps, 'facts'>

/** The head of a column; of those that results are sorted by, a button. */
function HeadCell({ label, sorts, isNumber, facts: { orderingQuery, placeAt } }: HeadCellProps) {
  const { changeSort } = useChangeOptions()
  if (!sorts) {
    return (
      <th scope="col" data-number={isNumber}>
        {label}
      </th>
    )
  }
  const sort = orderingQuery === undefined ? placeAt(0).sort : undefined
  const current = sorts.findIndex((one) => one.sort === sort)
  const direction = sorts[current]?.direction
  const next = sorts[(current + 1) % sorts.length]
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" data-number={isNumber} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => next && next.sort !== sort && void changeSort(next.sort, orderingQuery)}
      >
        {label}
        {direction && <Arrow size={14} stroke={2} aria-hidden />}
      </button>
    </th>
  )
}
