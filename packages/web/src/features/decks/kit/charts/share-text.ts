import { formatPercent } from '../../../../lib/formats.ts'

/** "42%"; a small share is "under 1%", never "0%". */
export function formatShare(part: number, total: number): string {
  if (part <= 0 || total <= 0) return '0%'
  return part / total < 0.005 ? 'under 1%' : formatPercent(part / total)
}
