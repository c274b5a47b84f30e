import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { useFolder } from '../../test/bulk-files.ts'
import type { FakeService } from '../../test/fake-service/fake-service.ts'
import { newest, testClient, useFakeService } from '../../test/fake-service/test-service.ts'
import { partPath } from './part-file.ts'

const folder = useFolder()
const fake = useFakeService()
const report = () => {}

function download(service = testClient(fake())) {
  return newest(service).then((file) => service.download(file, folder.path('cards'), { report }))
}

describe('a download', () => {
  test('has the whole file in its place, and nothing else beside it', async () => {
    await download()
    expect(await isWhole()).toBe(true)
    expect(await readdir(folder.path(''))).toEqual(['cards'])
  })

  test('requests the file unchanged, with the name of the app', async () => {
    await download()
    expect(fake().requests[1]).toMatchObject({
      path: '/files/default-cards-20260814210511.jsonl.gz',
      headers: {
        'user-agent': expect.stringMatching(/^Manafolio\//),
        accept: 'application/json;q=0.9,*/*;q=0.8',
        'accept-encoding': 'identity',
      },
    })
    expect(fake().requests[1]?.headers).not.toHaveProperty('range')
  })

  test('tells how far it is, up to the whole', async () => {
    const service = testClient(fake())
    const shares: number[] = []
    await service.download(await newest(service), folder.path('cards'), {
      report: (share) => shares.push(share),
    })
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(Math.min(...shares)).toBeGreaterThan(0)
  })

  test('takes the place of what was there, and makes the folder', async () => {
    await folder.write('cards', 'yesterday')
    await download()
    expect(await isWhole()).toBe(true)
    const service = testClient(fake())
    await service.download(await newest(service), folder.path('deep/down/cards'), { report })
    expect(await readdir(folder.path('deep/down'))).toEqual(['cards'])
  })

  test('follows where the service leads', async () => {
    fake().behave({ downloads: 'redirect', times: 1 })
    await download()
    expect(fake().requests.map(({ path }) => path)).toEqual([
      '/bulk-data/default_cards',
      '/files/default-cards-20260814210511.jsonl.gz',
      '/files/elsewhere/default-cards-20260814210511.jsonl.gz',
    ])
    expect(await isWhole()).toBe(true)
  })

  test('takes a JSON array too', async () => {
    await fake().serve({ shape: 'array' })
    await download()
    const cards: unknown = JSON.parse(await readFile(folder.path('cards'), 'utf8'))
    expect(cards).toHaveLength(591)
  })

  test('takes a file that is packed on the way, unpacked', async () => {
    await fake().serve({ shape: 'array' })
    fake().behave({ downloads: 'packed' })
    await download()
    expect(await isWhole()).toBe(true)
  })

  test('takes a file whose length nobody tells', async () => {
    fake().behave({ lengths: 'omitted' })
    const service = testClient(fake())
    const file = { ...(await newest(service)), compressedBytes: null }
    await service.download(file, folder.path('cards'), { report })
    expect(await isWhole()).toBe(true)
  })

  test('takes flipped bytes: they are only found when it is unpacked', async () => {
    fake().behave({ downloads: 'corrupt', afterBytes: 5000 })
    await download()
    const bytes = await readFile(folder.path('cards'))
    expect(bytes).toHaveLength(fake().served().bytes.length)
    expect(await isWhole()).toBe(false)
  })
})

describe('a download is refused', () => {
  const tooLong = (announced: number) =>
    `should have ${announced} bytes and has more than ${announced}`
  const tooShort = (announced: number) =>
    `should have ${announced} bytes and has ${Math.floor(announced / 2)}`

  test.each([
    ['that is shorter than said', { downloads: 'shorter' }, tooShort],
    ['that is longer than said', { downloads: 'longer' }, tooLong],
    ['that ends early, as its end shows', { downloads: 'shorter', lengths: 'omitted' }, tooShort],
    ['that goes on, as its end shows', { downloads: 'longer', lengths: 'omitted' }, tooLong],
  ] as const)('%s', async (_, behavior, message) => {
    fake().behave(behavior)
    const announced = fake().served().bytes.length
    await expect(download()).rejects.toThrow(message(announced))
    await expectNothing()
  })

  test('whose size the bulk object tells wrongly, before it is brought', async () => {
    fake().behave({ answers: 'wrongSize' })
    const size = fake().served().bytes.length
    await expect(download()).rejects.toThrow(
      `default-cards-20260814210511.jsonl.gz should have ${size + 100} bytes and has ${size}`,
    )
    await expectNothing()
  })

  test.each([
    ['webPage', 'the card-data service answered a web page instead of its file'],
    ['missing', 'the card-data service answered 404: The requested object or'],
    ['unavailable', 'the card-data service answered 503'],
    ['tooMany', 'the card-data service answered 429: You are being rate limited.'],
  ] as const)(
    'when the service answers %s, and not requested again',
    async (downloads, message) => {
      fake().behave({ downloads })
      await expect(download()).rejects.toThrow(message)
      expect(downloadsOf(fake())).toHaveLength(1)
      await expectNothing()
    },
  )

  test('with how long to leave the service alone', async () => {
    fake().behave({ downloads: 'unavailable', retryAfter: '90' })
    await expect(download()).rejects.toMatchObject({ retryAfterMs: 90_000 })
  })

  test('for which the disk has no room, before it is requested', async () => {
    const service = testClient(fake())
    const file = { ...(await newest(service)), compressedBytes: Number.MAX_SAFE_INTEGER }
    await expect(service.download(file, folder.path('cards'), { report })).rejects.toThrow(
      'there is no room on the disk for default-cards-20260814210511.jsonl.gz',
    )
    expect(downloadsOf(fake())).toEqual([])
    expect(await readdir(folder.path(''))).toEqual([])
  })

  test('whose place on the disk can not be written', async () => {
    const service = testClient(fake())
    await folder.write('a-file', '')
    const toPath = folder.path('a-file/cards')
    await expect(service.download(await newest(service), toPath, { report })).rejects.toThrow(
      /^default-cards-20260814210511\.jsonl\.gz can't be kept on the disk: E/,
    )
  })

  /** The file is not in its place, and no byte is kept to go on with. */
  async function expectNothing() {
    for (const name of await readdir(folder.path(''))) {
      expect(name).toMatch(/\.part$/)
      expect(await readFile(folder.path(name))).toHaveLength(0)
    }
  }
})

describe('what is there of a file', () => {
  test('of another version is removed, and of another kind stays', async () => {
    const service = testClient(fake())
    const file = await newest(service)
    const older = partPath({ ...file, updatedAt: '2026-08-13T21:05:11.123Z' }, folder.path('older'))
    const tags = partPath({ ...file, type: 'art_tags' }, folder.path('tags'))
    for (const path of [older, tags, folder.path('anything.part')]) {
      await folder.write(path.slice(folder.path('').length), 'partialDownload')
    }
    await service.download(file, folder.path('cards'), { report })
    const left = await readdir(folder.path(''))
    expect(left).toEqual(['cards', expect.stringMatching(/^tags\.art_tags-.*\.part$/)])
  })

  test('is not gone on with for another version of the same size', async () => {
    const service = testClient(fake())
    const file = await newest(service)
    const newer = { ...file, updatedAt: '2026-08-15T21:05:11.123Z' }
    expect(partPath(newer, 'cards')).not.toBe(partPath(file, 'cards'))
    expect(partPath({ ...file, etag: null }, 'cards')).toBe(partPath(file, 'cards'))
  })

  test('is put in its place without a request when it is whole', async () => {
    const { service, file } = await partialDownload(fake().served().bytes)
    await service.download(file, folder.path('cards'), { report })
    expect(downloadsOf(fake())).toEqual([])
    expect(await isWhole()).toBe(true)
  })

  test('is thrown away when it is longer than the file', async () => {
    const { service, file } = await partialDownload(
      Buffer.concat([fake().served().bytes, Buffer.from('x')]),
    )
    await service.download(file, folder.path('cards'), { report })
    expect(rangesOf(fake())).toEqual([undefined])
    expect(await isWhole()).toBe(true)
  })

  test('is whole or too long as the server says, when nobody told the size before', async () => {
    const { bytes } = fake().served()
    const whole = await partialDownload(bytes, null)
    await whole.service.download(whole.file, folder.path('cards'), { report })
    expect(rangesOf(fake())).toEqual([`bytes=${bytes.length}-`])
    expect(await isWhole()).toBe(true)

    const long = await partialDownload(Buffer.concat([bytes, Buffer.from('xyz')]), null)
    await long.service.download(long.file, folder.path('cards'), { report })
    expect(rangesOf(fake()).slice(1)).toEqual([`bytes=${bytes.length + 3}-`, undefined])
    expect(await isWhole()).toBe(true)
  })

  test('stays there for later when the service is failing', async () => {
    const { service, file, part } = await partialDownload(fake().served().bytes.subarray(0, 3000))
    fake().behave({ downloads: 'webPage' })
    await expect(service.download(file, folder.path('cards'), { report })).rejects.toThrow(
      /web page/,
    )
    expect(await readFile(part)).toHaveLength(3000)
  })

  test('stays there when the rest belongs to a file of another size', async () => {
    const { service, file, part } = await partialDownload(fake().served().bytes.subarray(0, 3000))
    fake().behave({ downloads: 'longer' })
    await expect(service.download(file, folder.path('cards'), { report })).rejects.toThrow(
      `should have ${file.compressedBytes} bytes and has more than ${file.compressedBytes}`,
    )
    expect(rangesOf(fake())).toEqual(['bytes=3000-'])
    expect(await readFile(part)).toHaveLength(3000)
  })

  test('starts over when the rest is compressed', async () => {
    const { bytes } = fake().served()
    const { file } = await partialDownload(bytes.subarray(0, 3000))
    const packs: typeof fetch = async (url, init) => {
      const response = await fetch(url, init)
      if (response.status !== 206) return response
      const headers = { 'content-range': response.headers.get('content-range') ?? '' }
      const packed = gzipSync(await response.arrayBuffer())
      return new Response(packed, {
        status: 206,
        headers: { ...headers, 'content-encoding': 'br' },
      })
    }
    const service = testClient(fake(), { fetch: packs })
    await service.download(file, folder.path('cards'), { report })
    expect(rangesOf(fake())).toEqual(['bytes=3000-', undefined])
    expect(await isWhole()).toBe(true)
  })

  async function partialDownload(
    bytes: Buffer,
    compressedBytes: number | null = fake().served().bytes.length,
  ) {
    const service = testClient(fake())
    const file = { ...(await newest(service)), compressedBytes }
    const part = partPath(file, folder.path('cards'))
    await folder.write(part.slice(folder.path('').length), bytes)
    return { service, file, part }
  }
})

/** Whether all bytes on offer are in their place. */
async function isWhole(): Promise<boolean> {
  return (await readFile(folder.path('cards'))).equals(fake().served().bytes)
}

function downloadsOf({ requests }: FakeService) {
  return requests.filter(({ path }) => path.startsWith('/files'))
}

function rangesOf(service: FakeService) {
  return downloadsOf(service).map(({ headers }) => headers.range)
}
