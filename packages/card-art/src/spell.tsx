import { bolt, rays, shards, streaks } from './effects/light.ts'
import { aegis, bloom, ripples, sigil, swirl, tendrils } from './effects/magic.ts'
import { paintFigure } from './figure.tsx'
import { paintForeground, paintHills } from './ground.tsx'
import type { DrawEffect, Effect, Scene } from './scene.ts'

/** Instants and sorceries: an effect around a light, often with a small caster before it. */
export function paintSpell(scene: Scene) {
  const { random, palette } = scene
  const effect = pickEffect(scene)
  const lands = random.chance(0.6) && paintHills(scene, random.between(200, 236))
  const caster =
    random.chance(0.55) &&
    paintFigure(scene, { x: random.pick([70, 110, 290, 330]), y: 272, size: 0.5 })
  return (
    <>
      {lands}
      <path d={effect.wide} fill={palette.light} opacity="0.3" />
      {effect.solid && (
        <path d={effect.solid} fill={palette.near} stroke={palette.light} opacity="0.85" />
      )}
      <path d={effect.core} fill={palette.light} opacity="0.9" />
      <path
        d={effect.lines ?? ''}
        fill="none"
        stroke={palette.light}
        strokeWidth={random.between(1.4, 3)}
        opacity="0.8"
      />
      {paintForeground(scene, 274)}
      {caster}
    </>
  )
}

function pickEffect(scene: Scene): Effect {
  const hinted = hints.find(([words]) => words.test(scene.hints))
  const options = byColor[scene.colors[0] ?? 'C'] ?? [sigil, shards, rays]
  return (hinted?.[1] ?? scene.random.pick(options))(scene)
}

const hints: readonly (readonly [RegExp, DrawEffect])[] = [
  [/bolt|lightning|thunder|shock|spark|strike/, bolt],
  [/fire|flame|burn|blaze|meteor|comet|rain/, streaks],
  [/storm|tide|vortex|whirl|wind|cyclon/, swirl],
  [/growth|bloom|spring|bounty|harvest/, bloom],
  [/shatter|break|smash|disenchant|explo/, shards],
  [/death|doom|dark|grave|tomb|rot|curse/, tendrils],
  [/protect|shelter|shield|fog|guard/, aegis],
]

const byColor: Readonly<Record<string, readonly [DrawEffect, ...DrawEffect[]]>> = {
  W: [rays, sigil, aegis, shards],
  U: [swirl, ripples, sigil, shards],
  B: [tendrils, rays, shards, sigil],
  R: [streaks, bolt, shards, rays],
  G: [bloom, swirl, rays, tendrils],
}
