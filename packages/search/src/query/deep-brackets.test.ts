import { expect, test } from 'vitest'
import { parse } from './parse.ts'
import { tokenize } from './tokens.ts'

const nested = (depth: number) => parse(`${'('.repeat(depth)}bolt${')'.repeat(depth)}`)

test('brackets up to 64 deep are read', () => {
  const { query, problems } = nested(64)
  expect(query).toMatchObject({ kind: 'name', text: 'bolt' })
  expect(problems).toEqual([])
})

test('deeper brackets are ignored, with a warning', () => {
  const [first] = nested(65).problems
  expect(first?.message).toBe('Brackets nested more than 64 deep were ignored.')
})

test('of backslashes at the end of a pattern one that escapes nothing is left out', () => {
  const valueIn = (text: string) => {
    const [token] = tokenize(text).tokens
    return token?.kind === 'filter' ? token.value : undefined
  }
  expect(valueIn(String.raw`o:/a\\/`)).toBe(String.raw`a\\`)
  expect(valueIn(String.raw`o:/a\\`)).toBe(String.raw`a\\`)
  expect(valueIn('o:/a\\')).toBe('a')
  expect(valueIn('o:/a\\\\\\')).toBe(String.raw`a\\`)
})
