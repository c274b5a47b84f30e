/** How far from the top of the window things stick: below the header where that stays there too. */
export function stickHeight(): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue('--stick')
  return Number.parseFloat(value) || 0
}
