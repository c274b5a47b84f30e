import { Progress } from '@mantine/core'
import { Button } from '../ui/button.tsx'
import '@mantine/core/styles/Progress.layer.css'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { FallingCards } from '../ui/falling-cards.tsx'
import classes from './box.module.css'

interface WorkingProps {
  title: string
  /** How much is done, from 0 to 1; null while it is unknown. */
  share: number | null
  onCancel?: () => void
  children: ReactNode
}

/** Progress of a long request, in place of the page's content. */
export function Working({ title, share, onCancel, children }: WorkingProps) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const percent = Math.round((share ?? 0) * 100)
  // The button that started this had the focus, and is gone.
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} data-busy className={classes.box}>
      <FallingCards />
      <div role="status">
        <h2 id={id} className={classes.busyTitle}>
          {title}
        </h2>
      </div>
      <p>{children}</p>
      <div className={classes.progress}>
        <Progress.Root size={10} radius={5} classNames={{ root: classes.bar }}>
          {share === null ? (
            <Progress.Section
              value={100}
              animated
              withAria={false}
              role="progressbar"
              aria-labelledby={id}
              classNames={{ section: classes.done }}
            />
          ) : (
            <Progress.Section
              value={percent}
              aria-labelledby={id}
              classNames={{ section: classes.done }}
            />
          )}
        </Progress.Root>
        <p className={classes.percent} aria-hidden="true">
          {share !== null && `${percent}%`}
        </p>
      </div>
      {onCancel && (
        <Button variant="default" className={classes.cancel} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </section>
  )
}
