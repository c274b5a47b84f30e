import { getCardFacts, limits } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { leader } from '../test/decks.ts'
import { printing, unknownPrinting } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const llanowarElves = 'd4f1cc9e-4f99-4c26-ac1b-8ef069fa8ceb'
const blackLotus = 'b0faa7f2-b547-42c4-a810-839da50dadfe'
const commandTower = '946d0f6d-9ecd-4b26-88c7-12528021d20f'
const solRing = 'c4300d24-1cae-4dd5-be7e-38cc677cf5bd'

const app = useTestApp('sqlite')

async function factsOf(...scryfallIds: string[]) {
  const member = await app().member()
  return (await member.call(getCardFacts, { input: { scryfallIds } })).facts
}

test('facts of a card are reported, those of an id that nobody knows are left out', async () => {
  const facts = await factsOf(llanowarElves, unknownPrinting, 'no id at all')
  expect(facts).toEqual({
    [llanowarElves]: {
      oracleId: '68954295-54e3-4303-a6bc-fc4547a4e3a3',
      layout: 'normal',
      manaValue: 1,
      colors: ['G'],
      producedMana: ['G'],
      keywords: [],
      isGameChanger: false,
      edhrecRank: 54,
      legalities: {
        standard: 'legal',
        pioneer: 'legal',
        modern: 'legal',
        legacy: 'legal',
        vintage: 'legal',
        commander: 'legal',
        brawl: 'legal',
        pauper: 'legal',
        oathbreaker: 'legal',
        alchemy: 'legal',
        historicbrawl: 'legal',
        duel: 'legal',
        explorer: 'legal',
        gladiator: 'legal',
        historic: 'legal',
        oldschool: 'legal',
        paupercommander: 'legal',
        penny: 'legal',
        premodern: 'legal',
        timeless: 'legal',
      },
    },
  })
})

test('Brawl is the one of sixty cards from Standard sets, not of all sets', async () => {
  const facts = await factsOf(commandTower, solRing, leader.krenkoJumpstart)
  expect(facts[commandTower]?.legalities).toMatchObject({ brawl: 'not_legal', pauper: 'legal' })
  expect(facts[solRing]?.legalities).toMatchObject({ brawl: 'not_legal', vintage: 'restricted' })
  expect(facts[leader.krenkoJumpstart]?.legalities).toMatchObject({ brawl: 'legal' })
})

test('mana that a card makes is reported in the order of the colors', async () => {
  const facts = await factsOf(blackLotus, solRing)
  expect(facts[blackLotus]?.producedMana).toEqual(['W', 'U', 'B', 'R', 'G'])
  expect(facts[solRing]?.producedMana).toEqual(['C'])
})

test('a card with two sides has the colors of its front, one of two halves those of both', async () => {
  const { delverMidnightHunt: delver, fireIceApocalypse: fireIce } = printing
  const facts = await factsOf(delver, fireIce)
  expect(facts[delver]).toMatchObject({ layout: 'transform', manaValue: 1, colors: ['U'] })
  expect(facts[delver]?.keywords).toEqual(['Flying', 'Transform'])
  expect(facts[fireIce]).toMatchObject({ layout: 'split', manaValue: 4, colors: ['U', 'R'] })
})

test('all printings of a card have the same facts', async () => {
  const { lightningBoltAlpha: alpha, lightningBoltBaldursGate: newer } = printing
  const facts = await factsOf(alpha, newer)
  expect(facts[alpha]?.colors).toEqual(['R'])
  expect(facts[newer]).toEqual(facts[alpha])
})

test('so many cards can be requested at once and no more, by who is signed in', async () => {
  const member = await app().member()
  const ids = Array.from({ length: limits.cardLookups + 1 }, () => solRing)
  const refusal = await member.refusal(getCardFacts, { input: { scryfallIds: ids } })
  const message = 'A request can ask for up to 1000 cards'
  expect(refusal).toMatchObject({ status: 400, issues: [{ path: 'scryfallIds', message }] })
  const { facts } = await member.call(getCardFacts, { input: { scryfallIds: ids.slice(1) } })
  expect(Object.keys(facts)).toEqual([solRing])
  const input = { scryfallIds: [solRing] }
  expect(await app().visitor().refusal(getCardFacts, { input })).toMatchObject({ status: 401 })
})
