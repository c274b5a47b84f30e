import { expect, test } from 'vitest'
import { readyLine } from '../../../../test/decks/import-lines.ts'
import { guessedFormat } from './use-list-reading.ts'

const krenko = readyLine('1 Krenko', { isCommander: true })
const basics = (count: number) => readyLine(`${count} Mountain`)

test('a list with a commander suggests a commander format, by its size', () => {
  expect(guessedFormat([krenko, basics(40)])).toBe('commander')
  expect(guessedFormat([krenko, basics(59)])).toBe('brawl')
  expect(guessedFormat([krenko, readyLine('1 Opt', { role: 'signature_spell' })])).toBe(
    'oathbreaker',
  )
})

test('without a commander only a hundred cards suggest a format', () => {
  expect(guessedFormat([basics(99), readyLine('1 Opt')])).toBe('commander')
  expect(guessedFormat([basics(60)])).toBeNull()
})
