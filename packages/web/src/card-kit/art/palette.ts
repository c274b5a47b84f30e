import type { Random } from './seed.ts'

/** The colours of one picture, from the sky down to what stands nearest. */
export interface Palette {
  sky: readonly [top: string, middle: string, low: string]
  light: string
  far: string
  middle: string
  near: string
  dark: string
}

/** Each row: sky from top to horizon, light, then ground from far to near and the darkest. */
const moods: Readonly<Record<string, readonly [string, ...string[]]>> = {
  W: [
    '#b8782e #e6b562 #fbe7b4 #fffbe6 #d9a75a #b07c38 #7c5322 #402a12',
    '#6d93b4 #b9cdd6 #fdebc4 #fffdf2 #c7b48e #97835d #665639 #352c1e',
    '#a8606a #e3a58b #fde3c0 #fff6df #d79a7f #a4685a #6c403d #3a2023',
  ],
  U: [
    '#0f3a56 #2f7f9c #a6dbe0 #eefcfb #4e98ac #276a86 #154862 #0a2638',
    '#171d4d #3b4f9b #8fb4e8 #eaf3ff #4e66ad #304487 #1d2a5e #0e1535',
    '#2b5c74 #6fb1bb #e0efdf #ffffff #79a9a8 #46807f #275a60 #123238',
  ],
  B: [
    '#1d1430 #513a6d #b394bd #f3e4f7 #6d5385 #45315c #291b3c #120b1d',
    '#1a1d1c #48564a #a9b48d #f0f3d3 #5f6d55 #3d4a3c #242e27 #0f1513',
    '#24101c #6e2b3e #cf8577 #ffe3d1 #7c4049 #512632 #30141f #16080f',
  ],
  R: [
    '#5c1414 #c8452a #f7b06a #fff0c9 #c05a35 #8b2f22 #571a18 #2a0b0c',
    '#7a2f14 #dd7f33 #fbd487 #fff7d8 #c77a3b #944a24 #5e2a19 #2f130d',
    '#3a1330 #a6364a #f59a6b #ffe6c4 #a3455a #702844 #44172f #210a1a',
  ],
  G: [
    '#143a2a #3f8256 #c2d98c #fbfbd5 #5d9a5e #34704a #1c4a34 #0b261b',
    '#2c4a1c #7c9c3b #ecdf8f #fffbd9 #86a14a #567a35 #335424 #172b12',
    '#10404a #358680 #a9dcb4 #effbe4 #519a88 #2f7066 #184a48 #0a2728',
  ],
  C: [
    '#2b323d #66727f #c2c9cd #fbfcfb #7f8a94 #59646f #3a434d #1b2027',
    '#3d2b20 #8c6a4c #d9c09a #fff6e2 #97795a #6c543e #45342a #211812',
    '#23384a #5f8592 #c6d8d2 #f8fff9 #7293a0 #4b6b79 #2e4754 #14232b',
  ],
  L: [
    '#3f5668 #96a9a6 #eedcb0 #fff8e0 #9a9a80 #6f7259 #4a4c3a #24261e',
    '#5a3b4c #b87d6c #f5cf9b #fff2d6 #a87a66 #785348 #4b3431 #241819',
    '#2e4a56 #7aa3a0 #dce6c4 #fbfff0 #7d9f8c #557763 #35513f #19291f',
  ],
}

/** A mood of the first colour above and of the last one below; colourless cards have their own. */
export function pickPalette(colors: readonly string[], random: Random): Palette {
  const above = pickMood(colors[0], random)
  const below = colors.length > 1 ? pickMood(colors.at(-1), random) : above
  return {
    sky: [above[0] ?? '', above[1] ?? '', above[2] ?? ''],
    light: above[3] ?? '',
    far: mix(above[4] ?? '', below[4] ?? '', 0.5),
    middle: below[5] ?? '',
    near: below[6] ?? '',
    dark: below[7] ?? '',
  }
}

function pickMood(color: string | undefined, random: Random): string[] {
  return random.pick(moods[color ?? 'C'] ?? moodsOfNone).split(' ')
}

const moodsOfNone: readonly [string, ...string[]] = [
  '#2b323d #66727f #c2c9cd #fbfcfb #7f8a94 #59646f #3a434d #1b2027',
]

/** Between two hex colours; 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)]
  const mixed = a.map((value, i) => Math.round(value + ((b[i] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}
