import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { compare } from './compare.ts'

const paper = 0xf6f1e7ff
const ink = 0x221d18ff

/** A picture in the color of paper, with a block of ink in its corner. */
function picture({ width = 20, height = 20, block = 0 }): Buffer {
  const png = new PNG({ width, height })
  for (let at = 0; at < width * height; at++) {
    const isInk = at % width < block && Math.floor(at / width) < block
    png.data.writeUInt32BE(isInk ? ink : paper, at * 4)
  }
  return PNG.sync.write(png)
}

test('equal pictures have no changed pixels, and no difference to look at', () => {
  expect(compare(picture({ block: 5 }), picture({ block: 5 }))).toEqual({ changedPixels: 0 })
})

test('each pixel that has changed is counted, and red in the difference', () => {
  const { changedPixels, difference = Buffer.alloc(0) } = compare(
    picture({ block: 0 }),
    picture({ block: 5 }),
  )
  expect(changedPixels).toBe(25)
  const { data, width } = PNG.sync.read(difference)
  expect(data.readUInt32BE(0)).toBe(0xff0000ff)
  expect(data.readUInt32BE(10 * width * 4)).not.toBe(0xff0000ff)
})

test('what a page has grown by has changed', () => {
  expect(compare(picture({ height: 20 }), picture({ height: 23 })).changedPixels).toBe(60)
  expect(compare(picture({ width: 24 }), picture({ width: 20 })).changedPixels).toBe(80)
})
