import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { isCovered, isWriting } from './key-target.ts'
import { singleKeys } from './single-keys.ts'

/** The element that a shortcut is for; it may be looked up with each key. */
type Place = Pick<RefObject<HTMLElement | null>, 'current'>

/**
 * Runs an action when a key is pressed alone: not while the user is writing, while a dialog or menu is
 * open that does not contain `within`, or when single keys are turned off.
 */
export function useShortcut(key: string, action: () => void, within?: Place): void {
  useKeyDown((event) => {
    if (event.key.toLowerCase() !== key || event.repeat || event.defaultPrevented) return
    if (!isSingleKey(event, within)) return
    event.preventDefault()
    action()
  })
}

/** How long after the first key of two the second one counts. */
const pairMs = 1500

/**
 * Runs an action when its key follows the first one, each pressed alone as in `useShortcut`. The
 * second key does nothing else.
 */
export function useKeyPairs(
  first: string,
  actions: Readonly<Partial<Record<string, () => void>>>,
  within?: Place,
): void {
  const firstAt = useRef(Number.NEGATIVE_INFINITY)
  useKeyDown((event) => {
    if (event.repeat || !isSingleKey(event, within)) return
    const { timeStamp } = event
    const key = event.key.toLowerCase()
    const action = timeStamp - firstAt.current < pairMs ? actions[key] : undefined
    firstAt.current = key === first ? timeStamp : Number.NEGATIVE_INFINITY
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }, true)
}

/**
 * Runs an action when a key is pressed with Ctrl or ⌘ where `isWanted`, by default everywhere, also while
 * the user is writing.
 */
export function useControlKey(
  key: string,
  action: () => void,
  isWanted: (target: EventTarget | null) => boolean = () => true,
): void {
  useKeyDown((event) => {
    const { ctrlKey, metaKey, shiftKey, altKey, repeat, defaultPrevented, target } = event
    if (event.key.toLowerCase() !== key || ctrlKey === metaKey || shiftKey || altKey) return
    if (defaultPrevented || !isWanted(target)) return
    event.preventDefault() // of the browser's own, such as the search in its address bar
    if (!repeat) action()
  })
}

function useKeyDown(listener: (event: KeyboardEvent) => void, isFirst = false): void {
  const run = useEffectEvent(listener)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => run(event)
    window.addEventListener('keydown', onKeyDown, isFirst)
    return () => window.removeEventListener('keydown', onKeyDown, isFirst)
  }, [isFirst])
}

function isSingleKey(event: KeyboardEvent, within: Place | undefined): boolean {
  if (hasModifier(event) || isWriting(event.target)) return false
  return !isCovered(within?.current ?? null) && singleKeys.areOn()
}

/** On some keyboards AltGr types brackets, and counts as Ctrl and Alt. */
function hasModifier(event: KeyboardEvent): boolean {
  if (event.metaKey) return true
  return (event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph')
}
