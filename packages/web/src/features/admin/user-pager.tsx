import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react'
import type { Ref } from 'react'
import { ActionIcon } from '../../ui/button.tsx'
import classes from './user-pager.module.css'
import { countWords } from './user-words.ts'

/** Where a press leads, in the order of the buttons; two stand on each side of the number. */
const turns = [
  { name: 'First page', Icon: IconChevronsLeft, to: () => 1 },
  { name: 'Previous page', Icon: IconChevronLeft, to: (page: number) => page - 1 },
  { name: 'Next page', Icon: IconChevronRight, to: (page: number) => page + 1 },
  { name: 'Last page', Icon: IconChevronsRight, to: (_: number, pages: number) => pages },
] as const

type Turn = (typeof turns)[number]
export type TurnName = Turn['name']

interface UserPagerProps {
  /** What tells two of them apart. */
  label: string
  page: number
  pages: number
  onTurn: (page: number, turn: TurnName) => void
  ref?: Ref<HTMLElement>
}

/** Turns the pages of the list; nothing when there is only one. */
export function UserPager({ label, page, pages, onTurn, ref }: UserPagerProps) {
  if (pages <= 1) return null
  const button = (turn: Turn) => (
    <TurnButton key={turn.name} turn={turn} page={page} pages={pages} onTurn={onTurn} />
  )
  return (
    <nav aria-label={label} className={classes.pager} ref={ref}>
      {turns.slice(0, 2).map(button)}
      <span className={classes.number}>
        Page {countWords(page)} of {countWords(pages)}
      </span>
      {turns.slice(2).map(button)}
    </nav>
  )
}

interface TurnButtonProps extends Pick<UserPagerProps, 'page' | 'pages' | 'onTurn'> {
  turn: Turn
}

function TurnButton({ turn: { name, Icon, to }, page, pages, onTurn }: TurnButtonProps) {
  const next = to(page, pages)
  const isEnd = next === page || next < 1 || next > pages
  return (
    <ActionIcon
      variant="default"
      size={44}
      radius="md"
      aria-label={name}
      disabled={isEnd}
      data-turn={name}
      className={classes.turn}
      onClick={() => onTurn(next, name)}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
