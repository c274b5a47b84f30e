import { type DeckTextName, type DeckTexts, deckTextNames, storedText } from '@manafolio/contract'
import { useEffect, useState } from 'react'
import { warnOfLeaving } from '../../../../lib/leave-warning.ts'
import { type DraftOwner, readDraft, storeDraft, type TextsDraft } from './stored-draft.ts'

interface DraftState extends TextsDraft {
  /** Texts that were written here while others saved another one. */
  conflicts: readonly DeckTextName[]
  /** It was written earlier, and found in the browser's storage. */
  isFound: boolean
}

/**
 * Texts while they are written. What is not saved is kept in the browser. When the saved texts change
 * meanwhile, untouched ones follow, and the others stay as they are written here.
 */
export function useTextsDraft(owner: DraftOwner, saved: DeckTexts) {
  const [state, setState] = useState<DraftState>(() => initialState(owner, saved))
  if (deckTextNames.some((name) => state.base[name] !== saved[name])) {
    setState(rebased(state, saved))
  }
  const unsaved = changesOf(state)
  const isUnsaved = Object.keys(unsaved).length > 0
  const { base, written, conflicts } = state
  const { userId, deckId } = owner

  useEffect(() => {
    storeDraft({ userId, deckId }, isUnsaved ? { base, written } : null)
  }, [userId, deckId, isUnsaved, base, written])
  useEffect(() => {
    const who = {}
    warnOfLeaving(who, isUnsaved)
    return () => warnOfLeaving(who, false)
  }, [isUnsaved])

  return {
    written,
    /** What is not saved yet, as it would be stored. */
    unsaved,
    conflicts: conflicts.filter((name) => name in unsaved),
    isFound: state.isFound && isUnsaved,
    write: (name: DeckTextName, text: string) =>
      setState({ ...state, written: { ...written, [name]: text } }),
    /** Takes the saved texts instead of what was written. */
    discard: (names: readonly DeckTextName[]) =>
      setState({
        ...state,
        written: { ...written, ...Object.fromEntries(names.map((name) => [name, saved[name]])) },
        isFound: false,
      }),
  }
}

function initialState(owner: DraftOwner, saved: DeckTexts): DraftState {
  const stored = readDraft(owner)
  if (!stored) return { base: saved, written: saved, conflicts: [], isFound: false }
  return rebased({ ...stored, conflicts: [], isFound: true }, saved)
}

function rebased(state: DraftState, saved: DeckTexts): DraftState {
  const { base, written } = state
  const touched = deckTextNames.filter((name) => storedText(written[name]) !== base[name])
  const followed = deckTextNames.filter((name) => !touched.includes(name))
  const conflicts = touched.filter(
    (name) =>
      saved[name] !== storedText(written[name]) &&
      (saved[name] !== base[name] || state.conflicts.includes(name)),
  )
  return {
    ...state,
    base: saved,
    written: { ...written, ...Object.fromEntries(followed.map((name) => [name, saved[name]])) },
    conflicts,
  }
}

function changesOf({ base, written }: TextsDraft): Partial<DeckTexts> {
  const changed = deckTextNames.filter((name) => storedText(written[name]) !== base[name])
  return Object.fromEntries(changed.map((name) => [name, storedText(written[name])]))
}
