import type { CollectionChange, CollectionChangeKind } from '@manafolio/contract'

/** What an undo is about, as far as the changes beside it tell. */
export interface UndoneChange {
  /** It undid an undo: what was done first was done again. */
  isAgain: boolean
  /** What was done first; undefined when that can't be told. */
  first: CollectionChange | undefined
}

/** An undo can be undone, and that too: follows them to what was done first. */
export function undoneChange(
  undo: CollectionChange,
  beside: readonly CollectionChange[],
): UndoneChange {
  const undone = beside.find(({ id }) => id === undo.undoes)
  if (!undone) return undoneByKind(undo)
  if (undone.kind !== 'undo') return { isAgain: false, first: undone }
  const { isAgain, first } = undoneChange(undone, beside)
  return { isAgain: !isAgain, first }
}

/** Kinds of which the other way round is the same, whatever was done in between. */
const tellable: readonly (CollectionChangeKind | null)[] = [
  'add',
  'remove',
  'split',
  'import',
  'restore',
]

/** What was done first, as the undo the other way round; it may itself have been an undo. */
function undoneByKind(undo: CollectionChange): UndoneChange {
  const { undoneKind, entries } = undo
  if (undoneKind === null || !tellable.includes(undoneKind)) {
    return { isAgain: undoneKind === 'undo', first: undefined }
  }
  const turned = entries.map((entry) => ({ ...entry, before: entry.after, after: entry.before }))
  return { isAgain: false, first: { ...undo, kind: undoneKind, entries: turned } }
}
