/** How far from the top of the window sticky elements stop: below the header where that is sticky too. */
export function stickHeight(): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue('--stick')
  return Number.parseFloat(value) || 0
}

/** The height of the search bar that sticks there, under which what is found scrolls away. */
export const searchBarHeight = 76
