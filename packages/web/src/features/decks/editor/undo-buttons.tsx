import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { type Ref, useRef } from 'react'
import { ActionIcon } from '../../../ui/button.tsx'
import type { ChangesNow, DeckChanges } from '../changes/deck-changes.ts'
import type { Step } from '../changes/step.ts'
import { stepWords } from '../changes/step-words.ts'
import classes from './undo-buttons.module.css'
import { useUndoKeys } from './use-undo-keys.ts'

interface UndoButtonsProps {
  changes: DeckChanges
  now: ChangesNow
}

/** Steps back and forth through what was done since the deck was opened. */
export function UndoButtons({ changes, now }: UndoButtonsProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useUndoKeys(undo, changes)
  return (
    <>
      <StepButton ref={undo} name="Undo" keys="Ctrl+Z" step={now.lastDone} onPress={changes.undo} />
      <StepButton name="Redo" keys="Ctrl+Shift+Z" step={now.lastUndone} onPress={changes.redo} />
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
  const words = step ? `${name} ${stepWords(step)}` : name
  return (
    <ActionIcon
      ref={ref}
      className={classes.button}
      variant="subtle"
      size={44}
      data-does={name}
      aria-label={words}
      aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
      title={step ? `${words} (${keys})` : `Nothing to ${name.toLowerCase()}`}
      disabled={!step}
      onClick={onPress}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
