import { readdir, readFile, stat } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { useFolder } from '../../test/bulk-files.ts'
import {
  downloadInOtherProcess,
  downloadWithFileLimit,
  nextMessage,
} from '../../test/fake-service/download-job.ts'
import { newest, testClient, useFakeService } from '../../test/fake-service/test-service.ts'
import type { BulkFile } from './bulk-types.ts'
import { partPath } from './part-file.ts'

const folder = useFolder()
const fake = useFakeService()
const report = () => {}
let bytes: Buffer
let file: BulkFile
let toPath: string

beforeEach(async () => {
  file = await newest(testClient(fake()))
  bytes = fake().served().bytes
  toPath = folder.path('cards')
  fake().requests.length = 0
})

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

describe('a download that is cut', () => {
  test('at ten places resumes where it was, and has every byte in the end', async () => {
    const afterBytes = Math.floor(bytes.length / 10.5)
    fake().behave({ downloads: 'cut', afterBytes, times: 10 })
    const sizes: number[] = []
    const pause = async () => void sizes.push(await sizeOfPart())
    await testClient(fake(), { pause }).download(file, toPath, { report })
    expect(await isWhole()).toBe(true)
    expect(sizes).toHaveLength(10)
    expect(rangeStarts()).toEqual([0, ...sizes])
  })

  test.each(places)('at place %i of ten is gone on with by a later run', async (place) => {
    const afterBytes = Math.floor((bytes.length * place) / 11)
    const stop = new AbortController()
    fake().behave({ downloads: 'stop', afterBytes })
    const first = testClient(fake()).download(file, toPath, {
      report: (share) => Math.round(share * bytes.length) >= afterBytes && stop.abort(),
      signal: stop.signal,
    })
    await expect(first).rejects.toThrow('This operation was aborted')
    expect(await sizeOfPart()).toBe(afterBytes)
    await expect(stat(toPath)).rejects.toThrow('ENOENT')

    fake().behave({ downloads: 'normal' })
    await testClient(fake()).download(file, toPath, { report })
    expect(rangeStarts()).toEqual([0, afterBytes])
    expect(await isWhole()).toBe(true)
  })

  test('by the end of its process is gone on with by another one', async () => {
    fake().behave({ downloads: 'stop', afterBytes: 30_000 })
    const child = downloadInOtherProcess({ url: fake().url, file, toPath })
    for (let share = 0; share * bytes.length < 30_000; ) {
      const message = await nextMessage(child)
      if (!('share' in message)) throw new Error(`it ended: ${message.end}`)
      share = message.share
    }
    child.kill('SIGKILL')
    fake().behave({ downloads: 'normal' })
    await testClient(fake()).download(file, toPath, { report })
    expect(rangeStarts()).toEqual([0, 30_000])
    expect(await isWhole()).toBe(true)
  })

  test('asks for the rest of the same file only', async () => {
    fake().behave({ downloads: 'cut', afterBytes: 20_000, times: 1 })
    await testClient(fake()).download(file, toPath, { report })
    expect(fake().requests[1]?.headers).toMatchObject({
      range: 'bytes=20000-',
      'if-range': fake().served().etag,
      'accept-encoding': 'identity',
    })
  })

  test('begins anew when the file behind the address is another one', async () => {
    fake().behave({ downloads: 'cut', afterBytes: 20_000, times: 1 })
    const unsized = { ...file, compressedBytes: null }
    const pause = async () => {
      await fake().serve({ lines: ['{"object":"card"}'] })
    }
    await testClient(fake(), { pause }).download(unsized, toPath, { report })
    expect(await isWhole()).toBe(true)
  })

  test('begins anew at a server that knows no ranges', async () => {
    fake().behave({ downloads: 'cut', ranges: 'ignored', afterBytes: 20_000, times: 1 })
    await testClient(fake()).download(file, toPath, { report })
    expect(rangeStarts()).toEqual([0, 20_000])
    expect(await isWhole()).toBe(true)
  })

  test('always at the same place, at a server that knows no ranges, is given up', async () => {
    fake().behave({ downloads: 'cut', ranges: 'ignored', afterBytes: 20_000 })
    const service = testClient(fake())
    await expect(service.download(file, toPath, { report })).rejects.toThrow(
      'the card-data service broke off its answer: other side closed',
    )
    expect(service.pauses).toEqual([1000, 2000, 4000, 8000])
    expect(await sizeOfPart()).toBe(20_000)
  })

  test('before it began is tried four times', async () => {
    fake().behave({ downloads: 'drop' })
    const service = testClient(fake())
    await expect(service.download(file, toPath, { report })).rejects.toThrow(
      "the card-data service can't be reached: other side closed",
    )
    expect(service.pauses).toEqual([2000, 4000, 8000])
  })

  test('is not gone on with when it was packed on the way', async () => {
    const packed: typeof fetch = async () =>
      new Response(brokenBody(), { headers: { 'content-encoding': 'br' } })
    const service = testClient(fake(), { fetch: packed })
    await expect(service.download(file, toPath, { report })).rejects.toThrow('a broken cable')
    expect(await sizeOfPart()).toBe(0)
  })
})

