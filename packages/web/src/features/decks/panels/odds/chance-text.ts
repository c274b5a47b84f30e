import type { Chance } from '@manafolio/deck'
import { formatPercent } from '../../../../lib/formats.ts'

/** "42%"; never "0%" or "100%" for what is not certain. */
export function formatChance(chance: Chance): string {
  const edge = edgeOf(chance)
  if (edge === null) return formatPercent(chance.chance)
  return edge === 'under' ? 'under 1%' : 'over 99%'
}

/** "42" or "<1", for narrow cells. */
export function chanceNumber(chance: Chance): string {
  const edge = edgeOf(chance)
  if (edge === null) return String(Math.round(chance.chance * 100))
  return edge === 'under' ? '<1' : '>99'
}

/** The rounding error of calculated chances. */
const rounding = 1e-9

/** For a chance that rounds to 0% or 100% but is neither. */
function edgeOf({ chance, error }: Chance): 'under' | 'over' | null {
  const isCertain = error === 0 && (chance < rounding || chance > 1 - rounding)
  if (isCertain) return null
  const rounded = Math.round(chance * 100)
  if (rounded > 0 && rounded < 100) return null
  return rounded === 0 ? 'under' : 'over'
}
