import type { DeckFormat, DeckListLine } from '@manafolio/contract'
import { listedDeck } from '@manafolio/deck'
import { describe, expect, test } from 'vitest'
import {
  considered,
  heading,
  printingOf,
  readyLine,
  unknownLine,
} from '../../../../test/decks/import-lines.ts'
import { editedLines, type LineEdit } from './line-edit.ts'

function edited(line: DeckListLine, edit: LineEdit, format: DeckFormat | null = 'commander') {
  const [only] = editedLines([line], new Map([[0, edit]]), format)
  return only
}

describe('a line', () => {
  test('is ready once its card is chosen, and shows no problem any more', () => {
    const line = edited(unknownLine('4 Sol Rng'), { printing: printingOf('Sol Ring') })
    expect(line).toMatchObject({ state: 'ready', quantity: 4, slotType: 'main', messages: [] })
    expect(line?.printing?.cardName).toBe('Sol Ring')
  })

  test('without a number of copies is ready once it has one', () => {
    const line = readyLine('0 Opt', { state: 'fix', quantity: null })
    expect(edited(line, { place: 'side' })?.state).toBe('fix')
    expect(edited(line, { quantity: 2 })).toMatchObject({ state: 'ready', quantity: 2 })
  })

  test('to be checked stays so when only its copies change, and is ready when it is right', () => {
    const line = readyLine('1 Opt', { state: 'check', messages: ['Other printings may be meant.'] })
    expect(edited(line, { quantity: 3 })).toMatchObject({ state: 'check', messages: line.messages })
    expect(edited(line, { isRight: true })?.state).toBe('ready')
  })

  test('that is left out can be included in the main deck, and left out again', () => {
    const taken = edited(considered('2 Opt'), { isLeftOut: false })
    expect(taken).toMatchObject({ state: 'ready', slotType: 'main', quantity: 2 })
    expect(edited(readyLine('2 Opt'), { isLeftOut: true })?.state).toBe('left_out')
    expect(edited(considered('2 Opt'), { quantity: 3 })?.state).toBe('left_out')
  })

  test('of text that is declared a card is to be fixed, with one copy', () => {
    expect(edited(heading('Fire and Ice'), { isLeftOut: false })).toMatchObject({
      state: 'fix',
      quantity: 1,
      slotType: 'main',
    })
  })

  test('goes to no place that decks of the format do not have', () => {
    const oath = { place: 'signature_spell' } as const
    expect(edited(readyLine('1 Opt'), oath, 'oathbreaker')?.role).toBe('signature_spell')
    expect(edited(readyLine('1 Opt'), oath, 'modern')).toMatchObject({ role: null })
    expect(edited(readyLine('1 Opt'), { place: 'companion' }, 'modern')?.slotType).toBe('side')
  })
})

describe('the commanders of a list', () => {
  const tymna = readyLine('1 Tymna', { isCommander: true })
  const thrasios = readyLine('1 Thrasios', { role: 'commander' })
  const list = [tymna, thrasios, readyLine('1 Sol Ring')]
  const deckOf = (...edits: [number, LineEdit][]) =>
    listedDeck(editedLines(list, new Map(edits), 'commander'))
  const roleOf = (name: string, ...edits: [number, LineEdit][]) =>
    deckOf(...edits).cards.find(({ cardName }) => cardName === name)?.role

  test('are the first of them, and another one beside it', () => {
    expect(deckOf().commanderName).toBe('Tymna')
    expect(roleOf('Thrasios')).toBe('commander')
  })

  test('lose their first one, and the second leads', () => {
    expect(deckOf([0, { isLeftOut: true }]).commanderName).toBe('Thrasios')
    expect(roleOf('Thrasios', [0, { isLeftOut: true }])).toBeNull()
    expect(deckOf([0, { place: 'main' }]).commanderName).toBe('Thrasios')
  })

  test('are chosen from the cards of a list that names none', () => {
    const plain = [readyLine('1 Sol Ring'), readyLine('1 Krenko')]
    const lines = editedLines(plain, new Map([[1, { place: 'commander' } as const]]), 'commander')
    expect(listedDeck(lines)).toMatchObject({ commanderId: 'krenko', commanderName: 'Krenko' })
    expect(listedDeck(plain).commanderId).toBeNull()
  })
})
