import { setGlyph } from './set-glyphs.ts'
import classes from './set-symbol.module.css'

/** The set's symbol in its rarity's colour; the words beside it say both, so it is hidden. */
export function SetSymbol({ setCode, rarity }: { setCode: string; rarity: string }) {
  const color = `var(--rarity-${rarity}, var(--rarity-common))`
  return (
    <span
      aria-hidden="true"
      className={classes.symbol}
      data-glyph={setGlyph(setCode)}
      style={{ color }}
    />
  )
}
