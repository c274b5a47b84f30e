import type { SlotType } from '@manafolio/contract'
import type { DeckRow } from '../../kit/deck-actions.ts'
import type { RowActions } from './use-row-actions.ts'

type KeyAction = (rowActions: RowActions, row: DeckRow) => void

/** The keys of a row. While held down, only those repeat that can't empty the deck. */
const keys: Readonly<Record<string, { run: KeyAction; repeats?: (row: DeckRow) => boolean }>> = {
  '+': { run: (rowActions, row) => rowActions.more(row), repeats: () => true },
  '=': { run: (rowActions, row) => rowActions.more(row), repeats: () => true },
  '-': { run: (rowActions, row) => rowActions.less(row), repeats: ({ quantity }) => quantity > 1 },
  delete: { run: (rowActions, row) => rowActions.remove(row) },
  backspace: { run: (rowActions, row) => rowActions.remove(row) },
  s: { run: (rowActions, row) => rowActions.move(row) },
  c: { run: (rowActions, row) => rowActions.move(row, consideringOrMain(row)) },
  p: { run: (rowActions, row) => rowActions.changePrinting(row) },
}

/** The keys in the format of aria-keyshortcuts. */
export const rowShortcuts = 'Plus - Delete S C P'

function consideringOrMain({ slotType }: DeckRow): SlotType {
  return slotType === 'considering' ? 'main' : 'considering'
}

interface Pressed {
  key: string
  repeat: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** The action of a key; undefined when it has none here, or belongs to the browser. */
export function actionOfKey(pressed: Pressed, row: DeckRow): KeyAction | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined
  const found = keys[pressed.key.toLowerCase()]
  if (!found) return undefined
  if (pressed.repeat && !found.repeats?.(row)) return () => {}
  return found.run
}

type Step = (at: number, count: number) => number

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Where a navigation key leads. */
export function stepOfKey({ key, ctrlKey, metaKey, altKey }: Pressed): Step | undefined {
  return ctrlKey || metaKey || altKey ? undefined : steps[key]
}
