import { blob, disc, mirrored, type Point, points, polar, polygon, repeat, tube } from '../path.ts'
import type { Random } from '../random.ts'

/** An elemental of fire, water or stone. */
export function elemental(random: Random): string {
  return random.pick([flame, wave, rocks])(random)
}

function flame(random: Random): string {
  const tongues = repeat(5, (step) => {
    const side = (step - 2) / 2
    const top = -188 + Math.abs(side) * 96 + random.between(-12, 12)
    const sway = random.between(-14, 14)
    return tube(
      [
        [side * 26, 0],
        [side * 52, top * 0.35],
        [side * 40 + sway, top * 0.7],
        [side * 58 - sway, top],
      ],
      26,
      38,
      22,
      0,
    )
  })
  const arm: Point[] = points('20 -96, 66 -88, 96 -120, 92 -150')
  return (
    tongues.join('') +
    disc([0, -60], 40) +
    tube(arm, 24, 22, 15, 0) +
    tube(mirrored(arm), 24, 22, 15, 0)
  )
}

function wave(random: Random): string {
  const crest = random.between(130, 165)
  const tail = tube(
    [
      [96, 0],
      [20, -20],
      [-62, -40],
      [-82, -100],
      [-40, -crest],
      [20, -crest],
      [34, -crest + 40],
    ],
    40,
    62,
    74,
    56,
    46,
    30,
    2,
  )
  return tail + disc([66, -crest + 20], 7) + disc([84, -crest + 50], 4) + disc([58, -crest - 12], 4)
}

function rocks(random: Random): string {
  const stone = (center: Point, r: number) =>
    polygon(repeat(7, (step) => polar(center, step * 0.9, r * random.between(0.8, 1.15))))
  const arms = [
    stone([-66, -86], 22),
    stone([-78, -44], 24),
    stone([68, -92], 23),
    stone([82, -50], 26),
  ]
  const legs = [stone([-28, -18], 25), stone([30, -18], 26)]
  return [stone([0, -84], 48), stone([2, -146], 20), ...arms, ...legs].join('')
}

export function ooze(random: Random): string {
  const mound = blob(
    points('-96 0, -78 -46, -46 -68, -30 -112, 8 -136, 40 -104, 56 -62, 88 -40, 100 0'),
  )
  const drops = repeat(5, () =>
    disc([random.between(-90, 90), random.between(-160, -70)], random.between(4, 11)),
  )
  return mound + drops.join('')
}
