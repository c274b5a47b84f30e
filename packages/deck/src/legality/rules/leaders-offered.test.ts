import { expect, test } from 'vitest'
import { deckOf } from '../../test/legality/decks.ts'
import { findingsOf } from '../../test/legality/findings.ts'

test('a card banned in a format is not suggested as its leader', () => {
  const main = ['1 Golos, Tireless Pilgrim', '1 Alesha, Who Smiles at Death']
  const [finding] = findingsOf(deckOf({ format: 'commander', main })).filter(
    ({ rule }) => rule === 'commander',
  )
  expect(finding?.fixes.map(({ label }) => label)).toEqual([
    'Make Alesha, Who Smiles at Death the commander',
    'Choose a commander',
  ])
})
