import type { DeckFormat, DeckListLine } from '@manafolio/contract'
import { useCallback, useState } from 'react'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FallingCards } from '../../../../ui/falling-cards.tsx'
import type { LineEdit } from './line-edit.ts'
import classes from './line-list.module.css'
import { type LineShow, lineShows } from './line-shows.ts'
import { ListLine, type ListLineProps } from './list-line.tsx'
import { VirtualLines } from './virtual-lines.tsx'

interface LineListProps {
  /** As they are now. */
  lines: readonly DeckListLine[]
  format: DeckFormat | null
  show: LineShow
  onEdit: (index: number, edit: LineEdit) => void
}

/** More are drawn only where they are looked at. */
const mostDrawn = 200

/** The lines of one kind. Those that are not of it any more stay until another kind is chosen. */
export function LineList({ lines, format, show, onEdit }: LineListProps) {
  const [shown] = useState(() =>
    lines.flatMap((line, index) => (lineShows[show].has(line) ? [index] : [])),
  )
  const [opened, setOpened] = useState<ReadonlyMap<number, boolean>>(
    () => new Map(shown.flatMap((index) => (lines[index]?.state === 'fix' ? [[index, true]] : []))),
  )
  const open = useCallback(
    (index: number, isOpen: boolean) => setOpened((before) => new Map(before).set(index, isOpen)),
    [],
  )
  if (shown.length === 0) {
    const { title, text } = lineShows[show].none
    return (
      <EmptyState drawing={<FallingCards />} title={title}>
        {text}
      </EmptyState>
    )
  }

  function propsOf(index: number): ListLineProps | undefined {
    const line = lines[index]
    const isOpen = opened.get(index) ?? false
    return line && { index, line, format, isOpen, onOpen: open, onEdit }
  }

  const label = `${lineShows[show].label}: ${shown.length} lines`
  if (shown.length > mostDrawn) {
    return <VirtualLines label={label} indexes={shown} propsOf={propsOf} />
  }
  return (
    <ul className={classes.lines} aria-label={label}>
      {shown.map((index) => {
        const props = propsOf(index)
        return (
          <li key={index} className={classes.line}>
            {props && <ListLine {...props} />}
          </li>
        )
      })}
    </ul>
  )
}
