import {
  actualFinish,
  areSameCategories,
  buildStateNames,
  type DeckRole,
  finishNames,
} from '@manafolio/contract'
import { slotPhrases } from '../../../../card-kit/slot-names.ts'
import type { DeckRow } from '../deck-actions.ts'
import { formatPrintingChange } from '../printing-change-text.ts'
import type { Step, StepKind } from './step.ts'
import type { Write, WriteBy } from './write.ts'

interface Message {
  title: string
  message?: string
}

/** Describes a step in the past tense, as in “Undo: added Opt”. */
export function formatStep(step: Step): string {
  return descriptions[step.kind](step)
}

/** The description of a step as a sentence, as in “Cut 3 cards.” */
export function formatSentence(description: string): string {
  return `${description.charAt(0).toUpperCase()}${description.slice(1)}.`
}

const descriptions: Record<StepKind, (step: Step) => string> = {
  add: (step) => `added ${formatAdded(step)}${step.cardName}`,
  quantity: (step) =>
    `changed ${step.cardName} from ${quantityOf(step.before)} to ${quantityOf(step.after)}`,
  remove: ({ cardName }) => `removed ${cardName}`,
  move: ({ cardName, after }) =>
    `moved ${cardName} to the ${slotPhrases[after.rows[1]?.slotType ?? 'main']}`,
  printing: ({ cardName, after: { rows } }) =>
    formatPrintingChange(cardName, { from: rows[0]?.card, to: rows[1]?.card }),
  finish: ({ cardName, before, after }) =>
    `made ${formatMoved(before, after)}${cardName} ${finishIn(after)}`,
  facts: ({ after: { facts } }) =>
    facts?.state
      ? `marked the deck as ${buildStateNames[facts.state].toLowerCase()}`
      : 'changed the details',
  texts: ({ after: { texts } }) => `changed the ${Object.keys(texts ?? {}).join(' and the ')}`,
  mark: ({ cardName, before, after }) => formatMarks(cardName, before.rows[0], after.rows[0]),
  several: ({ cardName }) => cardName,
}

/** “30 ”; nothing for a single copy. */
function formatAdded({ before, after }: Step): string {
  const copies = quantityOf(after) - quantityOf(before)
  return copies > 1 ? `${copies} ` : ''
}

/** “2 ”; nothing for all copies of a row. */
function formatMoved(before: Step['before'], after: Step['after']): string {
  const left = quantityOf(after)
  return left > 0 ? `${quantityOf(before) - left} ` : ''
}

function finishIn({ rows }: Step['after']): string {
  const row = rows[1]
  return finishNames[
    actualFinish(row?.card?.finishes ?? [], row?.finish ?? 'nonfoil')
  ].toLowerCase()
}

const roleNames: Record<DeckRole, string> = {
  commander: 'a commander',
  signature_spell: 'the signature spell',
  companion: 'the companion',
}

function formatMarks(cardName: string, before?: DeckRow, after?: DeckRow): string {
  if (before?.isLocked !== after?.isLocked) {
    return `${after?.isLocked ? 'locked' : 'unlocked'} ${cardName}`
  }
  const isFiled = !areSameCategories(before?.categories ?? [], after?.categories ?? [])
  if (isFiled && before?.note !== after?.note)
    return `changed the categories and note of ${cardName}`
  if (isFiled) return formatFiled(cardName, after?.categories ?? [])
  if (before?.note !== after?.note) return `changed the note on ${cardName}`
  return after?.role ? `made ${cardName} ${roleNames[after.role]}` : `made ${cardName} a plain card`
}

function formatFiled(cardName: string, categories: readonly string[]): string {
  if (categories.length === 0) return `removed the categories of ${cardName}`
  return `filed ${cardName} under ${categories.join(', ')}`
}

const quantityOf = ({ rows }: Step['before']) => rows[0]?.quantity ?? 0

/** The toast for a saved write; null where the deck itself shows it. */
export function successMessage({ by, step }: Write): Message | null {
  const label = formatStep(step)
  if (by === 'undo') return { title: `Undone: ${label}` }
  if (by === 'redo') return { title: `Redone: ${label}` }
  if (step.kind === 'several') return { title: 'Deck changed!', message: formatSentence(label) }
  if (step.kind === 'add' && formatAdded(step)) return addedSeveral(step)
  return successMessages[step.kind]
}

function addedSeveral(step: Step): Message {
  const message = `${formatAdded(step)}copies of ${step.cardName} have been added to your deck.`
  return { title: 'Cards added!', message }
}

/** The toast for a write that failed; null where a dialog shows it. */
export function failureMessage({ by, step }: Write): Required<Message> | null {
  return by === 'step' ? failureMessages[step.kind] : failedHistory[by]
}

const successMessages: Record<Exclude<StepKind, 'several'>, Message | null> = {
  add: { title: 'Card added!', message: 'Card has been added to your deck.' },
  quantity: null,
  remove: { title: 'Card removed!' },
  move: null,
  printing: { title: 'Printing changed!', message: 'Card printing has been updated.' },
  finish: null,
  facts: null,
  texts: null,
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

const failureMessages: Record<StepKind, Required<Message> | null> = {
  add: { title: 'Failed to add card', message: 'Could not add card to deck.' },
  quantity: failedUpdate,
  remove: { title: 'Failed to remove card', message: 'Could not remove card from deck.' },
  move: { title: 'Failed to move card', message: 'Could not move card to the other slot.' },
  finish: {
    title: 'Failed to change finish',
    message: 'Could not change the finish of this card.',
  },
  printing: { title: failedPrinting.title, message: failedPrinting.message },
  facts: null,
  texts: {
    title: 'Failed to save notes and primer',
    message: 'What you wrote is kept in this browser.',
  },
  mark: {
    title: 'Failed to update card',
    message: 'Could not change the role, lock, categories or note of this card.',
  },
  several: { title: 'Failed to change the deck', message: 'None of its cards were changed.' },
}

const failedHistory: Record<Exclude<WriteBy, 'step'>, Required<Message>> = {
  undo: { title: 'Undo failed', message: 'The change could not be undone.' },
  redo: { title: 'Redo failed', message: 'The change could not be redone.' },
}
