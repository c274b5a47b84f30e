import {
  addToCollection,
  endSession,
  exportCollection,
  fileType,
  getApiDescription,
  getNumberedCard,
  isDataPath,
  listCollection,
  progressType,
  startImport,
} from '@manafolio/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { useTestApp } from '../test/test-app.ts'
import { endpoints } from './contract-endpoints.ts'

const app = useTestApp('sqlite')

async function description() {
  const { body } = await app().visitor().send({ method: 'GET', url: getApiDescription.path })
  return JSON.parse(body)
}

test('the description is valid, and every reference leads somewhere', async () => {
  const validator = new Validator()
  expect(await validator.validate(await description())).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(() => validator.resolveRefs()).not.toThrow()
})

test('every endpoint of the API and the mirror is in it', async () => {
  const { paths } = await description()
  const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap(
    (methods) => Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(operations.length).toBeGreaterThan(100)
  const described = endpoints.filter(({ endpoint }) => isDataPath(endpoint.path))
  expect(operations.sort()).toEqual(described.map(({ name }) => name).sort())
})

test('it says what is sent, what comes back, and who may call', async () => {
  const { paths } = await description()
  const added = paths[addToCollection.path].post
  expect(added.summary).toBe('Add to collection')
  expect(added.security).toEqual([{ accessToken: ['write'] }, { session: [] }])
  expect(added.requestBody.content['application/json'].schema).toMatchObject({
    required: ['scryfallId'],
    properties: { quantity: { type: 'integer', default: 1 } },
  })
  const listed = paths[listCollection.path].get.responses[200].content['application/json'].schema
  expect(listed.items.required).toContain('scryfallId')
  expect(listed.items).not.toHaveProperty('additionalProperties')
  expect(added.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }])
  expect(paths['/api/account/sessions/{sessionId}'].delete).toMatchObject({
    security: [{ session: [] }],
    parameters: [{ name: 'sessionId', in: 'path', required: true }],
  })
})

test('files, texts, progress, answers without content and the mirror are described too', async () => {
  const { paths } = await description()
  const imported = paths[startImport.path].post
  expect(imported.requestBody.content).toHaveProperty([fileType])
  expect(Object.keys(imported.responses[200].content)).toEqual(['application/json', progressType])
  expect(imported.parameters.map(({ name }: { name: string }) => name)).toContain('fileName')
  const exported = paths[exportCollection.path].get
  expect(exported.security).toEqual([{ accessToken: ['read'] }, { session: [] }])
  expect(Object.keys(exported.responses[200].content)).toEqual(['text/*'])
  const ended = paths[endSession.path.replace(/:(\w+)/, '{$1}')].delete
  expect(Object.keys(ended.responses)).toEqual(['204', 'default'])
  const numbered = paths[getNumberedCard.path.replace(/:(\w+)/g, '{$1}')].get
  expect(numbered.responses.default.content['application/json'].schema.$ref).toMatch(
    /CardDataError$/,
  )
  expect(paths[getApiDescription.path].get.security).toEqual([])
})
