/** A line through values as the path of a drawing; nothing without two of them. */
export function sparkPath(values: readonly number[], width: number, height: number): string {
  if (values.length < 2) return ''
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = width / (values.length - 1)
  // A value that never changed is a line in the middle.
  const y = (value: number) =>
    most === least ? height / 2 : (height * (most - value)) / (most - least)
  const points = values.map((value, at) => `${round(at * step)} ${round(y(value))}`)
  return `M${points.join('L')}`
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
