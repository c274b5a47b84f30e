import { deckFormats } from '@manafolio/contract'
import type { Finding } from '@manafolio/deck'
import { expect, test } from 'vitest'
import { checkedRules } from './checked-rules.ts'
import { fixWords } from './fix-words.ts'
import { verdictOf } from './verdict.ts'

test.each([
  ['Remove 1 Lightning Bolt', 'removing 1 Lightning Bolt'],
  ['Make Opt the signature spell', 'making Opt the signature spell'],
  ['Move the sideboard to the main deck', 'moving the sideboard to the main deck'],
  ['Keep one copy of Opt', 'keeping one copy of Opt'],
])('“%s” is undone as “%s”', (label, words) => {
  expect(fixWords(label)).toBe(words)
})

const finding = (severity: Finding['severity']): Finding => ({
  ...{ rule: 'size', severity, cardNames: [], says: 'It is so.', cites: 'CR 100', fixes: [] },
})

test.each([
  [[], 'Legal', 'legal'],
  [['note'], '1 note', 'notes'],
  [['note', 'note'], '2 notes', 'notes'],
  [['error'], '1 problem', 'problems'],
  [['error', 'error', 'note'], '2 problems', 'problems'],
] as const)('%j are “%s”', (severities, words, kind) => {
  expect(verdictOf(severities.map(finding))).toEqual({ words, kind })
})

test('what was checked is said in the words of the format', () => {
  expect(checkedRules('vintage')).toContain('restricted cards')
  expect(checkedRules('modern')).not.toContain('restricted cards')
  expect(checkedRules('oathbreaker')).toContain('the signature spell')
  expect(checkedRules('commander')).toContain('colour identity')
  for (const format of deckFormats) expect(checkedRules(format)[0]).toMatch(/\d+ cards/)
})
