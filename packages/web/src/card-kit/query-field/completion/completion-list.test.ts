import { expect, test } from 'vitest'
import { matchedParts } from './completion-list.tsx'

/** The text with [brackets] around what is matched. */
function marked(text: string, typed: string): string {
  return matchedParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')
}

test('typed words match at the start of words, not inside them', () => {
  expect(marked('Lightning Bolt', 'li')).toBe('[Li]ghtning Bolt')
  expect(marked('Lightning Bolt', 'bolt li')).toBe('[Li]ghtning [Bolt]')
  expect(marked('Abolish', 'bol')).toBe('Abolish')
})

test('case, accents and the quotes around a name do not matter', () => {
  expect(marked('Lim-Dûl’s Vault', 'DUL')).toBe('Lim-[Dûl]’s Vault')
  expect(marked('!"Sol Ring"', '!"sol')).toBe('!"[Sol] Ring"')
})

test('without letters nothing matches', () => {
  expect(marked('Fire // Ice', '//')).toBe('Fire // Ice')
  expect(marked('', 'x')).toBe('')
})
