import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { destinations } from '../../lib/destinations.ts'
import { isCovered, isWriting } from '../../lib/key-target.ts'
import { latestChanges } from '../../lib/latest-changes.ts'
import { useControlKey, useKeyPairs, useShortcut } from '../../lib/use-shortcut.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { setOpened, useOpened } from './palette-state.ts'
import { SearchShortcut } from './search-shortcut.tsx'

const Palette = lazyDialog(async () => (await import('../../features/palette/palette.tsx')).Palette)
const ShortcutsDialog = lazyDialog(
  async () => (await import('../../features/palette/shortcuts-dialog.tsx')).ShortcutsDialog,
)

/** The editor of a deck is a page, though it opens as a dialog. */
const editor = {
  get current() {
    return document.querySelector<HTMLElement>('[data-editor]')
  },
}

/** The keys of every page, and what they open. */
export function Shortcuts() {
  const opened = useOpened()
  const close = () => setOpened(null)
  useEffect(() => whenIdle(() => void Palette.preload()), [])
  useControlKey('k', () => setOpened(opened === 'palette' ? null : 'palette'))
  useControlKey('z', latestChanges.undo, isUndoWanted)
  useShortcut('?', () => setOpened('shortcuts'), editor)
  useGoKeys()
  return (
    <>
      <SearchShortcut />
      {opened === 'palette' && (
        <Palette onClosed={close} onShortcuts={() => setOpened('shortcuts')} />
      )}
      {opened === 'shortcuts' && <ShortcutsDialog onClosed={close} />}
    </>
  )
}

/** Fields and dialogs, such as the editor of a deck, have their own. */
function isUndoWanted(target: EventTarget | null): boolean {
  return latestChanges.canUndo() && !isWriting(target) && !isCovered(null)
}

/** G and then the key of a page goes there. */
function useGoKeys(): void {
  const navigate = useNavigate()
  const actions = destinations.flatMap(({ key, to }) =>
    key ? [[key, () => void navigate({ to, search: {} })] as const] : [],
  )
  useKeyPairs('g', Object.fromEntries(actions), editor)
}
