import type { Completion } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { stillFitting } from './still-fitting.ts'

function option(kind: Completion['kind'], text: string, label: string | null = null): Completion {
  return { kind, text, label }
}

const names = [option('name', 'Sol Ring'), option('name', 'Soul Warden'), option('key', 'sets:')]

/** The options that stay while the text becomes another; “|” is the caret. */
function kept(options: Completion[], from: number, before: string, now: string) {
  const [asked, current] = [before, now].map((text) => ({
    q: text.replace('|', ''),
    at: text.indexOf('|'),
  }))
  if (!asked || !current) throw new Error('two texts are needed')
  return stillFitting({ from, to: asked.at, options }, asked, current)
}

test('while a word goes on, the options that go on like it stay', () => {
  const stays = kept(names, 0, 's|', 'so|')
  expect(stays?.options.map(({ text }) => text)).toEqual(['Sol Ring', 'Soul Warden'])
  expect(stays?.to).toBe(2)
  expect(kept(names, 0, 'so|', 'sol r|')?.options.map(({ text }) => text)).toEqual(['Sol Ring'])
})

test('values stay by what they mean too, but not past the end of their word', () => {
  const sets = [
    option('value', 'lea', 'Limited Edition Alpha'),
    option('value', 'all', 'Alliances'),
  ]
  expect(kept(sets, 2, 's:al|', 's:alp|')?.options.map(({ text }) => text)).toEqual(['lea'])
  expect(kept(sets, 2, 's:all|', 's:all |')?.options).toEqual([])
})

test('accents and quotation marks do not matter', () => {
  const artists = [option('value', '"sébastien"')]
  expect(kept(artists, 2, 'a:"s|', 'a:"se|')?.options).toHaveLength(1)
})

test('another change of the text is another question', () => {
  expect(kept(names, 0, 'so|', 's|')).toBeUndefined()
  expect(kept(names, 0, 'so|', 't:|')).toBeUndefined()
  expect(kept(names, 0, 'so|', 'so:|')).toBeUndefined()
  expect(kept(names, 0, 'so| t:elf', 'sol| t:orc')).toBeUndefined()
  expect(kept(names, 0, 'so|', 'so|')).toBeUndefined()
})
