import { expect, test } from 'vitest'
import { reported, sampleWith } from '../../../test/matches.ts'
import type { ParsedCard } from '../listed.ts'

/** Strixhaven has Lightning Bolt beside the art card of it, and Steppe Lynx has a token. */
const catalogue = await sampleWith({
  'sta 42': [{}, { ...id(1), set: 'stx', set_name: 'Strixhaven', collector_number: '200' }],
  'sta 19': [{}, { ...id(2), set: 'stx', set_name: 'Strixhaven', collector_number: '76' }],
  'zen 36': { collector_number: '1' },
  'tala 7': [
    {},
    {
      ...id(3),
      oracle_id: id(4).id,
      name: 'Steppe Lynx',
      set: 'tzen',
      set_name: 'Zendikar Tokens',
      collector_number: '1',
    },
  ],
})

function id(last: number) {
  return { id: `00000000-0000-4000-8000-00000000000${last}` }
}

test.each<[raw: ParsedCard, reported: string]>([
  [strixhaven('Lightning Bolt', '76'), 'Lightning Bolt STX 200, set?; other_number STX 76'],
  [strixhaven('Lightning Bolt', '76s'), 'Lightning Bolt STX 200, set?; number_differs 76s'],
  [strixhaven('Lightning Bolt Art Card', '76'), `${artCard()} ASTX 76, number`],
  [zendikar('Steppe Lynx', '1'), 'Steppe Lynx ZEN 1, number'],
])('a wrong number makes no card its token or art card: %j is %s', async (raw, expected) => {
  expect(await reported(catalogue, raw)).toBe(expected)
})

test('an art card is taken for the card with a question when the set has no such card', async () => {
  const raw = strixhaven('Lightning Bolt', '76')
  expect(await reported(await sampleWith(), raw)).toBe(`${artCard()} ASTX 76, number?`)
})

test('what is only the name of tokens needs no word for it', async () => {
  const raw = { setCode: 'ALA', collectorNumber: '7', name: 'Goblin' }
  expect(await reported(catalogue, raw)).toBe('Goblin TALA 7, number')
})

test.each<[raw: ParsedCard, reported: string]>([
  [zendikar('Steppe Lynx Token', '1'), 'Steppe Lynx TZEN 1, number'],
  [zendikar('Steppe Lynx Token'), 'Steppe Lynx TZEN 1, set?'],
  [zendikar('Steppe Lynx Token', '126'), 'Steppe Lynx TZEN 1, set?; other_number ZEN 126'],
  [{ setCode: 'TZEN', name: 'Steppe Lynx Token' }, 'Steppe Lynx TZEN 1, set'],
  [{ setName: 'Extras: Zendikar', name: 'Steppe Lynx Token' }, 'Steppe Lynx TZEN 1, set'],
  [{ name: 'Steppe Lynx Token' }, 'Steppe Lynx TZEN 1, name'],
])('who says token means the token: %j is %s', async (raw, expected) => {
  expect(await reported(catalogue, raw)).toBe(expected)
})

test.each<[raw: ParsedCard, reported: string]>([
  [zendikar('Goblin Guide Token', '126'), 'Goblin Guide ZEN 126, number?'],
  [zendikar('Goblin Guide Token'), 'Goblin Guide ZEN 126, set?'],
  [{ name: 'Icehide Golem Token' }, 'Icehide Golem MH1 224, name?'],
])('a card that has no token is found with a question: %j is %s', async (raw, expected) => {
  expect(await reported(catalogue, raw)).toBe(expected)
})

/** A token is called as Lightning Bolt is in another world. */
const withHadoken = await sampleWith({
  'lea 161': { flavor_name: 'Hadoken' },
  'tala 7': [
    {},
    {
      ...id(5),
      oracle_id: id(6).id,
      name: 'Hadoken',
      set: 'tzen',
      set_name: 'Zendikar Tokens',
      collector_number: '9',
    },
  ],
})

test.each<[raw: ParsedCard, reported: string]>([
  [{ name: 'Hadoken' }, 'Lightning Bolt LEA 161, name; also_called Hadoken'],
  [zendikar('Hadoken'), 'Lightning Bolt LEA 161, name?; other_set ZEN; also_called Hadoken'],
  [zendikar('Hadoken Token', '9'), 'Hadoken TZEN 9, number'],
  [{ setCode: 'TZEN', name: 'Hadoken' }, 'Hadoken TZEN 9, set'],
])('a card is no token by its other name: %j is %s', async (raw, expected) => {
  expect(await reported(withHadoken, raw)).toBe(expected)
})

function strixhaven(name: string, collectorNumber: string): ParsedCard {
  return { setCode: 'STX', name, collectorNumber }
}

function zendikar(name: string, collectorNumber = ''): ParsedCard {
  return { setCode: 'ZEN', name, collectorNumber }
}

function artCard() {
  return 'Lightning Bolt // Lightning Bolt'
}
