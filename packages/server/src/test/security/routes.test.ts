import { isDataPath } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'
import { endpoints, routeOf, routesOf } from './contract-endpoints.ts'

test('every endpoint of the contract has a route, and no data is answered beside them', async () => {
  const routes = await routesOf(async () => (await testApp('sqlite')).close())
  const promised = endpoints.map(({ endpoint }) => routeOf(endpoint))
  expect(promised.length).toBeGreaterThan(25)
  expect(promised.filter((route) => !routes.includes(route))).toEqual([])
  const answering = routes.filter((route) => isDataPath(route.split(' ')[1] ?? ''))
  expect(answering.filter((route) => !promised.includes(route))).toEqual([])
  expect(routes.filter((route) => !answering.includes(route)).sort()).toEqual([
    'GET /healthz',
    'GET /healthz/details',
    'GET /readyz',
    'GET /robots.txt',
    'GET /sitemap.xml',
    'GET /sitemaps/:piece.xml',
  ])
})

test('no two endpoints of the contract share a route', () => {
  const routes = endpoints.map(({ endpoint }) => routeOf(endpoint))
  expect(new Set(routes).size).toBe(routes.length)
})
