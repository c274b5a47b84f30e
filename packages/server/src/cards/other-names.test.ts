import {
  addressOf,
  completeCardData,
  completeQuery,
  fileType,
  getNamedCard,
  readDeckList,
  searchCardData,
  searchCards,
} from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { inWords } from '../test/deck-lists.ts'
import { onOneEngine } from '../test/engines.ts'
import { rowsOf, upload } from '../test/importer.ts'
import { sampleWith } from '../test/matches.ts'
import { useTestApp } from '../test/test-app.ts'

const catalogue = await sampleWith({
  'lea 161': { flavor_name: 'Hadoken' },
  'astx 76': {
    oracle_id: '00000000-0000-4000-8000-00000000000a',
    name: 'Hadoken // Hadoken',
    card_faces: [{ name: 'Hadoken' }, { name: 'Hadoken' }],
  },
  'jmp 339': { printed_name: 'Rundvelt, Rabble Lord' },
})

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    app().catalogue.replace(catalogue)
    member = await app().member()
  })

  async function found(query: string) {
    const { cards } = await member.call(searchCards, { input: { query, unique: 'prints' } })
    return cards.map(({ name, setCode, alsoCalled }) => [name, setCode, alsoCalled])
  }

  test('a search says by which name it found a card, and which one a printing bears', async () => {
    const bolts = await found('!hadoken')
    expect(bolts).toContainEqual(['Lightning Bolt', 'lea', ['Hadoken']])
    expect(bolts).toContainEqual(['Lightning Bolt', 'clu', ['Hadoken']])
    expect(bolts.filter(([name]) => name !== 'Lightning Bolt')).toEqual([])
    const own = await found('!"Lightning Bolt"')
    expect(own).toContainEqual(['Lightning Bolt', 'lea', ['Hadoken']])
    expect(own).toContainEqual(['Lightning Bolt', 'clu', undefined])
  })

  test('an option names both', async () => {
    const { options } = await member.call(completeQuery, { input: { q: 'hado' } })
    expect(options).toContainEqual({
      ...{ kind: 'name', text: 'Lightning Bolt', label: 'Hadoken: Lightning Bolt' },
    })
  })

  test.each([
    [{ exact: 'Hadoken' }, 'Lightning Bolt [lea] Hadoken'],
    [{ fuzzy: 'hadoken' }, 'Lightning Bolt [lea] Hadoken'],
    [{ fuzzy: 'hadokn' }, 'Lightning Bolt [clu] undefined'],
    [{ exact: 'Hadoken', set: 'p10' }, 'Lightning Bolt [p10] undefined'],
    [{ exact: 'Lightning Bolt' }, 'Lightning Bolt [clu] undefined'],
  ])('the card named %j is %s', async (input, expected) => {
    const { name, set, flavor_name } = await member.call(getNamedCard, { input })
    expect(`${name} [${set}] ${flavor_name}`).toBe(expected)
  })

  test('the mirror searches and completes other names', async () => {
    const { data } = await member.call(searchCardData, { input: { q: 'lore:hadoken' } })
    expect(data.map(({ name }) => name)).toEqual(['Lightning Bolt'])
    const names = await member.call(completeCardData, { input: { q: 'hadok' } })
    expect(names.data).toContain('Lightning Bolt')
  })

  test('deck lists use them, of the commander too, and no art card takes their place', async () => {
    const response = await member.send({
      method: readDeckList.method,
      url: addressOf(readDeckList, {}, { deckFormat: 'commander' }),
      headers: { 'content-type': fileType },
      payload: Buffer.from(
        'Commander\n1 Rundvelt, Rabble Lord\n\nDeck\n1 Hadoken\n1 Hadoken (P10) 1\n1 Hadouken\n',
      ),
    })
    const { lines } = readDeckList.output.parse(response.json())
    expect(lines.filter(({ state }) => state !== 'words').map(inWords)).toEqual([
      '2 ready: 1 Krenko, Mob Boss (jmp) 339, leads',
      '5 ready: 1 Lightning Bolt (lea) 161',
      '6 ready: 1 Lightning Bolt (p10) 1',
      '7 fix: 1 ?',
    ])
    expect(lines[4]?.messages).toEqual(['“Hadoken” is another name of this card.'])
  })

  test('collection files use them', async () => {
    const { id } = await upload(member, 'Count,Name,Edition\n1,Hadoken,\n2,Hadoken,lea\n')
    const rows = await rowsOf(member, id)
    expect(rows.map(({ card, sentences }) => [card?.cardName, card?.setCode, sentences])).toEqual([
      ['Lightning Bolt', 'lea', ['“Hadoken” is another name of this card.']],
      ['Lightning Bolt', 'lea', ['“Hadoken” is another name of this card.']],
    ])
  })
})
