import { describe, expect, test } from 'vitest'
import { testClient, useFakeService } from '../../test/fake-service/test-service.ts'
import { testClock } from '../../test/test-clock.ts'
import { ServiceError } from './service-error.ts'

const fake = useFakeService()

function findFile(etag: string | null = null) {
  return testClient(fake(), { now: testClock().now }).bulkFile('default_cards', etag)
}

async function problemOf(result: Promise<unknown>): Promise<ServiceError> {
  const error = await result.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof ServiceError) return error
  throw new Error(`a ServiceError was expected, but there was ${error}`)
}

describe('a request', () => {
  test('names the app and its version, and says what it takes', async () => {
    await findFile()
    expect(fake().requests).toMatchObject([
      {
        method: 'GET',
        path: '/bulk-data/default_cards',
        headers: {
          'user-agent': expect.stringMatching(/^Manafolio\/\d+\.\d+\.\d+$/),
          accept: 'application/json;q=0.9,*/*;q=0.8',
        },
      },
    ])
    expect(fake().requests[0]?.headers).not.toHaveProperty('if-none-match')
  })

  test('goes to the right path when the address ends in a slash', async () => {
    await testClient({ url: `${fake().url}/` }).bulkFile('art_tags', null)
    expect(fake().requests[0]?.path).toBe('/bulk-data/art_tags')
  })
})

describe('a bulk file is found', () => {
  test('as gzipped JSON lines', async () => {
    expect(await findFile()).toEqual({
      type: 'default_cards',
      url: `${fake().url}/files/default-cards-20260814210511.jsonl.gz`,
      name: 'default-cards-20260814210511.jsonl.gz',
      updatedAt: '2026-08-14T21:05:11.123Z',
      compressedBytes: fake().served().bytes.length,
      etag: expect.stringMatching(/^W\/"/),
    })
  })

  test('as a JSON array, as it was before July 2026', async () => {
    await fake().serve({ shape: 'array' })
    expect(await findFile()).toMatchObject({
      url: `${fake().url}/files/default-cards-20260814210511.json`,
      compressedBytes: fake().served().bytes.length,
    })
  })

  test('as unchanged until there is a newer one', async () => {
    const first = await findFile()
    if (first === 'unchanged') throw new Error('there was nothing to be the same as')
    expect(await findFile(first.etag)).toBe('unchanged')
    await fake().serve({ updatedAt: '2026-08-15T09:02:00Z' })
    expect(await findFile(first.etag)).toMatchObject({ updatedAt: '2026-08-15T09:02:00.000Z' })
  })

  test('without a size, when the service does not tell one', async () => {
    const found = {
      jsonl_download_uri: 'https://data.test/a.jsonl.gz',
      updated_at: '2026-08-15T09:02:00Z',
    }
    const service = testClient(fake(), { fetch: async () => Response.json(found) })
    expect(await service.bulkFile('oracle_tags', null)).toMatchObject({
      type: 'oracle_tags',
      name: 'a.jsonl.gz',
      compressedBytes: null,
      etag: null,
    })
  })
})

describe('a problem is reported in a sentence:', () => {
  test.each([
    ['an answer of 503', { answers: 'unavailable' }, 'the card-data service answered 503'],
    [
      'what the service says itself',
      { answers: 'missing' },
      'the card-data service answered 404: The requested object or REST method was not found.',
    ],
    ['a web page', { answers: 'webPage' }, 'the card-data service answered a web page'],
    [
      'a bulk object of an unknown form',
      { answers: 'wrongShape' },
      'the card-data service does not say where default_cards is',
    ],
    [
      'a connection that broke',
      { answers: 'drop' },
      "the card-data service can't be reached: other side closed",
    ],
  ] as const)('%s', async (_, behavior, message) => {
    fake().behave(behavior)
    expect(await problemOf(findFile())).toMatchObject({ message, retryAfterMs: null })
  })

  test('a server that is not there', async () => {
    const service = testClient({ url: 'http://127.0.0.1:1' })
    const problem = await problemOf(service.bulkFile('default_cards', null))
    expect(problem.message).toMatch(/^the card-data service can't be reached: .+/)
    expect(problem.message).not.toContain('fetch failed')
  })

  test('a name that nobody knows', async () => {
    const cause = new Error('getaddrinfo ENOTFOUND api.test')
    const lost = () => Promise.reject(new TypeError('fetch failed', { cause }))
    const service = testClient(fake(), { fetch: lost })
    expect((await problemOf(service.bulkFile('default_cards', null))).message).toBe(
      "the card-data service can't be reached: getaddrinfo ENOTFOUND api.test",
    )
  })

  test('no answer in time', async () => {
    fake().behave({ answers: 'hang' })
    const service = testClient(fake(), { limits: { answerMs: 50, silenceMs: 50 } })
    expect((await problemOf(service.bulkFile('default_cards', null))).message).toBe(
      'the card-data service did not answer for 0.05 seconds',
    )
  })

  test('an answer that begins and does not end', async () => {
    const endless: typeof fetch = async (_, init) =>
      new Response(
        new ReadableStream({
          start(body) {
            body.enqueue(Buffer.from('{'))
            init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason))
          },
        }),
      )
    const limits = { answerMs: 50, silenceMs: 50 }
    const service = testClient(fake(), { fetch: endless, limits })
    expect((await problemOf(service.bulkFile('default_cards', null))).message).toBe(
      'the card-data service did not answer for 0.05 seconds',
    )
  })

  test.each([
    ['leads out of the folder', '/files/..%2f..%2fpasswd'],
    ['is hidden', '/files/.jsonl.gz'],
    ['is empty', '/files/'],
  ])('a file whose name %s', async (_, path) => {
    const found = {
      jsonl_download_uri: `https://data.test${path}`,
      updated_at: '2026-08-15T09:02:00Z',
    }
    const service = testClient(fake(), { fetch: async () => Response.json(found) })
    const problem = await problemOf(service.bulkFile('default_cards', null))
    expect(problem.message).toMatch(
      /^the card-data service calls its file “.*”, which is no file's/,
    )
  })
})

describe('the service limits the rate', () => {
  test.each([
    ['for some seconds', '120', 120_000],
    ['until an instant', 'Sat, 15 Aug 2026 12:10:00 GMT', 600_000],
    ['for longer than a day, which is cut to a day', '9999999', 86_400_000],
    ['for no time, which after a 429 is 30 seconds', '0', 30_000],
    ['until an instant that is past', 'Sat, 15 Aug 2026 11:00:00 GMT', 30_000],
    ['in a way that nobody understands', 'soon', 30_000],
    ['without a word', null, 30_000],
  ])('%s', async (_, retryAfter, retryAfterMs) => {
    fake().behave({ answers: 'tooMany', retryAfter })
    expect(await problemOf(findFile())).toMatchObject({
      message: 'the card-data service answered 429: You are being rate limited.',
      retryAfterMs,
    })
  })

  test('with a 503, where no more than what it says is waited', async () => {
    fake().behave({ answers: 'unavailable', retryAfter: '5' })
    expect(await problemOf(findFile())).toMatchObject({ retryAfterMs: 5000 })
  })
})
