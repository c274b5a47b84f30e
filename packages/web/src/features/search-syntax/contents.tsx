import classes from './contents.module.css'
import type { Section } from './sections.ts'
import { useSectionInView } from './use-section-in-view.ts'

/** The sections: a list beside them, or a row of chips above them where there is little room. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const inView = useSectionInView(sections)
  return (
    <nav aria-label="On this page" className={classes.contents}>
      <ul className={classes.list}>
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
