import type { Card } from '@manafolio/contract'

interface AlsoCalledProps {
  card: Pick<Card, 'alsoCalled'>
  className?: string | undefined
}

/** The card's other names that matter here; nothing when there are none. */
export function AlsoCalled({ card: { alsoCalled = [] }, className }: AlsoCalledProps) {
  if (alsoCalled.length === 0) return null
  return <p className={className}>Also called “{alsoCalled.join('”, “')}”</p>
}
