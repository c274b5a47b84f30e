import { deckFormats } from '@manafolio/contract'
import type { Finding } from '@manafolio/deck'
import { expect, test } from 'vitest'
import { checkedRules } from './checked-rules.ts'
import { fixLabel } from './fix-text.ts'
import { formatVerdict, verdictOf } from './verdict.ts'

test.each([
  ['Remove 1 Lightning Bolt', 'removed 1 Lightning Bolt'],
  ['Make Opt the signature spell', 'made Opt the signature spell'],
  ['Move the sideboard to the main deck', 'moved the sideboard to the main deck'],
  ['Keep one copy of Opt', 'kept one copy of Opt'],
])('“%s” becomes “%s” in the history', (label, text) => {
  expect(fixLabel(label)).toBe(text)
})

const finding = (severity: Finding['severity']): Finding => ({
  rule: 'size',
  severity,
  cardNames: [],
  message: 'A finding.',
  cites: 'CR 100',
  fixes: [],
})

test.each([
  [[], 'Legal', 'legal'],
  [['note'], '1 note', 'notes'],
  [['note', 'note'], '2 notes', 'notes'],
  [['unfinished', 'note'], 'Unfinished', 'unfinished'],
  [['unfinished', 'error'], '1 problem', 'problems'],
  [['error'], '1 problem', 'problems'],
  [['error', 'error', 'note'], '2 problems', 'problems'],
] as const)('%j are “%s”', (severities, label, kind) => {
  expect(verdictOf(severities.map(finding))).toEqual({ label, kind })
})

test('a deck that is being built says how far it is', () => {
  const size = { ...finding('unfinished'), progress: { cards: 45, of: 100 } }
  const verdict = verdictOf([finding('note'), size])
  expect(verdict).toEqual({ label: '45 of 100', kind: 'unfinished' })
  expect(formatVerdict(verdict, 'Commander')).toBe('45 of 100 in Commander')
  expect(formatVerdict(verdictOf([finding('note')]), 'Commander')).toBe('Legal in Commander')
})

test('the checked rules are listed for the format', () => {
  expect(checkedRules('vintage')).toEqual([
    '60 cards minimum',
    'up to 4 copies of a card',
    'up to 15 cards in the sideboard',
    'banned cards',
    'the companion',
    'restricted cards',
  ])
  expect(checkedRules('modern')).not.toContain('restricted cards')
  const singleton = ['one copy of each card', 'banned cards', 'the commander or pair of commanders']
  expect(checkedRules('commander')).toEqual([
    'exactly 100 cards',
    ...singleton,
    'color identity',
    'the companion',
  ])
  expect(checkedRules('oathbreaker')).toEqual([
    'exactly 60 cards',
    ...singleton,
    'color identity',
    'the signature spell',
  ])
  for (const format of deckFormats) expect(checkedRules(format)[0]).toMatch(/\d+ cards/)
})
