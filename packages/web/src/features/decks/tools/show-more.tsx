import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'

interface ShowMoreProps<Item> {
  items: readonly Item[]
  className?: string | undefined
  /** A list item with a key. */
  children: (item: Item) => ReactNode
}

const step = 10

/** A list of which the first items are shown, and others when somebody asks for them. */
export function ShowMore<Item>({ items, className, children }: ShowMoreProps<Item>) {
  const [shown, setShown] = useState(step)
  const list = useRef<HTMLUListElement>(null)
  const rest = items.length - shown

  function showMore() {
    flushSync(() => setShown(shown + step))
    // The button may be gone, and what it brought is what somebody goes on with.
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
