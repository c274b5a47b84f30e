import type { Completion } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { stillFitting } from './use-completions.ts'

function option(kind: Completion['kind'], text: string, label: string | null = null): Completion {
  return { kind, text, label }
}

const names = [option('name', 'Sol Ring'), option('name', 'Soul Warden'), option('key', 'sets:')]

/** The options that stay while the text changes; “|” is the caret. */
function fitting(options: Completion[], from: number, before: string, now: string) {
  const [requested, current] = [before, now].map((text) => ({
    q: text.replace('|', ''),
    at: text.indexOf('|'),
  }))
  if (!requested || !current) throw new Error('two texts are needed')
  return stillFitting({ from, to: requested.at, options }, requested, current)
}

test('while a word is extended, the options that still match stay', () => {
  const stays = fitting(names, 0, 's|', 'so|')
  expect(stays?.options.map(({ text }) => text)).toEqual(['Sol Ring', 'Soul Warden'])
  expect(stays?.to).toBe(2)
  expect(fitting(names, 0, 'so|', 'sol r|')?.options.map(({ text }) => text)).toEqual(['Sol Ring'])
})

test('typed words begin those of a name in any order', () => {
  const shown = [option('name', 'Lightning Bolt'), option('name', 'Lightning Greaves')]
  expect(fitting(shown, 0, 'light b|', 'light bo|')?.options.map(({ text }) => text)).toEqual([
    'Lightning Bolt',
  ])
  expect(fitting(shown, 0, 'bo li|', 'bo lig|')?.options.map(({ text }) => text)).toEqual([
    'Lightning Bolt',
  ])
})

test('values also match by their label, but only within one word', () => {
  const sets = [
    option('value', 'lea', 'Limited Edition Alpha'),
    option('value', 'all', 'Alliances'),
  ]
  expect(fitting(sets, 2, 's:al|', 's:alp|')?.options.map(({ text }) => text)).toEqual(['lea'])
  expect(fitting(sets, 2, 's:all|', 's:all |')?.options).toEqual([])
})

test('accents and quotation marks do not matter', () => {
  const artists = [option('value', '"sébastien"')]
  expect(fitting(artists, 2, 'a:"s|', 'a:"se|')?.options).toHaveLength(1)
})

test('any other change of the text needs a new request', () => {
  expect(fitting(names, 0, 'so|', 's|')).toBeUndefined()
  expect(fitting(names, 0, 'so|', 't:|')).toBeUndefined()
  expect(fitting(names, 0, 'so|', 'so:|')).toBeUndefined()
  expect(fitting(names, 0, 'so| t:elf', 'sol| t:orc')).toBeUndefined()
  expect(fitting(names, 0, 'so|', 'so|')).toBeUndefined()
})
