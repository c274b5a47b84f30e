import type { Random } from './random.ts'

/** The colors of one picture, from the sky down to what stands nearest. */
export interface Palette {
  sky: readonly [top: string, middle: string, low: string]
  light: string
  far: string
  middle: string
  near: string
  dark: string
}

/** Each mood is three colors of the sky, from its top to the horizon, and the darkest ground. */
const moods: Readonly<Record<string, readonly [string, ...string[]]>> = {
  W: [
    '#b8782e #e6b562 #fbe7b4 #40280e',
    '#6d93b4 #b9cdd6 #fdebc4 #3a2f1c',
    '#a8606a #e3a58b #fde3c0 #3c1f22',
  ],
  U: [
    '#0f3a56 #2f7f9c #a6dbe0 #082434',
    '#171d4d #3b4f9b #8fb4e8 #0c1233',
    '#2b5c74 #6fb1bb #e0efdf #0d2c33',
  ],
  B: [
    '#1d1430 #513a6d #b394bd #110a1c',
    '#1a1d1c #48564a #a9b48d #0e1412',
    '#24101c #6e2b3e #cf8577 #16070e',
  ],
  R: [
    '#5c1414 #c8452a #f7b06a #280a0b',
    '#7a2f14 #dd7f33 #fbd487 #2d110b',
    '#3a1330 #a6364a #f59a6b #1f0919',
  ],
  G: [
    '#143a2a #3f8256 #c2d98c #092319',
    '#2c4a1c #7c9c3b #ecdf8f #152a10',
    '#10404a #358680 #a9dcb4 #082528',
  ],
  C: [
    '#2b323d #66727f #c2c9cd #191e25',
    '#3d2b20 #8c6a4c #d9c09a #20160f',
    '#23384a #5f8592 #c6d8d2 #12212a',
  ],
  L: [
    '#3f5668 #96a9a6 #eedcb0 #23261c',
    '#5a3b4c #b87d6c #f5cf9b #26171a',
    '#2e4a56 #7aa3a0 #dce6c4 #17281c',
  ],
}

const plain: readonly [string, ...string[]] = ['#2b323d #66727f #c2c9cd #191e25']

/** The first color sets the sky, the last one the ground. */
export function pickPalette(colors: readonly string[], random: Random): Palette {
  const above = pickMood(colors[0], random)
  const below = colors.length > 1 ? pickMood(colors.at(-1), random) : above
  const ground = (share: number) => mix(below.middle, below.dark, share)
  return {
    sky: [above.top, above.middle, above.low],
    light: mix(above.low, '#ffffff', 0.74),
    far: mix(ground(0.22), above.middle, 0.3),
    middle: ground(0.5),
    near: ground(0.76),
    dark: below.dark,
  }
}

function pickMood(color: string | undefined, random: Random) {
  const mood = random.pick(moods[color ?? ''] ?? plain)
  const [top = '', middle = '', low = '', dark = ''] = mood.split(' ')
  return { top, middle, low, dark }
}

/** Interpolates between two hex colors: a share of 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)]
  const mixed = a.map((value, i) => Math.round(value + ((b[i] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}
