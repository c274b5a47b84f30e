import { SelectBox } from '../../../../ui/selection/select-box.tsx'
import { commanderRowId } from '../../kit/rows/deck-sections.ts'
import type { CardRowProps } from './card-row.ts'

type Listed = Pick<CardRowProps, 'isFound' | 'isPart'>

interface RowBoxProps extends Pick<CardRowProps, 'id' | 'row' | 'isSelected'> {
  className?: string | undefined
}

/**
 * The checkbox of a row. The list is a single tab stop, so the Space key in a row does the same. A commander
 * that is not among the cards can't be selected.
 */
export function RowBox({ id, row, isSelected, className }: RowBoxProps) {
  if (id === commanderRowId) return null
  return (
    <SelectBox name={row.cardName} isActive={false} isSelected={isSelected} className={className} />
  )
}

/** By which the list finds its rows, and which of them are selected, found or not found, or part of a line. */
export function rowAttributes({
  id,
  isSelected,
  isFound,
  isPart,
}: Omit<RowBoxProps, 'row'> & Listed) {
  return {
    'data-row': id,
    'data-selects': id === commanderRowId ? undefined : id,
    'data-selected': isSelected || undefined,
    'data-found': isFound,
    'data-part': isPart || undefined,
  }
}
