import { blob, polygon, tube } from '../path.ts'

export function fir(x: number, y: number, h: number): string {
  const tier = (top: number, w: number) =>
    polygon([
      [x, y - h * top],
      [x + h * w, y - h * (top - 0.42)],
      [x - h * w, y - h * (top - 0.42)],
    ])
  return (
    tier(1, 0.14) +
    tier(0.78, 0.2) +
    tier(0.54, 0.26) +
    polygon([
      [x - 3, y],
      [x - 3, y - h * 0.2],
      [x + 3, y - h * 0.2],
      [x + 3, y],
    ])
  )
}

export function broadleaf(x: number, y: number, h: number): string {
  const crown = blob([
    [x - h * 0.3, y - h * 0.6],
    [x - h * 0.2, y - h * 0.88],
    [x + h * 0.04, y - h],
    [x + h * 0.27, y - h * 0.82],
    [x + h * 0.3, y - h * 0.56],
    [x, y - h * 0.44],
  ])
  return (
    crown +
    tube(
      [
        [x, y + 6],
        [x + h * 0.03, y - h * 0.3],
        [x, y - h * 0.6],
      ],
      h * 0.14,
      h * 0.07,
      h * 0.05,
    )
  )
}
