import { brotliDecompressSync } from 'node:zlib'
import { type CardDataIdentifier, limits, listCardData } from '@manafolio/contract'
import { rowText } from '@manafolio/search'
import { expect, test } from 'vitest'
import { cardDataRefusal } from '../../test/card-data-refusal.ts'
import { onOneEngine } from '../../test/engines.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const json = { 'content-type': 'application/json' }

onOneEngine((engine) => {
  const app = useTestApp(engine)

  async function list(...identifiers: CardDataIdentifier[]) {
    const member = await app().member()
    return member.call(listCardData, { input: { identifiers } })
  }

  async function found(...identifiers: CardDataIdentifier[]) {
    const { data } = await list(...identifiers)
    return data.map((card) => `${card.name} [${card.set} ${card.collector_number}]`)
  }

  test('cards come in the order requested, with what was not found apart', async () => {
    const ids = [printing.lightningBoltAlpha, unknownPrinting, printing.goblinGuideZendikar]
    const { data, not_found } = await list(...ids.map((id) => ({ id })))
    expect(data.map(({ name }) => name)).toEqual(['Lightning Bolt', 'Goblin Guide'])
    expect(not_found).toEqual([{ id: unknownPrinting }])
  })

  test.each<[CardDataIdentifier, string]>([
    [{ id: printing.goblinGuideZendikar }, 'Goblin Guide [zen 126]'],
    [{ id: printing.goblinGuideZendikar.toUpperCase() }, 'Goblin Guide [zen 126]'],
    [{ mtgo_id: 67196 }, 'Lightning Bolt [a25 141]'],
    [{ oracle_id: '4457ed35-7c10-48c8-9776-456485fdf070' }, 'Lightning Bolt [clu 141]'],
    [{ illustration_id: '2cb6200c-d05b-419c-bd10-8b9c146e2339' }, 'Lightning Bolt [lea 161]'],
    [{ name: 'lightning bolt' }, 'Lightning Bolt [clu 141]'],
    [{ name: 'FIRE' }, 'Fire // Ice [dmr 215]'],
    [{ name: "Lim-Dul's Vault", set: 'ALL' }, "Lim-Dûl's Vault [all 107]"],
    [{ name: 'Lightning Bolt', set: 'lea' }, 'Lightning Bolt [lea 161]'],
    [{ collector_number: '126', set: 'zen' }, 'Goblin Guide [zen 126]'],
  ])('%j is %s', async (identifier, card) => {
    expect(await found(identifier)).toEqual([card])
  })

  test.each<[CardDataIdentifier]>([
    [{ id: unknownPrinting }],
    [{ mtgo_id: 1 }],
    [{ multiverse_id: 1 }],
    [{ oracle_id: unknownPrinting }],
    [{ illustration_id: unknownPrinting }],
    [{ name: 'Lightning' }],
    [{ name: 'Lightning Bolt', set: 'zen' }],
    [{ name: 'Lightning Bolt', set: 'no-such-set' }],
    [{ collector_number: '161', set: 'zen' }],
    [{ name: ' Lightning  Bald ' }],
  ])('%j is not found, and returned as it was sent', async (identifier) => {
    const { data, not_found } = await list(identifier, { id: printing.goblinGuideZendikar })
    expect(data.map(({ name }) => name)).toEqual(['Goblin Guide'])
    expect(not_found).toEqual([identifier])
  })

  test('a card that is requested in several ways comes once, where it was requested first', async () => {
    const ways: CardDataIdentifier[] = [
      { name: 'Lightning Bolt', set: 'lea' },
      { id: printing.goblinGuideZendikar },
      { id: printing.lightningBoltAlpha },
      { collector_number: '161', set: 'lea' },
    ]
    expect(await found(...ways)).toEqual(['Lightning Bolt [lea 161]', 'Goblin Guide [zen 126]'])
  })

  test('a list without a card is a list', async () => {
    const { data, not_found } = await list({ name: 'No Such Card' })
    expect([data, not_found]).toEqual([[], [{ name: 'No Such Card' }]])
  })

  test.each([
    ['no identifiers', { identifiers: [] }],
    ['no list', {}],
    ['an identifier of no known kind', { identifiers: [{ tcgplayer_id: 1 }] }],
    ['an identifier of two kinds', { identifiers: [{ id: 'a', name: 'Opt' }] }],
    ['an empty id', { identifiers: [{ id: '' }] }],
    ['a number that is none', { identifiers: [{ mtgo_id: '67196' }] }],
    ['too many', { identifiers: Array(limits.cardLookups + 1).fill({ id: 'x' }) }],
  ])('a request with %s is refused', async (_, input) => {
    const member = await app().member()
    expect(await cardDataRefusal(member, listCardData, { input })).toMatchObject({
      status: 400,
      code: 'bad_request',
    })
  })

  test('as many of the longest identifiers as allowed are answered', async () => {
    const name = 'ä'.repeat(limits.cardNameMax)
    const { not_found } = await list(...Array(limits.cardLookups).fill({ name, set: 'zzzzz' }))
    expect(not_found).toHaveLength(limits.cardLookups)
  })

  test('hundreds of cards are one whole list, also when it is compressed', async () => {
    const member = await app().member()
    const { meta, texts } = app().catalogue.current()
    const count = Math.min(meta.printingCount, limits.cardLookups)
    const ids = Array.from({ length: count }, (_, printing) => rowText(texts.printingId, printing))
    const identifiers = ids.map((id) => ({ id }))
    const plain = await member.call(listCardData, { input: { identifiers } })
    expect(plain.data.map(({ id }) => id)).toEqual(ids)
    const packed = await member.send({
      method: 'POST',
      url: listCardData.path,
      payload: { identifiers },
      headers: { ...json, 'accept-encoding': 'br' },
    })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(JSON.parse(String(brotliDecompressSync(packed.rawPayload)))).toEqual(plain)
  })
})
