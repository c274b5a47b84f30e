import { limits } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { reported, sampleWith } from '../../../test/matches.ts'
import { matchSets, rewrittenNames } from './match-sets.ts'
import { parseName } from './parse-name.ts'

const catalogue = await sampleWith()

const repeated = [
  'Extras: ',
  ': Extras',
  ' (a)',
  '(',
  ')',
  '[',
  'Commander: ',
  'Promo Pack: ',
  'Art Series: ',
  'Emblem - ',
  ' Edition',
  ' Token',
  ' // ',
  '/',
  ' ',
]

test.each(repeated)('however often a name is repeated, few names are tried: “%s”', (text) => {
  for (const repeats of [2, 18, 100, 1000]) {
    for (const name of [
      text.repeat(repeats),
      `${text.repeat(repeats)}x`,
      `x${text.repeat(repeats)}`,
    ]) {
      expect(rewrittenNames(name).length).toBeLessThanOrEqual(20)
      expect(parseName(catalogue, name)?.spellings.length ?? 0).toBeLessThanOrEqual(5)
    }
  }
})

test('all rules may have their turn with a name, each of them once', () => {
  const names = rewrittenNames('Extras: Promo Pack: Opt Edition (M10)')
  expect(names).toContain('Opt Promos')
  expect(rewrittenNames('Extras: Extras: Zendikar')).toContain('Extras: Zendikar')
  expect(rewrittenNames('Extras: Extras: Zendikar')).not.toContain('Zendikar')
})

test('a set name that is longer than any is none', () => {
  const none = { meant: [], related: [] }
  const raw = (repeats: number) =>
    matchSets(catalogue, { setName: `Zendikar${' '.repeat(repeats)}(ZEN)` })
  expect(raw(10)).not.toEqual(none)
  expect(raw(100)).toEqual(none)
  expect(matchSets(catalogue, { setName: `${'Extras: '.repeat(100)}Zendikar` })).toEqual(none)
})

test('a name that is longer than any is nobody’s', async () => {
  const remark = (length: number) =>
    `Goblin Guide (${'a'.repeat(length - 'Goblin Guide ()'.length)})`
  const [longest, tooLong] = [remark(limits.cardNameMax), remark(limits.cardNameMax + 1)]
  expect(await reported(catalogue, { name: longest, setCode: 'ZEN' })).toBe(
    'Goblin Guide ZEN 126, set',
  )
  expect(await reported(catalogue, { name: tooLong, setCode: 'ZEN' })).toBe(
    `unknown_card ${tooLong}`,
  )
  expect(await reported(catalogue, { name: tooLong, setCode: 'ZEN', collectorNumber: '126' })).toBe(
    `Goblin Guide ZEN 126, number?; other_name ${tooLong}`,
  )
})
