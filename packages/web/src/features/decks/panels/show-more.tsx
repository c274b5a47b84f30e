import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'

interface ShowMoreProps<Item> {
  items: readonly Item[]
  className?: string | undefined
  /** How many are shown at first, and more at a time. */
  step?: number
  list?: RefObject<HTMLUListElement | null>
  /** Returns a list item with a key. */
  children: (item: Item, place: number) => ReactNode
}

/** A list that shows its first items, and more on demand. */
export function ShowMore<Item>({ items, className, step = 10, ...rest }: ShowMoreProps<Item>) {
  const [shown, setShown] = useState(step)
  const ownList = useRef<HTMLUListElement>(null)
  const { list = ownList, children } = rest
  const others = items.length - shown

  function showMore() {
    flushSync(() => setShown(shown + step))
    // The button may be gone, so the focus moves to the first new item.
    const next = list.current?.children[shown]
    const target = next?.matches('[tabindex]') ? next : next?.querySelector('button')
    if (target instanceof HTMLElement) target.focus()
  }

  return (
    <>
      <ul ref={list} className={className}>
        {items.slice(0, shown).map(children)}
      </ul>
      {others > 0 && (
        <Button variant="subtle" px={8} ml={-8} mt={4} onClick={showMore}>
          Show {Math.min(others, step)} more
        </Button>
      )}
    </>
  )
}
