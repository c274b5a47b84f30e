import {
  addressOf,
  createDeck,
  type DeckFormat,
  type DeckListReport,
  exportDeck,
  fileType,
  limits,
  readDeckList,
  setDeckCards,
} from '@manafolio/contract'
import { listedDeck } from '@manafolio/deck'
import { beforeEach, expect, test } from 'vitest'
import type { Client, MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { inWords } from '../../test/deck-lists.ts'
import { card, deckOf, detailOf, leader, makeDeck, setCards } from '../../test/decks.ts'
import { onOneEngine } from '../../test/engines.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { allRows } from '../../test/security/rows.ts'
import { useTestApp } from '../../test/test-app.ts'

const commanders = `About
Name Goblins

Commander
1 Krenko, Mob Boss (JMP) 339

Deck
4 Goblin Guide (ZEN) 126
1 Nobody Ever

Sideboard
2 Shock (STA) 44
`

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  function send(to: Client, list: string | Uint8Array, deckFormat?: DeckFormat) {
    return to.send({
      method: readDeckList.method,
      url: addressOf(readDeckList, {}, { deckFormat }),
      headers: { 'content-type': fileType },
      payload: Buffer.from(list),
    })
  }

  async function read(list: string, deckFormat?: DeckFormat): Promise<DeckListReport> {
    const response = await send(member, list, deckFormat)
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
    return readDeckList.output.parse(response.json())
  }

  test('a list is reported line by line, and nothing of it is kept', async () => {
    const before = await allRows(app().database.db)
    const { lines, ...report } = await read(commanders, 'commander')
    expect(report).toEqual({ format: 'arena', name: 'Goblins', deckFormat: null })
    expect(lines.map(inWords)).toEqual([
      ...['1 words', '2 words', '4 words', '5 ready: 1 Krenko, Mob Boss (jmp) 339, leads'],
      ...['7 words', '8 ready: 4 Goblin Guide (zen) 126', '9 fix: 1 ?'],
      ...['11 words', '12 ready: 2 Shock (sta) 44, side'],
    ])
    expect(lines[5]).toMatchObject({
      text: '4 Goblin Guide (ZEN) 126',
      printing: {
        scryfallId: printing.goblinGuideZendikar,
        setName: 'Zendikar',
        typeLine: 'Creature — Goblin Scout',
        usd: 1.53,
      },
    })
    expect(await allRows(app().database.db)).toEqual(before)
  })

  test('what is ready of it becomes a deck, and the deck the same list', async () => {
    const { lines, name } = await read(commanders, 'commander')
    const { cards, commanderId, commanderName } = listedDeck(lines)
    const facts = { name: name ?? '', format: 'commander', commanderId, commanderName }
    const { id } = await member.call(createDeck, { input: facts })
    await member.call(setDeckCards, { params: { id }, input: { cards } })
    expect(await listOf(member, id, 'arena')).toBe(commanders.replace('1 Nobody Ever\n', ''))
  })

  test.each([
    ['arena', 'txt', 'text/plain'],
    ['mtgo', 'txt', 'text/plain'],
    ['dek', 'dek', 'application/xml'],
    ['moxfield', 'txt', 'text/plain'],
    ['archidekt', 'txt', 'text/plain'],
    ['tappedout', 'txt', 'text/plain'],
    ['cockatrice', 'txt', 'text/plain'],
    ['cod', 'cod', 'application/xml'],
  ])('%s: a deck is a file to save', async (format, extension, type) => {
    const { id } = await makeDeck(member, { name: 'Jötun "1" (“Ice”)' })
    await setCards(member, id, [card(printing.goblinGuideZendikar, { quantity: 3 })])
    const { headers, body } = await ask(member, id, format)
    const name = `J%C3%B6tun%20%201%20%20%28%E2%80%9CIce%E2%80%9D%29.${extension}`
    expect(headers).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="Jotun 1 (Ice).${extension}"; filename*=UTF-8''${name}`,
      'cache-control': 'no-store',
    })
    expect(body).toContain('Goblin Guide')
    expect(body).not.toContain('Lightning Bolt')
  })

  test('a name of which ASCII has no letter is still one, and a plain one besides', async () => {
    const { id } = await makeDeck(member, { name: '日本 の…' })
    const { headers } = await ask(member, id, 'arena')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Deck.txt"; filename*=UTF-8''%E6%97%A5%E6%9C%AC%20%E3%81%AE%E2%80%A6.txt`,
    )
  })

  test('a deck with a printing that nobody knows, and an empty one, are lists too', async () => {
    const unknown = await deckOf(member, { [unknownPrinting]: 2 })
    expect(await listOf(member, unknown.id, 'moxfield')).toBe(`2 Name of ${unknownPrinting}\n`)
    expect(await listOf(member, (await makeDeck(member)).id, 'moxfield')).toBe('')
  })

  test('roles are reported in the ways of a format', async () => {
    const { id } = await makeDeck(member, {
      format: 'oathbreaker',
      commanderId: leader.karnLiberated,
    })
    await setCards(member, id, [
      card(leader.karnLiberated),
      card(printing.lightningBoltAlpha, { role: 'signature_spell' }),
    ])
    const { cards } = await detailOf(member, id)
    expect(cards.map(({ role }) => role)).toContain('signature_spell')
    expect(await listOf(member, id, 'archidekt')).toBe(
      '1x Karn Liberated (mm2) 4 [Commander{top}]\n1x Lightning Bolt (lea) 161 [Signature Spell{top}]\n',
    )
  })

  test('nobody gets the deck of another user, or one that there is not', async () => {
    const { id } = await deckOf(member, { [printing.goblinGuideZendikar]: 1 })
    const input = { format: 'arena' }
    const gone = { status: 404, code: 'deck_not_found' }
    const other = await collectorIn(app())
    for (const [who, requested] of [
      [other, id],
      [member, unknownPrinting],
      [member, 'x'],
    ] as const) {
      expect(await who.refusal(exportDeck, { params: { id: requested }, input })).toMatchObject(
        gone,
      )
    }
    expect(await listOf(member, id, 'arena')).toContain('Goblin Guide')
  })

  test('a visitor can do neither', async () => {
    const { id } = await makeDeck(member)
    const visitor = app().visitor()
    expect((await send(visitor, commanders)).statusCode).toBe(401)
    expect((await ask(visitor, id, 'arena')).statusCode).toBe(401)
  })

  test('formats that there are not are refused', async () => {
    const { id } = await makeDeck(member)
    const requested = { params: { id }, input: { format: 'chess' } }
    expect(await member.refusal(exportDeck, requested)).toMatchObject({
      status: 400,
      code: 'bad_input',
      issues: [{ path: 'format', message: expect.stringContaining('arena, mtgo, dek') }],
    })
    const url = `${readDeckList.path}?deckFormat=chess`
    const sent = {
      method: 'POST',
      url,
      headers: { 'content-type': fileType },
      payload: '4 Opt',
    } as const
    expect((await member.send(sent)).statusCode).toBe(400)
  })

  test('what is no list is refused', async () => {
    const refusals = [
      ['x'.repeat(limits.deckListBytes + 1), 413, 'deck_list_too_large'],
      ['', 400, 'deck_list_empty'],
      ['Deck\n', 400, 'deck_list_empty'],
      [Uint8Array.from([0, 1, 2, 3, 0xff]), 400, 'deck_list_not_text'],
      ['<Deck><Cards', 400, 'list_xml_broken'],
      ['1 Opt\n'.repeat(limits.deckListLines + 1), 400, 'deck_list_too_long'],
    ] as const
    for (const [list, status, code] of refusals) {
      const response = await send(member, list)
      expect([response.statusCode, response.json().code]).toEqual([status, code])
    }
    const json = await member.send({
      method: 'POST',
      url: readDeckList.path,
      payload: { list: '' },
    })
    expect([json.statusCode, json.json().code]).toEqual([415, 'wrong_file_type'])
  })

  test('a list may have as many lines as are read', async () => {
    const { lines } = await read('1 Opt\n'.repeat(limits.deckListLines))
    expect(lines).toHaveLength(limits.deckListLines)
    expect(lines.every(({ state }) => state === 'ready')).toBe(true)
  })
})

function ask(member: Client, id: string, format: string) {
  return member.send({ method: 'GET', url: addressOf(exportDeck, { id }, { format }) })
}

async function listOf(member: Client, id: string, format: string): Promise<string> {
  const response = await ask(member, id, format)
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
  return response.body
}
