import { expect, test } from 'vitest'
import { sampleWith, titleOf } from '../../../test/matches.ts'
import type { ParsedCard } from '../listed.ts'
import { suggestionsFor } from './suggestions.ts'

const catalogue = await sampleWith()

async function suggested(raw: ParsedCard, limit = 8) {
  const printings = await suggestionsFor(catalogue, raw, limit)
  expect(new Set(printings).size).toBe(printings.length)
  return printings.map((printing) => titleOf(catalogue, printing))
}

test.each([
  ['Lighning Bolt', 'Lightning Bolt CLU 141'],
  ['Lightnng Blot', 'Lightning Bolt CLU 141'],
  ['Goblin Giude', 'Goblin Guide MM3 96'],
  ['Sculptor, Jace the Mind', 'Jace, the Mind Sculptor A25 62'],
  ['Teferi, Hero of Dom', 'Teferi, Hero of Dominaria MB2 90'],
  ['Insectile Abberation', 'Delver of Secrets // Insectile Aberration INR 457'],
  ['Lim-Dul Vaults', "Lim-Dûl's Vault MB2 87"],
  ['Tresure Token', 'Treasure TCMR 12'],
])('“%s” may be %s', async (name, card) => {
  expect((await suggested({ name }))[0]).toBe(card)
})

test('a name that is like none has no suggestions', async () => {
  expect(await suggested({ name: 'Xyzzyx Qwvb' })).toEqual([])
  expect(await suggested({ name: 'Lighning Bolt' })).not.toContain('Black Lotus LEA 232')
})

test('what has the set and number comes first, then what is called so there, then elsewhere', async () => {
  const raw = { name: 'Goblin Guide', setCode: '2XM', collectorNumber: '5' }
  expect(await suggested(raw, 4)).toEqual([
    'Archangel of Thune 2XM 5',
    'Goblin Guide 2XM 347',
    'Goblin Guide MM3 96',
    'Goblin Guide ZEN 126',
  ])
})

test('cards that are nearly called so come in the set that is given, if they are in it', async () => {
  expect((await suggested({ name: 'Lighning Bolt', setName: 'Alpha' }))[0]).toBe(
    'Lightning Bolt LEA 161',
  )
  expect((await suggested({ name: 'Goblin Kng', setCode: '7ED' }))[0]).toBe('Goblin King 7ED 190')
})

test('cards that are called so come before those of which a face is', async () => {
  const bolts = await suggested({ name: 'Lightning Bolt' }, 40)
  const emeritus = bolts.findIndex((bolt) => bolt.startsWith('Emeritus of Conflict'))
  expect(bolts[0]).toBe('Lightning Bolt CLU 141')
  expect(emeritus).toBeGreaterThan(0)
  expect(bolts[emeritus - 1]).toMatch(/^Lightning Bolt /)
})

test('there are as many as are requested at most', async () => {
  expect(await suggested({ name: 'Forest' }, 3)).toHaveLength(3)
  expect(await suggested({}, 3)).toEqual([])
})
