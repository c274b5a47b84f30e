import type { DeckRow } from '../deck-actions.ts'
import type { RowActs } from './use-row-acts.ts'

type Act = (acts: RowActs, row: DeckRow) => void

/** What keys do in a row. Those that are held down repeat only what can't empty a deck. */
const keys: Readonly<Record<string, { act: Act; repeats?: (row: DeckRow) => boolean }>> = {
  '+': { act: (acts, row) => acts.more(row), repeats: () => true },
  '=': { act: (acts, row) => acts.more(row), repeats: () => true },
  '-': { act: (acts, row) => acts.less(row), repeats: ({ quantity }) => quantity > 1 },
  delete: { act: (acts, row) => acts.remove(row) },
  backspace: { act: (acts, row) => acts.remove(row) },
  s: { act: (acts, row) => acts.move(row) },
  p: { act: (acts, row) => acts.changePrinting(row) },
}

/** The same keys as the attribute aria-keyshortcuts names them. */
export const rowShortcuts = 'Plus - Delete S P'

interface Pressed {
  key: string
  repeat: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** What a key does to a row; undefined when it means nothing here, or belongs to the browser. */
export function actOfKey(pressed: Pressed, row: DeckRow): Act | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined
  const found = keys[pressed.key.toLowerCase()]
  if (!found) return undefined
  if (pressed.repeat && !found.repeats?.(row)) return () => {}
  return found.act
}

type Step = (at: number, count: number) => number

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Where a key leads to from a row. */
export function stepOfKey({ key, ctrlKey, metaKey, altKey }: Pressed): Step | undefined {
  return ctrlKey || metaKey || altKey ? undefined : steps[key]
}
