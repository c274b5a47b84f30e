import { useId } from 'react'
import { cardColors } from './stage.ts'

/** A card's paper on the table, with a small shadow around it. */
export function Sheet({ outline }: { outline: string }) {
  const id = useId()
  return (
    <>
      <filter id={id}>
        <feDropShadow dx="0" dy="1" stdDeviation="5" floodOpacity="0.5" />
      </filter>
      <path d={outline} fill={cardColors.paper} filter={`url(#${id})`} />
    </>
  )
}
