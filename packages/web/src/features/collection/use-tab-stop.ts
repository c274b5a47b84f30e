import { type RefObject, useEffect, useRef } from 'react'

/**
 * The wall is one stop of the Tab key: the controls of one tile, at first those of the first. The tile that
 * had the focus last is the stop, so that the Tab key comes back to it. A tile whose copies are gone stays
 * reachable beside the one after it, as it goes when the focus leaves it. All of it is done on the elements
 * themselves, so that tiles don't rerender when the focus moves.
 */
export function useTabStop(wall: RefObject<HTMLElement | null>): void {
  const last = useRef('')
  useEffect(() => {
    const element = wall.current
    if (!element) return
    const update = () => markStop(element, last.current)
    const onFocus = ({ target }: FocusEvent) => {
      const tile = target instanceof Element && target.closest<HTMLElement>('[data-entry]')
      if (!tile || tile.dataset.entry === last.current) return
      last.current = tile.dataset.entry ?? ''
      update()
    }
    update()
    // Tiles come and go while the wall is scrolled, and controls when details of a card arrive.
    const observer = new MutationObserver(update)
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-emptied', 'data-position'],
    })
    element.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', onFocus)
    }
  }, [wall])
}

function markStop(wall: HTMLElement, last: string): void {
  const tiles = [...wall.querySelectorAll<HTMLElement>('[data-entry]')]
  const at = tiles.findIndex(({ dataset }) => dataset.entry === last)
  const others = tiles.filter((tile) => !isEmptied(tile))
  const stop = others.find((tile) => tiles.indexOf(tile) >= at) ?? others.at(-1)
  for (const tile of tiles) {
    const tabIndex = tile === stop || isEmptied(tile) ? 0 : -1
    for (const control of tile.querySelectorAll<HTMLElement>('a, button, input')) {
      if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex
    }
  }
}

function isEmptied(tile: HTMLElement): boolean {
  return tile.querySelector('[data-emptied]') !== null
}
