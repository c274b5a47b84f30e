import type { ReactNode } from 'react'
import { CardFan } from '../../card-kit/fan.tsx'
import classes from './visitor-frame.module.css'

interface VisitorFrameProps {
  title: string
  subtitle: string
  children: ReactNode
}

/** Half the page a hand of cards, half a form. */
export function VisitorFrame({ title, subtitle, children }: VisitorFrameProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.fan}>
        <CardFan />
      </div>
      <div className={classes.side}>
        <div className={classes.form}>
          <h1>{title}</h1>
          <p className={classes.subtitle}>{subtitle}</p>
          {children}
        </div>
      </div>
    </div>
  )
}
