import type { Condition, Finish, ImportProblem, Language } from '@manafolio/contract'
import type { Note, Problem } from '../../listed.ts'
import type { ListFormat } from '../formats/list-format.ts'
import { type Words, wordKey } from './words.ts'

/** What is made of a word: nothing at all of an empty cell that says nothing. */
export interface Understood<Value> {
  value?: Value | undefined
  problem?: Problem
  note?: Note
}

/** A finish, or some other kind of foil. */
export function finishOf(cell: string, { finishes, finishIn }: ListFormat): Understood<Finish> {
  const text = finishIn ? finishIn(cell) : cell
  const found = understood(text, finishes, 'unknown_finish')
  if (!found.problem || !wordKey(text).endsWith('foil')) return found
  return { value: 'foil', note: { note: 'other_finish', raw: text } }
}

export function conditionOf(cell: string, format: ListFormat): Understood<Condition> {
  const text = format.conditionIn ? format.conditionIn(cell) : cell
  const found = understood(text, format.conditions, 'unknown_condition')
  const close = found.problem && format.closeConditions?.get(wordKey(text))
  return close ? { value: close, note: { note: 'other_condition', raw: text } } : found
}

export function languageOf(
  cell: string,
  { languages, languageIn }: ListFormat,
): Understood<Language> {
  return understood(languageIn ? languageIn(cell) : cell, languages, 'unknown_language')
}

function understood<Value>(
  text: string,
  words: Words<Value>,
  reason: ImportProblem,
): Understood<Value> {
  if (text === '') return {}
  const value = words.get(wordKey(text))
  return value === undefined ? { problem: { reason, raw: text } } : { value }
}
