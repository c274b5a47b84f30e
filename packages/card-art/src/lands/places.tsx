import { mesas, paintForeground, paintHills } from '../ground.tsx'
import { blob, disc, polygon, repeat } from '../path.ts'
import type { Scene } from '../scene.ts'

export function towers(scene: Scene) {
  const { random, palette } = scene
  const spire = (x: number, w: number, h: number) =>
    polygon([
      [x - w, 290],
      [x - w, 280 - h],
      [x - w * 1.3, 276 - h],
      [x, 280 - h - w * random.between(1.6, 3.4)],
      [x + w * 1.3, 276 - h],
      [x + w, 280 - h],
      [x + w, 290],
    ])
  const city = (count: number, tall: number) =>
    repeat(count, (step) =>
      spire(
        ((step + 0.5) * 400) / count + random.between(-14, 14),
        random.between(9, 20),
        tall * random.between(0.4, 1.1),
      ),
    ).join('')
  const windows = repeat(24, () => disc([random.between(30, 370), random.between(170, 262)], 1.6))
  return (
    <>
      <path d={city(9, 120)} fill={palette.far} />
      <path d={city(6, 150)} fill={palette.middle} />
      <path d={city(3, 140)} fill={palette.near} />
      <path d={windows.join('')} fill={palette.light} />
      {paintForeground(scene, 276)}
    </>
  )
}

export function arches(scene: Scene) {
  const { random, palette } = scene
  const [x, w, top] = [random.between(150, 250), random.between(54, 84), random.between(60, 104)]
  const gate = (inner: number) =>
    `M${x - w + inner} 290V${top + w}a${w - inner} ${w - inner} 0 0 1 ${(w - inner) * 2} 0V290Z`
  const columns = repeat(4, (step) => {
    const [cx, h] = [40 + step * 106 + random.between(-16, 16), random.between(50, 150)]
    return polygon([
      [cx - 10, 286],
      [cx - 8, 276 - h],
      [cx - 14, 268 - h],
      [cx + random.between(4, 14), 264 - h],
      [cx + 8, 276 - h],
      [cx + 10, 286],
    ])
  })
  return (
    <>
      {paintHills(scene, random.between(190, 226))}
      <path d={columns.join('')} fill={palette.middle} />
      <path d={gate(18)} fill={palette.light} opacity="0.75" />
      <path d={gate(0) + gate(18)} fill={palette.near} fillRule="evenodd" />
      {paintForeground(scene, 274)}
    </>
  )
}

export function dunes(scene: Scene) {
  const { random, palette } = scene
  const crest = (y: number) =>
    blob([
      [-60, 320],
      [-60, y + 20],
      [random.between(40, 140), y - 18],
      [random.between(180, 250), y + 26],
      [random.between(290, 350), y - 8],
      [460, y + 20],
      [460, 320],
    ])
  return (
    <>
      <path d={mesas(scene, 172)} fill={palette.far} opacity="0.7" />
      <path d={crest(188)} fill={palette.far} />
      <path d={crest(220)} fill={palette.middle} />
      <path d={crest(250)} fill={palette.near} />
      <path d={crest(282)} fill={palette.dark} />
    </>
  )
}
