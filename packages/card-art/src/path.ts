/**
 * Path data from points. All closed shapes run clockwise, so that several in one path add up
 * instead of cutting holes into each other.
 */
export type Point = readonly [x: number, y: number]

/** Points written as "x y, x y", in hundredths of the given lengths. */
export function points(text: string, width = 100, height = width): Point[] {
  return text.split(', ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(' ').map(Number)
    return [(x * width) / 100, (y * height) / 100]
  })
}

export function polygon(outline: readonly Point[]): string {
  return `M${clockwise(outline).map(formatPoint).join('L')}Z`
}

/** A smooth closed shape through the points (Catmull-Rom). */
export function blob(points: readonly Point[]): string {
  const ring = clockwise(points)
  const at = (index: number) => ring.at(index % ring.length) ?? origin
  const curves = ring.map((_, i) => curve(at(i - 1), at(i), at(i + 1), at(i + 2)))
  return `M${formatPoint(at(0))}${curves.join('')}Z`
}

export function disc([x, y]: Point, radius: number): string {
  const arc = `a${round(radius)} ${round(radius)} 0 1 1`
  return `M${round(x - radius)} ${round(y)}${arc} ${round(radius * 2)} 0${arc} ${round(-radius * 2)} 0Z`
}

/** A smooth tapering tube along the points, with the widths spread evenly over its length. */
export function tube(points: readonly Point[], ...widths: number[]): string {
  const sides = points.map((point, i) => {
    const [ax, ay] = points[i - 1] ?? point
    const [bx, by] = points[i + 1] ?? point
    const half = widthAt(widths, i / (points.length - 1)) / 2 / (Math.hypot(bx - ax, by - ay) || 1)
    return [(by - ay) * half, (ax - bx) * half] as const
  })
  const offset = (sign: number) =>
    points.map(
      ([x, y], i): Point => [x + sign * (sides[i]?.[0] ?? 0), y + sign * (sides[i]?.[1] ?? 0)],
    )
  return blob([...offset(1), ...offset(-1).reverse()])
}

/** An open line. */
export function line(points: readonly Point[]): string {
  return `M${points.map(formatPoint).join('L')}`
}

/** One outline of the points followed by their mirror image in reverse. */
export function symmetric(points: readonly Point[]): Point[] {
  return [...points, ...mirrored(points).reverse()]
}

export function shifted(outline: readonly Point[], [right, down]: Point): Point[] {
  return outline.map(([x, y]): Point => [x + right, y + down])
}

export function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [-x, y])
}

/** The point at an angle (0 is to the right, a quarter turn is down) and a distance. */
export function polar([x, y]: Point, angle: number, distance: number): Point {
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance]
}

/** The results of `make` for each step from 0 to count - 1. */
export function repeat<T>(count: number, make: (step: number) => T): T[] {
  return Array.from({ length: count }, (_, step) => make(step))
}

const origin: Point = [0, 0]

function clockwise(points: readonly Point[]): readonly Point[] {
  const area = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? origin
    return sum + x * nextY - nextX * y
  }, 0)
  return area < 0 ? [...points].reverse() : points
}

function curve(before: Point, from: Point, to: Point, after: Point): string {
  const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
  const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
  return `C${formatPoint(first)} ${formatPoint(second)} ${formatPoint(to)}`
}

function widthAt(widths: readonly number[], progress: number): number {
  const place = progress * (widths.length - 1)
  const low = widths[Math.floor(place)] ?? 0
  return low + ((widths[Math.ceil(place)] ?? low) - low) * (place % 1)
}

function formatPoint([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
