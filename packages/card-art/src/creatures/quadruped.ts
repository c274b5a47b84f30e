import { blob, disc, type Point, points, polygon, repeat, shifted, tube } from '../path.ts'

/** An animal on four legs that looks to the right and stands at 0. */
export interface Quadruped {
  length: number
  legs: number
  bulk: number
  /** The vector from the shoulder to the head; `head` is the radius of that. */
  neck: Point
  head: number
  snout: number
  tail: keyof typeof tails
  crest: Crest
}

export function quadruped(animal: Quadruped): string {
  return trunkOf(animal) + legsOf(animal) + headOf(animal) + tails[animal.tail](animal)
}

/** Points in hundredths of length and bulk, with the origin below the middle of the belly. */
function onBody({ length, legs, bulk }: Quadruped, text: string): Point[] {
  return shifted(points(text, length, bulk), [0, -legs])
}

function trunkOf(animal: Quadruped): string {
  const back = '-50 -55, -36 -100, 0 -90, 34 -108, 52 -60'
  return blob(onBody(animal, `${back}, 36 -5, -5 0, -36 -10`))
}

function legsOf({ length, legs, bulk }: Quadruped): string {
  const size = bulk / 10
  const hind = (x: number) => {
    const joints = points('6 -62, -7 -40, -2 0', length, legs)
    return tube(
      shifted([[0, -legs - bulk / 2], ...joints], [x * length, 0]),
      6 * size,
      4 * size,
      2.2 * size,
      2 * size,
    )
  }
  const fore = (x: number) => {
    const joints = points('3 -50, 0 0', length, legs)
    return tube(
      shifted([[0, -legs - bulk / 2], ...joints], [x * length, 0]),
      5 * size,
      2.6 * size,
      2 * size,
    )
  }
  return hind(-0.38) + hind(-0.24) + fore(0.28) + fore(0.42)
}

function headOf(animal: Quadruped): string {
  const { bulk, neck, head, snout } = animal
  const [chest = neck, shoulder = neck] = onBody(animal, '20 -55, 36 -72')
  const center: Point = [shoulder[0] + neck[0], shoulder[1] + neck[1]]
  const throat = tube([chest, shoulder, center], bulk * 0.9, bulk * 0.75, head * 1.6)
  const nose: Point[] = [
    [0, 0],
    [head * 0.8, head * 0.25],
    [head + snout, head * 0.55],
  ]
  const muzzle = tube(shifted(nose, center), head * 1.7, head * 1.3, head * 0.75)
  return throat + disc(center, head) + muzzle + crestOf(animal.crest, center, head)
}

const tails = {
  none: () => '',
  long: (animal: Quadruped) =>
    tube(
      onBody(animal, '-45 -75, -66 -50, -76 32, -95 28'),
      animal.bulk * 0.22,
      animal.bulk * 0.16,
      2,
    ),
  bush: (animal: Quadruped) =>
    tube(onBody(animal, '-45 -70, -62 -50, -78 60'), animal.bulk * 0.2, animal.bulk * 0.45, 2),
  heavy: (animal: Quadruped) =>
    tube(onBody(animal, '-30 -55, -70 -20, -110 50'), animal.bulk * 0.8, animal.bulk * 0.45, 2),
  curl: (animal: Quadruped) =>
    tube(
      onBody(animal, '-40 -40, -72 -50, -84 -140, -62 -220, -36 -190'),
      animal.bulk * 0.2,
      animal.bulk * 0.7,
      animal.bulk * 0.6,
      2,
    ),
}

type Crest = keyof typeof crests

/** Ears, horns, a mane or a trunk. */
function crestOf(crest: Crest, center: Point, radius: number): string {
  return crests[crest]((text) => shifted(points(text, radius), center), radius)
}

/** Turns hundredths of the head's radius around its center into points. */
type OnHead = (text: string) => Point[]

const crests = {
  ears: (on: OnHead) =>
    polygon(on('-70 -50, -50 -170, 10 -80')) + polygon(on('-10 -70, 30 -165, 60 -60')),
  round: (on: OnHead) =>
    blob(on('-95 -60, -75 -112, -35 -105, -30 -60')) + blob(on('-10 -80, 5 -125, 42 -120, 50 -75')),
  antlers: (on: OnHead) =>
    tube(on('0 -60, -120 -240, -60 -400'), 4, 4, 0) +
    tube(on('30 -60, 130 -220, 120 -400'), 4, 4, 0) +
    tube(on('-110 -220, -220 -320'), 4, 0) +
    tube(on('120 -210, 240 -300'), 4, 0),
  horn: (on: OnHead, radius: number) =>
    tube(on('70 -30, 130 -120, 150 -220'), radius * 0.5, radius * 0.35, 0) +
    polygon(on('-80 -40, -70 -140, 0 -80')),
  mane: (on: OnHead) =>
    blob(on('40 -130, -100 -150, -210 -20, -190 180, -20 230, 30 100')) +
    polygon(on('-20 -100, 30 -170, 60 -60')),
  trunk: (on: OnHead, radius: number) =>
    tube(
      on('60 0, 160 80, 170 240, 230 300'),
      radius * 1.1,
      radius * 0.8,
      radius * 0.5,
      radius * 0.3,
    ) +
    tube(on('80 60, 210 120, 280 60'), radius * 0.4, radius * 0.35, 0) +
    blob(on('-20 -90, -170 -90, -160 110, -40 100')),
  spikes: (on: OnHead) =>
    repeat(6, (step) =>
      polygon(shifted(on('0 -50, -90 -190, -130 -40'), [step * -16, step * 1.2])),
    ).join(''),
}
