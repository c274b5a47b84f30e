import classes from './mana-symbol.module.css'
import { readSymbol } from './symbols.ts'

/** One symbol such as "W/U", an em high. Renders nothing for an unknown symbol. */
export function ManaSymbol({ symbol }: { symbol: string }) {
  const look = readSymbol(symbol)
  if (!look) return null
  const [first, second] = look.glyphs
  const [a, b = a] = look.tones
  const tones: Record<`--${string}`, string> = {
    '--a': `var(--mana-${a})`,
    '--b': `var(--mana-${b})`,
  }
  return (
    <span
      aria-hidden="true"
      className={classes.symbol}
      data-shape={look.shape}
      data-split={second ? '' : undefined}
      data-first={first}
      data-second={second}
      style={tones}
    />
  )
}
