import type { CategoryColor } from '@manafolio/contract'
import classes from './category-swatch.module.css'

/** The color of a category, always beside its name; an empty box without a color. */
export function CategorySwatch({ color }: { color: CategoryColor | null }) {
  return <span className={classes.swatch} data-color={color ?? undefined} aria-hidden />
}
