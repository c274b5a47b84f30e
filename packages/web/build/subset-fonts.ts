import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import subsetFont, { type VariationAxes } from 'subset-font'
import type { Plugin } from 'vite'
import { symbolGlyphs } from '../src/card-kit/symbol-glyphs.ts'
import { writeWhole } from './write-whole.ts'

const require = createRequire(import.meta.url)

interface Subset {
  /** The file of the whole font. */
  source: string
  /** The characters that stay. */
  text: string
  /** The weights and optical sizes that style sheets ask for. */
  variationAxes?: VariationAxes
}

/** What Google Fonts calls “latin”, which is all that the sources have. */
const latin = charactersOf([
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
])

/** By the name that style sheets use: `url('inter-subset.woff2')`. */
const subsets: Record<string, Subset> = {
  'fraunces-subset.woff2': {
    source: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    text: latin,
    variationAxes: { wght: 560, opsz: { min: 16, max: 52 } },
  },
  'inter-subset.woff2': {
    source: require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    text: latin,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  'inter-italic-subset.woff2': {
    source: require.resolve('@fontsource-variable/inter/files/inter-latin-wght-italic.woff2'),
    text: latin,
    variationAxes: { wght: 400 },
  },
  'mana-subset.woff2': {
    source: require.resolve('mana-font/fonts/mana.woff2'),
    text: Object.values(symbolGlyphs).join(''),
  },
}

const cacheFolder = resolve(import.meta.dirname, '../../../node_modules/.cache/manafolio-fonts')

/**
 * Fonts with only the characters and weights that we print: 9 KB of symbols instead of 183, 31 KB of
 * headings instead of 67. An alias to a cached file works alike in dev, build and tests.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
      const files = Object.entries(subsets).map(async ([name, subset]) => [
        name,
        await subsetFile(name, subset),
      ])
      return { resolve: { alias: Object.fromEntries(await Promise.all(files)) } }
    },
  }
}

async function subsetFile(name: string, { source, ...subset }: Subset): Promise<string> {
  const font = await readFile(source)
  const recipe = JSON.stringify(subset)
  const hash = createHash('sha256').update(font).update(recipe).digest('hex').slice(0, 12)
  const target = join(cacheFolder, name.replace('.woff2', `-${hash}.woff2`))
  if (!existsSync(target)) {
    const { text, ...options } = subset
    await writeWhole(target, await subsetFont(font, text, { targetFormat: 'woff2', ...options }))
  }
  return target
}

function charactersOf(ranges: readonly (readonly [number, number])[]): string {
  return ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    .map((point) => String.fromCodePoint(point))
    .join('')
}