describe('a download that brings nothing', () => {
  const limits = { answerMs: 100, silenceMs: 100 }

  test('from its beginning is given up', async () => {
    fake().behave({ downloads: 'hang' })
    await expect(testClient(fake(), { limits }).download(file, toPath, { report })).rejects.toThrow(
      'the card-data service did not answer for 0.1 seconds',
    )
  })

  test('more is gone on with by another request', async () => {
    fake().behave({ downloads: 'stop', afterBytes: 40_000, times: 1 })
    const limits = { answerMs: 1000, silenceMs: 1000 } // what follows takes long on a busy machine
    await testClient(fake(), { limits }).download(file, toPath, { report })
    expect(rangeStarts()).toEqual([0, 40_000])
    expect(await isWhole()).toBe(true)
  })

  test('only while the caller handles what came is not given up', async () => {
    const slowReader = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150)
    await testClient(fake(), { limits }).download(file, toPath, { report: slowReader })
    expect(rangeStarts()).toEqual([0])
  })
})

describe('a download that is aborted', () => {
  test('before it began does nothing', async () => {
    const signal = AbortSignal.abort(new Error('closing'))
    const download = testClient(fake()).download(file, toPath, { report, signal })
    await expect(download).rejects.toThrow('closing')
    expect(fake().requests).toEqual([])
  })

  test('while it waits for the first byte ends at once', async () => {
    fake().behave({ downloads: 'hang' })
    const stop = new AbortController()
    const download = testClient(fake()).download(file, toPath, { report, signal: stop.signal })
    while (fake().requests.length === 0) await new Promise(setImmediate)
    stop.abort(new Error('closing'))
    await expect(download).rejects.toThrow('closing')
  })

  test('between two tries makes no further one', async () => {
    fake().behave({ downloads: 'drop' })
    const stop = new AbortController()
    const pause = async () => stop.abort(new Error('closing'))
    const service = testClient(fake(), { pause })
    const download = service.download(file, toPath, { report, signal: stop.signal })
    await expect(download).rejects.toThrow('closing')
    expect(fake().requests).toHaveLength(1)
  })
})

test('a full disk is reported, and what was written is removed', async () => {
  const child = downloadWithFileLimit({ url: fake().url, file, toPath }, 100) // 50 KB
  let message = await nextMessage(child)
  while ('share' in message) message = await nextMessage(child)
  expect(message.end).toBe('there is no room on the disk for default-cards-20260814210511.jsonl.gz')
  expect(await readdir(folder.path(''))).toEqual([])
})

test('a slow disk slows the server down: nothing piles up', async () => {
  const chunk = Buffer.alloc(1 << 20)
  const chunks = 64
  let sent = 0
  let written = 0
  let most = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      most = Math.max(most, sent - written)
      if (sent === chunks) return controller.close()
      sent++
      controller.enqueue(chunk)
    },
  })
  const big = { ...file, compressedBytes: chunks * chunk.length }
  const service = testClient(fake(), { fetch: async () => new Response(body) })
  await service.download(big, toPath, {
    report(share) {
      written = share * chunks
    },
  })
  expect(sent).toBe(chunks)
  expect(most).toBeLessThan(4)
})

function rangeStarts() {
  return fake().requests.map(({ headers }) => Number(/\d+/.exec(headers.range?.toString() ?? '0')))
}

/** Whether all bytes on offer are in their place. */
async function isWhole(): Promise<boolean> {
  return (await readFile(toPath)).equals(fake().served().bytes)
}

async function sizeOfPart() {
  return (await stat(partPath(file, toPath))).size
}

function brokenBody() {
  let isFirst = true
  return new ReadableStream({
    pull(body) {
      if (isFirst) body.enqueue(Buffer.from('begun'))
      else body.error(new Error('a broken cable'))
      isFirst = false
    },
  })
}
