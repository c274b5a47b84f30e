import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'

interface ShowMoreProps<Item> {
  items: readonly Item[]
  className?: string | undefined
  /** Returns a list item with a key. */
  children: (item: Item) => ReactNode
}

const step = 10

/** A list that shows its first items, and more on demand. */
export function ShowMore<Item>({ items, className, children }: ShowMoreProps<Item>) {
  const [shown, setShown] = useState(step)
  const list = useRef<HTMLUListElement>(null)
  const rest = items.length - shown

  function showMore() {
    flushSync(() => setShown(shown + step))
    // The button may be gone, so the focus moves to the first new item.
    list.current?.children[shown]?.querySelector('button')?.focus()
  }

  return (
    <>
      <ul ref={list} className={className}>
        {items.slice(0, shown).map(children)}
      </ul>
      {rest > 0 && (
        <Button variant="subtle" px={8} ml={-8} mt={4} onClick={showMore}>
          Show {Math.min(rest, step)} more
        </Button>
      )}
    </>
  )
}
