import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isCovered, isWriting } from '../lib/key-target.ts'
import { singleKeys } from '../lib/single-keys.ts'
import { searchBarHeight, stickHeight } from './stick.ts'

interface KeyedItems {
  /**
   * Its items have their position in `data-position`; what gets the focus has `data-result`, or
   * `data-control` as long as the other is not there.
   */
  list: RefObject<HTMLElement | null>
  /** Where a key leads from a position; undefined when it leads nowhere. */
  moved: (from: number, key: string) => number | undefined
  /** Renders an item that is not near the viewport. */
  scrollTo: (position: number) => void
}

/**
 * Keys go from item to item in a long list, of which only a part is rendered. From the page itself, the
 * arrow down goes to the first item in sight.
 */
export function useItemKeys({ list, moved, scrollTo }: KeyedItems): void {
  const focusAt = useFocusAt({ list, scrollTo })

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

  function targetOf({ key, target }: KeyboardEvent): number | undefined {
    if (!(target instanceof HTMLElement)) return undefined
    if (isPage(target)) return key === 'ArrowDown' ? firstInSight(list.current) : undefined
    if (!list.current?.contains(target) || isWriting(target)) return undefined
    const from = positionOf(target)
    return from === undefined ? undefined : moved(from, key)
  }
}

/** After them, the user no longer waits for an item to get the focus. */
const interruptions = ['keydown', 'pointerdown', 'wheel'] as const

/** Focuses the item at a position, once it is rendered, unless the user goes on elsewhere. */
function useFocusAt({ list, scrollTo }: Pick<KeyedItems, 'list' | 'scrollTo'>) {
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
      `[data-position="${wanted.current}"] :is([data-result], [data-control])`,
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
    scrollTo(position)
  }
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

function hasModifier({ ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || shiftKey
}
