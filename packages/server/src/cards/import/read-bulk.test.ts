import { gzipSync } from 'node:zlib'
import { catalogueBuilder } from '@manafolio/search'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleLines, useFolder } from '../../test/bulk-files.ts'
import { readBulkFile } from './read-bulk.ts'

const folder = useFolder()
const origin = { source: 'bulk', fingerprint: 'test', pricesAsOf: '2026-08-01' } as const
let lines: string[]

beforeAll(async () => {
  lines = await sampleLines()
})

async function read(content: string | Uint8Array, report: (share: number) => void = () => {}) {
  const builder = catalogueBuilder()
  const result = await readBulkFile(await folder.write('bulk', content), builder, report)
  return { ...result, meta: builder.build(origin).meta }
}

describe('a bulk file is read', () => {
  test.each([
    ['JSON lines', () => lines.join('\n')],
    ['JSON lines, gzipped', () => gzipSync(lines.join('\n'))],
    ['an array, one card per line', () => `[\n${lines.join(',\n')}\n]`],
    ['an array on one line', () => `[${lines.join(',')}]`],
    ['a pretty-printed array, gzipped', () => gzipSync(pretty(lines))],
  ])('as %s', async (_, content) => {
    const { cards, badLines, meta } = await read(content())
    expect({ cards, badLines }).toEqual({ cards: 591, badLines: 0 })
    expect(meta).toMatchObject({ printingCount: 591, cardCount: 261 })
  })

  test.each([
    ['plain', (text: string) => text],
    ['gzipped', gzipSync],
  ])('%s, reporting its progress', async (_, pack) => {
    const shares: number[] = []
    await read(pack(lines.join('\n')), (share) => shares.push(share))
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
  })

  test('gzipped in several members', async () => {
    const halves = [lines.slice(0, 300), lines.slice(300)].map((half) => `${half.join('\n')}\n`)
    const content = Buffer.concat(halves.map((half) => gzipSync(half)))
    expect(await read(content)).toMatchObject({ cards: 591, badLines: 0 })
  })

  test('gzipped with zeros behind its end', async () => {
    const content = Buffer.concat([gzipSync(lines.join('\n')), Buffer.alloc(600)])
    expect(await read(content)).toMatchObject({ cards: 591, badLines: 0 })
  })

  test('with a line of 20 MB, which is a bad line', async () => {
    const large = JSON.stringify({
      ...JSON.parse(lines[0] ?? ''),
      oracle_text: 'x'.repeat(20 << 20),
    })
    const content = gzipSync([...lines.slice(0, 200), large, ...lines.slice(200)].join('\n'))
    expect(await read(content)).toMatchObject({ cards: 591, badLines: 1 })
  })

  test('with one bad line in two hundred, which is counted', async () => {
    const content = [...lines.slice(0, 150), '{"id": "no', ...lines.slice(150, 199)]
    const { cards, badLines } = await read(content.join('\n'))
    expect({ cards, badLines }).toEqual({ cards: 199, badLines: 1 })
  })
})

describe('a bulk file is refused', () => {
  test.each([
    ['an empty file', '', 'line 1: the file has no cards'],
    ['an empty list', '[\n]', 'line 1: the file has no cards'],
    ['garbage', 'This is a letter,\nand {no} list.\n', 'line 1: this is no card'],
    ['an error page', '<html><body>\nNot found\n</body></html>', 'line 1: this is no card'],
    ['an error of the service', '{"object":"error","status":404}', 'line 1: this is no card'],
  ])('that is %s', async (_, content, reason) => {
    await expect(read(content)).rejects.toThrow(reason)
  })

  test('that has three bad lines in a hundred, naming the first', async () => {
    const bad = ['{"name":"No id","set":"tst"}', 'null', '{"id":"x"']
    const content = [...lines.slice(0, 40), ...bad, ...lines.slice(40, 97)]
    await expect(read(content.join('\n'))).rejects.toThrow(
      'line 41: this is no card, and 2 more lines like it',
    )
  })

  test('that was cut off in the middle of a line', async () => {
    const content = lines.slice(0, 300).join('\n')
    await expect(read(content.slice(0, -20))).rejects.toThrow(
      'line 300: the file ends in the middle of a card',
    )
  })

  test('that was cut off in the middle of an array', async () => {
    const content = pretty(lines).slice(0, -20)
    await expect(read(content)).rejects.toThrow('the file ends in the middle of')
  })

  test.each([0.1, 0.5, 0.99])('that was gzipped and cut off at %d', async (share) => {
    const packed = gzipSync(lines.join('\n'))
    const cutOff = packed.subarray(0, Math.floor(packed.length * share))
    await expect(read(cutOff)).rejects.toThrow(/^line \d+: unexpected end of file$/)
  })

  test.each([
    ['one line without an end', `{"text":"${'x'.repeat(70 << 20)}`],
    ['one line that is too large', `{"text":"${'x'.repeat(5 << 20)}"}`],
  ])('that is %s', async (_, content) => {
    await expect(read(gzipSync(content, { level: 1 }))).rejects.toThrow(
      /^line 1: this (has no end|is no card)$/,
    )
  })

  test('that was gzipped and continues with something else', async () => {
    const content = Buffer.concat([gzipSync(lines.join('\n')), Buffer.from('and so on')])
    await expect(read(content)).rejects.toThrow(/^line \d+: the gzipped data is damaged \(/)
  })

  test('that was gzipped and continues with another gzip that is cut off', async () => {
    const whole = gzipSync(lines.join('\n'))
    const content = Buffer.concat([whole, whole.subarray(0, 5000)])
    await expect(read(content)).rejects.toThrow(/^line \d+: unexpected end of file$/)
  })

  test('that was gzipped and damaged', async () => {
    const packed = gzipSync(lines.join('\n'))
    packed.fill(0x55, 50_000, 51_000)
    await expect(read(packed)).rejects.toThrow(/^line \d+: the gzipped data is damaged \(/)
  })

  test('that is not there', async () => {
    const missing = folder.path('missing')
    await expect(readBulkFile(missing, catalogueBuilder(), () => {})).rejects.toThrow('ENOENT')
  })
})

function pretty(lines: string[]): string {
  return JSON.stringify(JSON.parse(`[${lines.join(',')}]`), null, 2)
}
