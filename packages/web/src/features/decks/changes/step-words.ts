import type { DeckRole } from '@manafolio/contract'
import type { DeckRow } from '../deck-actions.ts'
import type { Step, StepKind } from './step.ts'
import type { Write, WriteBy } from './write.ts'

interface Words {
  title: string
  message?: string
}

/** What a step does, as in “Undo adding Opt”. */
export function stepWords(step: Step): string {
  return whatItDoes[step.kind](step)
}

const whatItDoes: Record<StepKind, (step: Step) => string> = {
  add: ({ cardName }) => `adding ${cardName}`,
  quantity: (step) => `${step.cardName}, ${quantityIn(step.before)} to ${quantityIn(step.after)}`,
  remove: ({ cardName }) => `removing ${cardName}`,
  move: ({ cardName, after }) =>
    `moving ${cardName} to the ${after.rows[1]?.slotType === 'side' ? 'sideboard' : 'main deck'}`,
  printing: ({ cardName }) => `changing the printing of ${cardName}`,
  facts: () => 'changing the details',
  mark: ({ cardName, before, after }) => markWords(cardName, before.rows[0], after.rows[0]),
  several: ({ cardName }) => cardName,
}

const roleWords: Record<DeckRole, string> = {
  commander: 'a commander',
  signature_spell: 'the signature spell',
  companion: 'the companion',
}

function markWords(cardName: string, before?: DeckRow, after?: DeckRow): string {
  if (before?.isLocked !== after?.isLocked) {
    return `${after?.isLocked ? 'locking' : 'unlocking'} ${cardName}`
  }
  return after?.role
    ? `making ${cardName} ${roleWords[after.role]}`
    : `making ${cardName} a plain card`
}

const quantityIn = ({ rows }: Step['before']) => rows[0]?.quantity ?? 0

/** What is said when a write was done; null for those that speak for themselves. */
export function doneWords({ by, step }: Write): Words | null {
  const message = sentence(stepWords(step))
  if (by !== 'step') return { title: by === 'undo' ? 'Undone' : 'Done again', message }
  return step.kind === 'several' ? { title: 'Deck changed!', message } : doneSteps[step.kind]
}

/** What is said when it could not be done; null where a dialog says it. */
export function failedWords({ by, step }: Write): Required<Words> | null {
  return by === 'step' ? failedSteps[step.kind] : failedAgain[by]
}

const doneSteps: Record<Exclude<StepKind, 'several'>, Words | null> = {
  add: { title: 'Card added!', message: 'Card has been added to your deck.' },
  quantity: null,
  remove: { title: 'Card removed!' },
  move: null,
  printing: { title: 'Printing changed!', message: 'Card printing has been updated.' },
  facts: null,
  mark: null,
}

export const failedPrinting = {
  title: 'Failed to change printing',
  message: 'Could not change card printing.',
  noDeck: 'No deck selected',
  noCard: 'Card not found in deck',
}

const failedUpdate = {
  title: 'Failed to update card',
  message: 'Could not change the number of copies.',
}

const failedSteps: Record<StepKind, Required<Words> | null> = {
  add: { title: 'Failed to add card', message: 'Could not add card to deck.' },
  quantity: failedUpdate,
  remove: { title: 'Failed to remove card', message: 'Could not remove card from deck.' },
  move: { title: 'Failed to move card', message: 'Could not move card to the other slot.' },
  printing: { title: failedPrinting.title, message: failedPrinting.message },
  facts: null,
  mark: { title: 'Failed to update card', message: 'Could not change what this card is.' },
  several: { title: 'Failed to change the deck', message: 'None of its cards was changed.' },
}

const failedAgain: Record<Exclude<WriteBy, 'step'>, Required<Words>> = {
  undo: { title: 'Undo failed', message: 'The change could not be undone.' },
  redo: { title: 'Redo failed', message: 'The change could not be done again.' },
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
