/** What undoes the changes of this visit, the latest last. */
let undos: readonly (() => void)[] = []

/** Older ones are found in the histories. */
const most = 50

/** Ctrl+Z undoes the latest of these changes that is not undone yet. */
export const latestChanges = {
  /** Returns what undoes the change, which works once. */
  add(undo: () => void): () => void {
    const undoOnce = () => {
      if (!undos.includes(undoOnce)) return
      undos = undos.filter((one) => one !== undoOnce)
      undo()
    }
    undos = [...undos, undoOnce].slice(-most)
    return undoOnce
  },
  canUndo: () => undos.length > 0,
  undo: () => undos.at(-1)?.(),
  /** Called when the user changes. */
  forget() {
    undos = []
  },
}
