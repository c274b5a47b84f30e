import { getHealth, getReadiness, getSite } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onOneEngine } from '../test/engines.ts'
import { testApp, useTestApp } from '../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine, {
    affiliate: { baseUrl: 'https://partner.example.org', propertyId: 'cards' },
  })

  test('the server says that it lives and that it is ready', async () => {
    expect(await app().visitor().call(getHealth)).toEqual({ status: 'alive' })
    expect(await app().visitor().call(getReadiness)).toEqual({ status: 'ready' })
  })

  test('without its database the server lives and is not ready', async () => {
    const lonely = await testApp(engine)
    const visitor = lonely.visitor()
    expect(await visitor.call(getReadiness)).toEqual({ status: 'ready' }) // it was connected
    await lonely.database.db.destroy()
    expect(await visitor.call(getHealth)).toEqual({ status: 'alive' })
    expect(await visitor.refusal(getReadiness)).toMatchObject({
      status: 503,
      code: 'database_unavailable',
    })
    await lonely.close()
  })

  test('anyone can request which card data is served', async () => {
    const { catalogue, ...links } = await app().visitor().call(getSite)
    expect(catalogue).toEqual({
      source: 'sample',
      cards: 261,
      printings: 591,
      pricesAsOf: '2026-07-31',
      importing: null,
      problem: null,
    })
    expect(links).toEqual({
      cardDataUrl: '/card-data',
      affiliate: { baseUrl: 'https://partner.example.org', propertyId: 'cards' },
      registration: 'open',
    })
  })

  test('a running import is reported with its share', async () => {
    app().catalogue.setImporting(0.25)
    const { catalogue } = await app().visitor().call(getSite)
    app().catalogue.setImporting(null)
    expect(catalogue.importing).toBe(0.25)
  })
})
