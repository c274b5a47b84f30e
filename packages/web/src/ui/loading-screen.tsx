import { Loader } from '@mantine/core'
import classes from './loading-screen.module.css'

/** A spinner with a text, centered in its container. */
export function LoadingScreen({ text = 'Loading...' }: { text?: string }) {
  return (
    <div role="status" data-loading="" className={classes.screen}>
      <Loader size="md" aria-hidden />
      <p>{text}</p>
    </div>
  )
}
