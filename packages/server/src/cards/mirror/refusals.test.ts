import {
  cardDataError,
  cardDataPath,
  completeCardData,
  type Endpoint,
  getCardData,
  getNamedCard,
  getNumberedCard,
  getSet,
  limits,
  listCardData,
  listSets,
  listSymbols,
  parseManaCost,
  searchCardData,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import { cardDataRefusal } from '../../test/card-data-refusal.ts'
import { onOneEngine } from '../../test/engines.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const json = { 'content-type': 'application/json' }
const collection = listCardData.path

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test.each<[string, Endpoint, object]>([
    ['a card', getCardData, { params: { id: printing.goblinGuideZendikar } }],
    ['a card by its number', getNumberedCard, { params: { code: 'lea', number: '161' } }],
    ['a card by its name', getNamedCard, { input: { exact: 'Opt' } }],
    ['a list', listCardData, { input: { identifiers: [{ name: 'Opt' }] } }],
    ['a search', searchCardData, { input: { q: 'goblin' } }],
    ['a search that makes no sense', searchCardData, { input: {} }],
    ['names', completeCardData, { input: { q: 'gob' } }],
    ['the sets', listSets, {}],
    ['a set', getSet, { params: { code: 'lea' } }],
    ['the symbols', listSymbols, {}],
    ['a mana cost', parseManaCost, { input: { cost: '2w' } }],
  ])('a visitor does not see %s', async (_, endpoint, payload) => {
    expect(await cardDataRefusal(app().visitor(), endpoint, payload)).toEqual({
      object: 'error',
      status: 401,
      code: 'unauthorized',
      details: 'Authentication required',
      type: null,
    })
  })

  test.each([
    ['GET', '/card-data'],
    ['GET', '/card-data/'],
    ['GET', '/card-data/no-such-thing?q=goblin'],
    ['GET', '/card-data/cards/a/b/c/d'],
    ['DELETE', '/card-data/sets'],
    ['GET', '/card-data/cards/collection/1/2'],
  ] as const)('%s %s is not found, in the format of the service', async (method, url) => {
    const response = await app().visitor().send({ method, url })
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toMatch(/^application\/json/)
    expect(cardDataError.parse(response.json())).toMatchObject({
      status: 404,
      code: 'not_found',
      details: 'There is nothing at this address.',
    })
  })

  test.each([
    ['{"identifiers":', json, 400, 'bad_request'],
    ['identifiers', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    [' '.repeat(limits.cardLookupBytes + 1), json, 413, 'payload_too_large'],
    ['{}', json, 400, 'bad_request'],
    ['{}', { ...json, origin: 'https://evil.example' }, 403, 'forbidden'],
  ])(
    'a body %#) is refused in the words of the service',
    async (payload, headers, status, code) => {
      const member = await app().member()
      const response = await member.send({ method: 'POST', url: collection, payload, headers })
      expect(response.statusCode).toBe(status)
      expect(cardDataError.parse(response.json())).toMatchObject({ status, code })
    },
  )

  test('an address that is not well-formed is refused in the words of the service', async () => {
    const response = await app().visitor().send({ method: 'GET', url: '/card-data/cards/%E0%A4%A' })
    expect(response.statusCode).toBe(400)
    expect(cardDataError.parse(response.json())).toMatchObject({ code: 'bad_request' })
  })

  test('a bug is reported in the words of the service, and nothing about it', async () => {
    const { database } = app()
    const member = await app().member()
    await database.db.schema.alterTable('users').renameTo('gone').execute()
    const refusal = await cardDataRefusal(member, listSets)
    await database.db.schema.alterTable('gone').renameTo('users').execute()
    expect(refusal).toMatchObject({ status: 500, code: 'internal_error' })
    expect(refusal.details).toBe('Something went wrong on our side. Please try again.')
  })

  test('the rest of the API speaks its own words', async () => {
    const response = await app()
      .visitor()
      .send({ method: 'GET', url: `/api${cardDataPath}` })
    expect(response.json()).toEqual({
      message: 'There is nothing at this address.',
      code: 'not_found',
    })
  })
})
