import { describe, expect, test } from 'vitest'
import { patternOf } from '../test/pattern-of.ts'

describe('a pattern', () => {
  test.each([
    'draw',
    '\\bdraws?\\b',
    '\\S+less',
    '[^\\s]+ing',
    'a|b+',
    '\\sm',
    '\\spt',
    '(?:\\bx\\B)?y',
    '[^ \\n,]',
  ])('/%s/ stays in a word', (source) => {
    expect(patternOf(source).staysInWord).toBe(true)
  })

  test.each([
    'draw a',
    'draw.',
    'a\\s',
    'a\\W',
    'a\\D',
    '[^,]',
    '[ -~]',
    '\\P{L}',
    'a\\n',
    '[[:punct:][:space:]]',
  ])('/%s/ may take up white space', (source) => {
    expect(patternOf(source).staysInWord).toBe(false)
  })

  test.each(['^draw', 'draw$', '\\Adraw', 'draw\\z', '(?:draw|^)x'])(
    '/%s/ depends on where the text ends',
    (source) => {
      expect(patternOf(source).staysInWord).toBe(false)
    },
  )

  test.each(['', 'a*', '\\b', '\\B', 'a|', '(?:a?b*){3}'])(
    '/%s/ matches nothing at all too, for which there is no word',
    (source) => {
      expect(patternOf(source).staysInWord).toBe(false)
    },
  )
})
