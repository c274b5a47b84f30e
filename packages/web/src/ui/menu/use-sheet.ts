import { useMediaQuery } from '@mantine/hooks'
import classes from './menu.module.css'

const phone = '(width < 43.75em), (height < 30em) and (pointer: coarse)'

/** Instead of the place at its button. */
const atBottom = { top: 'auto', right: 0, bottom: 0, left: 0, width: 'auto' }

/** What opens stays when its button is scrolled out of view: hidden, it would lose the focus. */
const hideDetached = false

/** On a phone a menu is a sheet at the bottom of the window, above all that stays there. */
export function useSheet() {
  const isSheet = useMediaQuery(phone, false, { getInitialValueInEffect: false })
  const place = isSheet
    ? { dropdown: classes.sheet, styles: { dropdown: atBottom }, middlewares: {} }
    : { dropdown: classes.menu, styles: {}, middlewares: { flip: true, shift: true } }
  return { isSheet, hideDetached, ...place }
}
