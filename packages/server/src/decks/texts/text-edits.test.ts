import { type DeckTexts, noTexts } from '@manafolio/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textEditsOf, withoutEdits } from './text-edits.ts'

const text = fc.option(
  fc
    .array(fc.constantFrom('a', 'b', '\n', '🔥', '🔫', '€'), { minLength: 1, maxLength: 12 })
    .map((letters) => letters.join('')),
)
const texts: fc.Arbitrary<DeckTexts> = fc.record({ notes: text, primer: text })

test('undoing what leads from some texts to others gives the first ones', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const edits = textEditsOf(before, after)
      expect(withoutEdits(after, edits)).toEqual(before)
      expect(JSON.stringify(edits)).not.toMatch(/\\ud[89a-f]/) // no half of a pair
      if (edits === null) expect(after).toEqual(before)
    }),
  )
})

test('only what was replaced is kept', () => {
  const edits = textEditsOf(
    { ...noTexts, primer: 'Attack with Goblins.' },
    { ...noTexts, primer: 'Attack with many Goblins.' },
  )
  expect(edits).toEqual({ primer: { at: 12, removed: '', added: 'many ' } })
})
