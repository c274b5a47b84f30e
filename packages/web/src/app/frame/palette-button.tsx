import { IconListSearch } from '@tabler/icons-react'
import { Key } from '../../ui/key.tsx'
import classes from './header.module.css'
import { setOpened } from './palette-state.ts'

/** Opens the palette, for those who don't know its key or have no keyboard. */
export function PaletteButton() {
  return (
    <button
      type="button"
      className={classes.palette}
      aria-label="Go to"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title="Go to a card, deck, set or page"
      onClick={() => setOpened('palette')}
    >
      <IconListSearch size={20} stroke={1.7} aria-hidden />
      <Key isHint>Ctrl K</Key>
    </button>
  )
}
