import { Loader } from '@mantine/core'
import classes from './loading-screen.module.css'

/** A spinner with its words, in the middle of the room it is given. */
export function LoadingScreen({ text = 'Loading...' }: { text?: string }) {
  return (
    <div role="status" className={classes.screen}>
      <Loader size="md" aria-hidden />
      <p>{text}</p>
    </div>
  )
}
