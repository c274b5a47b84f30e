import { type ReactNode, useEffect, useRef } from 'react'
import classes from './page-section.module.css'
import type { Section } from './use-section-in-view.ts'

/** A section with a heading that links can target. */
export function PageSection({ id, title, children }: Section & { children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The address named this section before it was rendered.
    if (window.location.hash === `#${id}`) section.current?.scrollIntoView()
  }, [id])
  return (
    <section id={id} ref={section} aria-labelledby={`${id}-title`} className={classes.section}>
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
