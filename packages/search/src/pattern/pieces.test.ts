import { expect, test } from 'vitest'
import { patternOf } from '../test/pattern-of.ts'

test.each([
  ['draw two cards', ['draw two cards']],
  ['draws? a card', ['draw', ' a card']],
  ['draw\\b.*\\bcard', ['draw', 'card']],
  ['(?:draw|draws) a', ['draw', ' a']],
  ['draw (?:two cards|card|cardboard)', ['draw ', 'card']],
  ['draw|discard', []],
  ['(?:flying)+ haste', ['flying', ' haste']],
  ['(?:flying){0,2} haste', [' haste']],
  ['(?:flying) haste', ['flying haste']],
  ['[+]1/[+]1 counter', ['+1/+1 counter']],
  ['when ~ dies', ['when ', ' dies']],
  ['flying\\nhaste', ['flying', 'haste']],
  ['{t}: add \\sm', ['{t}: add {']],
  ['Jötun.*jo', ['jotun']],
  ['.*', []],
])('/%s/ needs %j', (source, pieces) => {
  expect([...patternOf(source).pieces].sort()).toEqual([...pieces].sort())
})
