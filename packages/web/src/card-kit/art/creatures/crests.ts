import { blob, type Point, points, polygon, repeat, shifted, tube } from '../path.ts'

export type Crest = keyof typeof crests

/** What an animal wears on its head: ears, horns, a mane, a trunk. */
export function crestOf(crest: Crest, center: Point, radius: number): string {
  return crests[crest]((text) => shifted(points(text, radius), center), radius)
}

/** Turns hundredths of the head's radius around its centre into points. */
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
