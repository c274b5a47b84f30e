import { expect, test } from 'vitest'
import { withCompletion } from './caret-text.ts'

/** The text after a completion, with “|” for the caret. */
function completed(
  written: string,
  from: number,
  option: Parameters<typeof withCompletion>[2],
): string {
  const to = written.indexOf('|')
  const { q, at } = withCompletion(written.replace('|', ''), { from, to }, option)
  return `${q.slice(0, at)}|${q.slice(at)}`
}

test('after a key the caret waits for its value', () => {
  expect(completed('pow|', 0, { kind: 'key', text: 'power:' })).toBe('power:|')
  expect(completed('pow| f:modern', 0, { kind: 'key', text: 'power:' })).toBe('power:| f:modern')
})

test('after a value there is a space for the next term', () => {
  expect(completed('t:el|', 2, { kind: 'value', text: 'elf' })).toBe('t:elf |')
  expect(completed('t:el|"x"', 2, { kind: 'value', text: 'elf' })).toBe('t:elf |"x"')
})

test('an existing space is used', () => {
  expect(completed('t:el| c:g', 2, { kind: 'value', text: 'elf' })).toBe('t:elf |c:g')
})

test('a closing bracket stays in place', () => {
  expect(completed('(t:el|) c:g', 3, { kind: 'value', text: 'elf' })).toBe('(t:elf|) c:g')
})

test('a name at the end ends the text; before another term it adds a space', () => {
  expect(completed('sol r|', 0, { kind: 'name', text: 'Sol Ring' })).toBe('Sol Ring|')
  const quoted = { kind: 'name', text: '!"Sol Ring"' } as const
  expect(completed('t:artifact sol|', 11, quoted)).toBe('t:artifact !"Sol Ring"|')
  expect(completed('sol|"x"', 0, quoted)).toBe('!"Sol Ring" |"x"')
})

test('the rest of the word after the caret is replaced too', () => {
  const next = withCompletion('t:elxyz c:g', { from: 2, to: 7 }, { kind: 'value', text: 'elf' })
  expect(next).toEqual({ q: 't:elf c:g', at: 6 })
})
