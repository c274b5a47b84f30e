import { limits } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { sampleWith, told } from '../../test/matches.ts'
import { rewrittenNames } from './rewritten-names.ts'
import { saidName } from './said-name.ts'
import { saidSets } from './said-sets.ts'

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

test.each(repeated)('whatever is said again and again, few names are tried: “%s”', (text) => {
  for (const repeats of [2, 18, 100, 1000]) {
    for (const name of [
      text.repeat(repeats),
      `${text.repeat(repeats)}x`,
      `x${text.repeat(repeats)}`,
    ]) {
      expect(rewrittenNames(name).length).toBeLessThanOrEqual(20)
      expect(saidName(catalogue, name)?.spellings.length ?? 0).toBeLessThanOrEqual(5)
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
  const said = (repeats: number) =>
    saidSets(catalogue, { setName: `Zendikar${' '.repeat(repeats)}(ZEN)` })
  expect(said(10)).not.toEqual(none)
  expect(said(100)).toEqual(none)
  expect(saidSets(catalogue, { setName: `${'Extras: '.repeat(100)}Zendikar` })).toEqual(none)
})

test('a name that is longer than any is nobody’s', async () => {
  const remark = (length: number) =>
    `Goblin Guide (${'a'.repeat(length - 'Goblin Guide ()'.length)})`
  const [longest, tooLong] = [remark(limits.cardNameMax), remark(limits.cardNameMax + 1)]
  expect(await told(catalogue, { name: longest, setCode: 'ZEN' })).toBe('Goblin Guide ZEN 126, set')
  expect(await told(catalogue, { name: tooLong, setCode: 'ZEN' })).toBe(`unknown_card ${tooLong}`)
  expect(await told(catalogue, { name: tooLong, setCode: 'ZEN', collectorNumber: '126' })).toBe(
    `Goblin Guide ZEN 126, number?; other_name ${tooLong}`,
  )
})
