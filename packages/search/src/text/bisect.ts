/** The first number below `count` for which `holds`, as it does for all after it; or `count`. */
export function bisect(count: number, holds: (number: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
