import type { pages } from '@manafolio/contract'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './next-guide.module.css'

interface NextGuideProps {
  to: typeof pages.cardGrading | typeof pages.fakeCards
  name: string
  children: ReactNode
}

/** A teaser of another guide, with a link. */
export function NextGuide({ to, name, children }: NextGuideProps) {
  return (
    <div className={classes.next}>
      <p>{children}</p>
      <Link to={to} className={classes.link}>
        {name}
        <IconArrowRight size={22} stroke={1.6} aria-hidden />
      </Link>
    </div>
  )
}
