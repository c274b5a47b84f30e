import { useMediaQuery } from '@mantine/hooks'
import type { IconPlus } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { lazyPart } from '../lazy-part.tsx'

export interface SwipeAction {
  label: string
  Icon: typeof IconPlus
  run: (row: HTMLElement) => void
}

export interface SwipeRowsProps {
  list: RefObject<HTMLElement | null>
  /** The row that an element is in, if it can be swiped. */
  rowAt: (target: Element) => HTMLElement | null
  right?: SwipeAction
  left?: SwipeAction
}

const SwipedRow = lazyPart(async () => (await import('./swiped-row.tsx')).SwipedRow)

/** The most common actions on the rows of a list, for a finger. Each has a button too. */
export function SwipeRows(props: SwipeRowsProps) {
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  return isTouch && <SwipedRow {...props} />
}
