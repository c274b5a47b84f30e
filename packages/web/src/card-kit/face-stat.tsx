import type { FaceText } from './face-card.ts'
import classes from './face-stat.module.css'

/** Power and toughness, loyalty or defense, in the corner where players look for it. */
export function FaceStat({ front }: { front: FaceText }) {
  const { power, toughness, loyalty, defense } = front
  if (power && toughness) return <span className={classes.body}>{`${power}/${toughness}`}</span>
  if (loyalty) return <span className={classes.loyalty}>{loyalty}</span>
  if (defense) return <span className={classes.defense}>{defense}</span>
  return null
}
