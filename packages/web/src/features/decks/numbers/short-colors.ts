import type { ColorNumbers } from '@manafolio/deck'

/** A colour that is short of sources by its share of all symbols is told of from this on. */
const noticeable = 0.1

export interface ColorShares extends ColorNumbers {
  sources: number
  /** Of the symbols in costs, and of the sources of colours that are asked for; from 0 to 1. */
  asked: number
  made: number
  isShort: boolean
}

/** The colours that costs ask for, what each asks for against what makes it. */
export function colorSharesOf(colors: readonly ColorNumbers[]): ColorShares[] {
  const wanted = colors.filter(({ symbols }) => symbols > 0)
  const sourcesOf = ({ landSources, otherSources }: ColorNumbers) => landSources + otherSources
  const symbols = wanted.reduce((sum, color) => sum + color.symbols, 0)
  const sources = wanted.reduce((sum, color) => sum + sourcesOf(color), 0)
  return wanted.map((color) => {
    const asked = color.symbols / symbols
    const made = sources === 0 ? 0 : sourcesOf(color) / sources
    const isShort = sourcesOf(color) === 0 || asked - made >= noticeable
    return { ...color, sources: sourcesOf(color), asked, made, isShort }
  })
}
