import type { ReactNode, RefObject } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import classes from './visitor-frame.module.css'

/** Decorative: it loads independently of the form, and its box has a fixed size. */
const CardFan = lazyPart(async () => (await import('../../card-kit/fan.tsx')).CardFan)

interface VisitorFrameProps {
  title: string
  subtitle: string
  /** Makes the heading focusable. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  /** Stands below the fan. */
  about?: ReactNode
  children: ReactNode
}

/** A two-column page: a fan of cards beside a form. */
export function VisitorFrame({ title, subtitle, headingRef, ...slots }: VisitorFrameProps) {
  const { about, children } = slots
  return (
    <div className={classes.frame}>
      <div className={classes.fan}>
        <CardFan />
      </div>
      {about}
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
