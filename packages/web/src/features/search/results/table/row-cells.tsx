import { CardLink } from '../../../../card-kit/card-link.tsx'
import { linkedCard } from '../../../../card-kit/linked-card.ts'
import { FailedPage } from '../card-rows.tsx'
import type { ListFacts } from '../list-facts.ts'
import { QuickAdd } from '../quick-add.tsx'
import type { ResultEntry, ResultRow } from '../result-rows.ts'
import { labelOfResult } from '../result-text.ts'
import type { Column } from './columns.tsx'
import classes from './result-table.module.css'

interface RowCellsProps {
  row: ResultRow
  columns: readonly Column[]
  /** Labels of versions have a column; else they are below the name. */
  hasLabels: boolean
  facts: ListFacts
  onRetry: (row: ResultRow) => void
  /** The row before is another version of the same card. */
  isRepeated: boolean
}

/** The cells of a result, or of one that is not loaded. */
export function RowCells({ row, facts, columns, hasLabels, onRetry, isRepeated }: RowCellsProps) {
  const all = columns.length + (hasLabels ? 3 : 2)
  if (row.kind === 'failed') {
    return (
      <td colSpan={all}>
        <FailedPage onRetry={() => onRetry(row)} />
      </td>
    )
  }
  const entry = row.kind === 'groups' ? row.groups[0]?.[0] : undefined
  if (!entry) {
    return (
      <td colSpan={all} className={classes.loading}>
        <i />
      </td>
    )
  }
  return (
    <>
      <NameCell {...{ entry, facts, isRepeated, hasLabels }} />
      {hasLabels && (
        <td>
          <Label entry={entry} />
        </td>
      )}
      {columns.map(({ name, isNumber, titleOf, Cell }) => (
        <td key={name} data-number={isNumber} title={titleOf?.(entry.card) ?? undefined}>
          <Cell entry={entry} facts={facts} columns={columns} />
        </td>
      ))}
      <td className={classes.add}>
        <QuickAdd card={entry.card} />
      </td>
    </>
  )
}

type NameCellProps = Pick<RowCellsProps, 'facts' | 'hasLabels' | 'isRepeated'> & {
  entry: ResultEntry
}

/** The name stands once for all versions of a card, but each row has it for screen readers. */
function NameCell({ entry, facts, isRepeated, hasLabels }: NameCellProps) {
  const { card, position } = entry
  return (
    <th
      scope="row"
      className={classes.name}
      title={card.name}
      data-repeated={isRepeated || undefined}
    >
      <CardLink
        card={linkedCard(card)}
        place={facts.placeAt(position)}
        isResult
        aria-label={labelOfResult(entry)}
      >
        {card.name}
      </CardLink>
      {!hasLabels && <Label entry={entry} />}
    </th>
  )
}

function Label({ entry: { label } }: { entry: ResultEntry }) {
  return label && <b className={classes.label}>{label}</b>
}
