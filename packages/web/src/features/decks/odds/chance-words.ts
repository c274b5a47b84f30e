import type { Chance } from '@manafolio/deck'

const percent = new Intl.NumberFormat('en-US', { style: 'percent' })

/** "42%". What is not certain is never said to be. */
export function chanceWords(chance: Chance): string {
  const edge = edgeOf(chance)
  if (edge === null) return percent.format(chance.chance)
  return edge === 'under' ? 'under 1%' : 'over 99%'
}

/** "42", "<1": a percentage where there is little room. */
export function chanceNumber(chance: Chance): string {
  const edge = edgeOf(chance)
  if (edge === null) return String(Math.round(chance.chance * 100))
  return edge === 'under' ? '<1' : '>99'
}

/** What adding up calculated chances may be off by. */
const rounding = 1e-9

/** Of a chance that rounds to none or to certainty and is neither. */
function edgeOf({ chance, error }: Chance): 'under' | 'over' | null {
  const isCertain = error === 0 && (chance < rounding || chance > 1 - rounding)
  if (isCertain) return null
  const rounded = Math.round(chance * 100)
  if (rounded > 0 && rounded < 100) return null
  return rounded === 0 ? 'under' : 'over'
}
