import type { ReactNode, RefObject } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import classes from './visitor-frame.module.css'

/** Decoration: the form does not wait for it, and its box is as large without it. */
const CardFan = lazyPart(async () => (await import('../../card-kit/fan.tsx')).CardFan)

interface VisitorFrameProps {
  title: string
  subtitle: string
  /** Lets the heading take the focus. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** Half the page a hand of cards, half a form. */
export function VisitorFrame({ title, subtitle, headingRef, children }: VisitorFrameProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.fan}>
        <CardFan />
      </div>
      <div className={classes.side}>
        <div className={classes.form}>
          <h1 ref={headingRef} tabIndex={headingRef && -1} className={classes.title}>
            {title}
          </h1>
          <p className={classes.subtitle}>{subtitle}</p>
          {children}
        </div>
      </div>
    </div>
  )
}
