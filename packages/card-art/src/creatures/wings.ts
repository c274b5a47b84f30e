import { mirrored, type Point, polar, polygon, repeat } from '../path.ts'

export interface Wing {
  root: Point
  /** The length from the root to the longest tip. */
  span: number
  /** Where the leading edge points, in radians; 0 is straight to the right, negative is up. */
  lift: number
  kind: 'feathers' | 'skin'
}

/** A wing that opens to the right: many feathers, or skin with deep notches between few fingers. */
export function wing({ root, span, lift, kind }: Wing): string {
  return polygon(outline({ root, span, lift, kind }))
}

export function wings(shape: Wing): string {
  return polygon(outline(shape)) + polygon(mirrored(outline(shape)))
}

const styles = {
  feathers: { fingers: 8, notch: 0.9, spread: 1.9, wane: 0.075 },
  skin: { fingers: 4, notch: 0.62, spread: 2.1, wane: 0.14 },
}

function outline({ root, span, lift, kind }: Wing): Point[] {
  const { fingers, notch, spread, wane } = styles[kind]
  const wrist = polar(root, lift - 0.5, span * 0.42)
  const tips = repeat(fingers, (finger): Point[] => {
    const angle = lift + (finger * spread) / (fingers - 1)
    const reach = span * 0.75 * (1 - finger * wane)
    const gap = angle + spread / (fingers - 1) / 2
    return [polar(wrist, angle, reach), polar(wrist, gap, reach * notch)]
  })
  return [root, wrist, ...tips.flat().slice(0, -1), [root[0], root[1] + span * 0.22]]
}
