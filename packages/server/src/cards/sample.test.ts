import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Card, getCardData, missingRulesText, searchCards } from '@manafolio/contract'
import { rolesOf } from '@manafolio/deck'
import { beforeAll, describe, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { useTestApp } from '../test/test-app.ts'
import { openSample, sampleFiles } from './sample.ts'

const { cards: files } = sampleFiles(new URL('../../', import.meta.url))

// The other tests run on the cards that are written by hand.
const app = useTestApp('sqlite')
let member: MemberClient

beforeAll(async () => {
  app().catalogue.replace(await openSample(...files))
  member = await app().member()
}, 60_000)

async function found(query: string): Promise<Card[]> {
  const { cards } = await member.call(searchCards, { input: { query, unique: 'prints' } })
  return cards
}

async function firstOf(query: string): Promise<Card> {
  const [card] = await found(query)
  if (!card) throw new Error(`${query} finds nothing`)
  return card
}

const namesFor = async (query: string) => [...new Set((await found(query)).map(({ name }) => name))]

test('the files of the sample are small', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(fileURLToPath(file)).size, 0)
  expect(bytes).toBeLessThan(1_500_000)
})

test.each([
  ...['Rhystic Study', "Teferi's Protection", 'Smothering Tithe', 'Dockside Extortionist'],
  ...['Thoughtseize', 'Ragavan, Nimble Pilferer', 'Brainstorm', 'Snow-Covered Island', 'Wastes'],
  ...['Atraxa, Grand Unifier', 'The Ur-Dragon', 'Tymna the Weaver', 'Raised by Giants'],
])('%s is in the sample', async (name) => {
  expect(await namesFor(name)).not.toEqual([])
})

test.each([
  ['is:dual', 10],
  ['is:shockland', 10],
  ['is:fetchland', 10],
  ['is:checkland', 10],
  ['is:fastland', 10],
  ['is:slowland', 10],
  ['is:painland', 10],
  ['is:filterland', 10],
  ['is:bounceland', 10],
  ['is:tricycleland', 10],
  ['is:scryland', 10],
  ['is:surveilland', 10],
  ['is:pathway', 10],
  ['is:vergeland', 10],
  ['is:canopyland', 6],
])('%s finds a cycle of %i lands', async (query, count) => {
  expect((await namesFor(query)).length).toBeGreaterThanOrEqual(count)
})

describe('a card without a text', () => {
  test('says that its text comes, after what is known of it', async () => {
    const { oracleText } = await firstOf('!"Ikra Shidiqi, the Usurper"')
    expect(oracleText).toBe(`Menace\nPartner\n${missingRulesText}`)
  })

  test('says so in the mirror, and on its faces, too', async () => {
    const ikra = await firstOf('!"Ikra Shidiqi, the Usurper"')
    const data = await member.call(getCardData, { params: { id: ikra.id } })
    expect(data).toMatchObject({ oracle_text: ikra.oracleText })
    expect(data).not.toHaveProperty('text_missing')
    const [front, back] = (await firstOf('!"Agadeem\'s Awakening"')).faces
    expect([front?.oracleText, back?.oracleText]).toEqual([missingRulesText, missingRulesText])
  })

  test('is not found by that sentence', async () => {
    expect(await namesFor('o:"comes with the card data"')).toEqual([])
    expect(await namesFor('o:menace name:ikra')).toEqual(['Ikra Shidiqi, the Usurper'])
  })

  test('has its roles, which are tags of the sample as well', async () => {
    expect(rolesOf(await firstOf('!"Toxic Deluge"'))).toEqual(['sweeper'])
    expect(await namesFor('otag:sweeper !"Toxic Deluge"')).toEqual(['Toxic Deluge'])
    expect(await namesFor('otag:ramp !"Toxic Deluge"')).toEqual([])
  })

  test('is complete when keywords are all that it says', async () => {
    const { oracleText } = await firstOf('!"Vampire Nighthawk"')
    expect(oracleText).toBe('Flying\nDeathtouch\nLifelink')
  })
})

test.each([
  ['Sol Ring', ['Mana Crypt', 'Arcane Signet'], 'Lightning Bolt'],
  ['Swords to Plowshares', ['Path to Exile'], 'Cultivate'],
  ['Brainstorm', ['Ponder'], 'Rampant Growth'],
  ['Llanowar Elves', ['Elvish Mystic'], 'Brainstorm'],
])('cards like %s come first, without texts too', async (name, alike, other) => {
  const first = (await namesFor(`like:"${name}"`)).slice(0, 10)
  expect(first).toEqual(expect.arrayContaining(alike))
  expect(first).not.toContain(other)
})
