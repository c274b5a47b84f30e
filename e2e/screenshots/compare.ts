import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Comparison {
  /** What only the larger of two pictures has is among them. */
  changedPixels: number
  /** The pictures on top of each other, faint, with the changed pixels in red; if there are any. */
  difference?: Buffer
}

interface Size {
  width: number
  height: number
}

/** Compares two pictures, which may have different sizes. Anti-aliasing counts as no change. */
export function compare(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { changedPixels: 0 }
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const size = {
    width: Math.max(one.width, other.width),
    height: Math.max(one.height, other.height),
  }
  const output = new PNG(size)
  const changedPixels = pixelmatch(
    onCanvas(one, size).data,
    onCanvas(other, size).data,
    output.data,
    size.width,
    size.height,
  )
  if (changedPixels === 0) return { changedPixels }
  return { changedPixels, difference: PNG.sync.write(output) }
}

/** What a picture lacks in size is magenta, which no page has: it differs from every pixel. */
function onCanvas(picture: PNG, { width, height }: Size): PNG {
  const canvas = new PNG({ width, height })
  for (let at = 0; at < canvas.data.length; at += 4) canvas.data.writeUInt32BE(0xff00ffff, at)
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}
