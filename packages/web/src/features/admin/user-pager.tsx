import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react'
import type { Ref } from 'react'
import { formatCount } from '../../lib/formats.ts'
import { ActionIcon } from '../../ui/button.tsx'
import classes from './user-section.module.css'

/** The target pages in the order of the buttons, two on each side of the page number. */
const targets = [
  { name: 'First page', Icon: IconChevronsLeft, to: () => 1 },
  { name: 'Previous page', Icon: IconChevronLeft, to: (page: number) => page - 1 },
  { name: 'Next page', Icon: IconChevronRight, to: (page: number) => page + 1 },
  { name: 'Last page', Icon: IconChevronsRight, to: (_: number, pages: number) => pages },
] as const

type Target = (typeof targets)[number]
export type PageTarget = Target['name']

interface UserPagerProps {
  /** Distinguishes the two pagers of a page. */
  label: string
  page: number
  pages: number
  onPageChange: (page: number, target: PageTarget) => void
  ref?: Ref<HTMLElement>
}

/** Pagination of the list; nothing if there is only one page. */
export function UserPager({ label, page, pages, onPageChange, ref }: UserPagerProps) {
  if (pages <= 1) return null
  const button = (target: Target) => (
    <PageButton
      key={target.name}
      target={target}
      page={page}
      pages={pages}
      onPageChange={onPageChange}
    />
  )
  return (
    <nav aria-label={label} className={classes.pager} ref={ref}>
      {targets.slice(0, 2).map(button)}
      <span className={classes.number}>
        Page {formatCount(page)} of {formatCount(pages)}
      </span>
      {targets.slice(2).map(button)}
    </nav>
  )
}

interface PageButtonProps extends Pick<UserPagerProps, 'page' | 'pages' | 'onPageChange'> {
  target: Target
}

function PageButton({ target: { name, Icon, to }, page, pages, onPageChange }: PageButtonProps) {
  const next = to(page, pages)
  const isEnd = next === page || next < 1 || next > pages
  return (
    <ActionIcon
      variant="default"
      size={44}
      radius="md"
      aria-label={name}
      disabled={isEnd}
      data-target={name}
      className={classes.turn}
      onClick={() => onPageChange(next, name)}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
