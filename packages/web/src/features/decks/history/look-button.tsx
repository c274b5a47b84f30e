import { Button } from '../../../ui/button.tsx'
import classes from './look-button.module.css'

interface LookButtonProps {
  version: number
  /** The version that the deck has now. */
  current: number
  onLook: (version: number) => void
}

export function LookButton({ version, current, onLook }: LookButtonProps) {
  if (version === current) return <p className={classes.now}>As it is now</p>
  return (
    <Button
      variant="default"
      className={classes.look}
      aria-haspopup="dialog"
      aria-label={`Look at version ${version}`}
      onClick={() => onLook(version)}
    >
      Look
    </Button>
  )
}
