import type { Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isCovered, isWriting } from '../../../lib/key-target.ts'
import { singleKeys } from '../../../lib/single-keys.ts'
import { useShortcut } from '../../../lib/use-shortcut.ts'
import { searchBarHeight, stickHeight } from '../../../ui/stick.ts'
import { entriesOf, type ResultRow, rowWith } from './result-rows.ts'

interface KeyedList {
  list: RefObject<HTMLElement | null>
  rows: readonly ResultRow[]
  virtualizer: Virtualizer<Window, HTMLElement>
  /** Results stand side by side, so left and right lead from one to the other. */
  hasColumns: boolean
}

/**
 * The arrow keys, Home and End go from result to result, and A adds the one with the focus or under
 * the pointer. From the page itself, the arrow down goes to the first result in sight.
 */
export function useResultKeys({ list, rows, virtualizer, hasColumns }: KeyedList): void {
  const focusAt = useFocusAt({ list, rows, virtualizer })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event) || isCovered(null)) return
    const position = targetOf(event)
    if (position === undefined) return
    event.preventDefault()
    focusAt(position)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  useShortcut('a', () => addButtonIn(list.current)?.click())

  function targetOf({ key, target }: KeyboardEvent): number | undefined {
    if (!(target instanceof HTMLElement)) return undefined
    if (isPage(target)) return key === 'ArrowDown' ? firstInSight(list.current) : undefined
    if (!list.current?.contains(target) || isWriting(target)) return undefined
    const from = positionOf(target)
    return from === undefined ? undefined : moved(rows, from, hasColumns ? key : rowKey(key))
  }
}

/** After them, the user no longer waits for a result to get the focus. */
const interruptions = ['keydown', 'pointerdown', 'wheel'] as const

/** Focuses the result at a position, once it is rendered, unless the user goes on elsewhere. */
function useFocusAt({ list, rows, virtualizer }: Omit<KeyedList, 'hasColumns'>) {
  const wanted = useRef<number | null>(null)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    const giveUp = () => {
      wanted.current = null
    }
    for (const type of interruptions) window.addEventListener(type, giveUp, true)
    return () => {
      for (const type of interruptions) window.removeEventListener(type, giveUp, true)
    }
  }, [])
  function focusWanted() {
    if (wanted.current === null) return
    // The focus has moved elsewhere; an element that was removed leaves it to the page.
    const { activeElement: now, body } = document
    if (now !== focused.current && now !== body) {
      wanted.current = null
      return
    }
    const result = list.current?.querySelector<HTMLElement>(
      `[data-position="${wanted.current}"] [data-result]`,
    )
    if (!result) return
    wanted.current = null
    result.focus()
  }
  useLayoutEffect(focusWanted)
  return (position: number) => {
    wanted.current = position
    focused.current = document.activeElement
    focusWanted()
    if (wanted.current === null) return
    virtualizer.scrollToIndex(rowWith(rows, position), { align: 'center' })
  }
}

/** Where a key leads from a position; undefined when it leads nowhere. */
function moved(rows: readonly ResultRow[], from: number, key: string): number | undefined {
  const at = rowWith(rows, from)
  const entries = entriesOf(rows[at])
  const column = entries.findIndex(({ position }) => position === from)
  const last = rows.at(-1)
  switch (key) {
    case 'ArrowDown':
      return inRow(rows[at + 1], column)
    case 'ArrowUp':
      return inRow(rows[at - 1], column)
    case 'ArrowRight':
      return entries[column + 1]?.position ?? rows[at + 1]?.position
    case 'ArrowLeft':
      return from > 0 ? from - 1 : undefined
    case 'Home':
      return 0
    case 'End':
      return entriesOf(last).at(-1)?.position ?? last?.position
    default:
      return undefined
  }
}

function inRow(row: ResultRow | undefined, column: number): number | undefined {
  const entries = entriesOf(row)
  return entries[Math.min(Math.max(column, 0), entries.length - 1)]?.position ?? row?.position
}

/** In a table, left and right scroll it. */
function rowKey(key: string): string {
  return key === 'ArrowLeft' || key === 'ArrowRight' ? '' : key
}

function positionOf(element: Element): number | undefined {
  const position = element.closest('[data-position]')?.getAttribute('data-position')
  return position ? Number(position) : undefined
}

/** Nothing has the focus, or the page as a whole. */
function isPage(target: HTMLElement): boolean {
  return target === document.body || target.id === 'main'
}

/** Undefined when single keys are turned off: then the arrow scrolls the page. */
function firstInSight(list: HTMLElement | null): number | undefined {
  if (!singleKeys.areOn()) return undefined
  const results = [...(list?.querySelectorAll('[data-position]') ?? [])]
  const line = stickHeight() + searchBarHeight
  const first = results.find((result) => result.getBoundingClientRect().top >= line)
  const target = first ?? results[0]
  return target && positionOf(target)
}

function addButtonIn(list: HTMLElement | null): HTMLElement | undefined {
  const focused = list?.querySelector<HTMLElement>('[data-position]:focus-within [data-add]')
  return (
    focused ?? list?.querySelector<HTMLElement>('[data-position]:hover [data-add]') ?? undefined
  )
}

function hasModifier({ ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || shiftKey
}
