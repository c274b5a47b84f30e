import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { type Ref, type RefObject, useEffect, useRef } from 'react'
import { isCovered, isWriting } from '../../../lib/key-target.ts'
import { ActionIcon } from '../../../ui/button.tsx'
import type { ChangesSnapshot } from '../kit/changes/changes-snapshot.ts'
import type { DeckChanges } from '../kit/changes/deck-changes.ts'
import type { Step } from '../kit/changes/step.ts'
import { formatStep } from '../kit/changes/step-text.ts'
import classes from './editor-head.module.css'

interface UndoButtonsProps {
  changes: DeckChanges
  snapshot: ChangesSnapshot
}

/** Undo and Redo for the changes since the deck was opened. */
export function UndoButtons({ changes, snapshot }: UndoButtonsProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useUndoKeys(undo, changes)
  return (
    <>
      <StepButton
        ref={undo}
        name="Undo"
        keys="Ctrl+Z"
        step={snapshot.nextUndo}
        onPress={changes.undo}
      />
      <StepButton name="Redo" keys="Ctrl+Shift+Z" step={snapshot.nextRedo} onPress={changes.redo} />
    </>
  )
}

interface StepButtonProps {
  name: keyof typeof icons
  keys: string
  step: Step | undefined
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
}

const icons = { Undo: IconArrowBackUp, Redo: IconArrowForwardUp }

function StepButton({ name, keys, step, onPress, ref }: StepButtonProps) {
  const Icon = icons[name]
  const label = step ? `${name}: ${formatStep(step)}` : name
  return (
    <ActionIcon
      ref={ref}
      className={classes.button}
      variant="subtle"
      size={44}
      data-does={name}
      aria-label={label}
      aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
      title={step ? `${label} (${keys})` : `Nothing to ${name.toLowerCase()}`}
      disabled={!step}
      onClick={onPress}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}

interface Undoing {
  undo: () => void
  redo: () => void
}

/**
 * Ctrl+Z or ⌘Z undoes, with Shift or as Ctrl+Y it redoes: except in text fields, and while a dialog or menu
 * covers the buttons.
 */
function useUndoKeys(button: RefObject<Element | null>, { undo, redo }: Undoing): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const run = { undo, redo, none: null }[commandOf(event)]
      if (!run || event.defaultPrevented) return
      if (isWriting(event.target) || isCovered(button.current)) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [button, undo, redo])
}

function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (altKey || !(ctrlKey || metaKey)) return 'none'
  const pressed = key.toLowerCase()
  if (pressed === 'z') return shiftKey ? 'redo' : 'undo'
  return pressed === 'y' && !shiftKey ? 'redo' : 'none'
}
