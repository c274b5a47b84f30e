import { addToCollection, getApiDescription, listCollection } from '@manafolio/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { useTestApp } from '../test/test-app.ts'
import { endpoints } from './contract-endpoints.ts'

const app = useTestApp('sqlite')

async function described() {
  const { body } = await app().visitor().send({ method: 'GET', url: getApiDescription.path })
  return JSON.parse(body)
}

test('the description is valid, and every reference leads somewhere', async () => {
  const validator = new Validator()
  expect(await validator.validate(await described())).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(() => validator.resolveRefs()).not.toThrow()
})

test('every endpoint of the contract is in it', async () => {
  const { paths } = await described()
  const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap(
    (methods) => Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(operations.length).toBeGreaterThan(100)
  expect(operations.sort()).toEqual(endpoints.map(({ name }) => name).sort())
})

test('it says what is sent, what comes back, and who may call', async () => {
  const { paths } = await described()
  const added = paths[addToCollection.path].post
  expect(added.summary).toBe('Add to collection')
  expect(added.security).toEqual([{ accessToken: [] }, { session: [] }])
  expect(added.requestBody.content['application/json'].schema).toMatchObject({
    required: ['scryfallId'],
    properties: { quantity: { type: 'integer', default: 1 } },
  })
  const listed = paths[listCollection.path].get.responses[200].content['application/json'].schema
  expect(listed.items.required).toContain('scryfallId')
  expect(paths['/api/account/sessions/{sessionId}'].delete).toMatchObject({
    security: [{ session: [] }],
    parameters: [{ name: 'sessionId', in: 'path', required: true }],
  })
})
