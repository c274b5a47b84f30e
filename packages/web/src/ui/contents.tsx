import { useEffect, useRef } from 'react'
import classes from './contents.module.css'
import { type Section, useSectionInView } from './use-section-in-view.ts'

/** The sections of a page: a list beside them, or a row of chips above them on narrow screens. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const inView = useSectionInView(sections)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (inView) showChip(list.current, inView)
  }, [inView])
  return (
    <nav aria-label="On this page" className={classes.contents}>
      <ul ref={list} className={classes.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classes.link}
              aria-current={id === inView ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Chips are in a row that scrolls on its own; the first is where its padding ends. */
function showChip(list: HTMLElement | null, id: string) {
  const [first, ...others] = list?.querySelectorAll('a') ?? []
  const chip = [first, ...others].find((link) => link?.hash === `#${id}`)
  if (first && chip) list?.scrollTo({ left: chip.offsetLeft - first.offsetLeft })
}
