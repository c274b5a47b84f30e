import { pages } from '@manafolio/contract'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import classes from './legal-page.module.css'

export interface LegalSection {
  /** Its place in the address of the page. */
  id: string
  title: string
  body: ReactNode
}

interface LegalPageProps {
  title: string
  /** The whole in a sentence or two. */
  summary: string
  sections: readonly LegalSection[]
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** A text to read in peace: numbered sections, with a list of them beside it where there is room. */
export function LegalPage({ title, summary, sections }: LegalPageProps) {
  useDocumentTitle(title)
  return (
    <div className={classes.page}>
      <Contents sections={sections} />
      <article className={classes.text}>
        <BackLink />
        <h1>{title}</h1>
        <p className={classes.summary}>{summary}</p>
        <p className={classes.updated}>Last Updated: {dates.format(new Date())}</p>
        {sections.map(({ id, title, body }, index) => (
          <section key={id} aria-labelledby={id} className={classes.section}>
            <h2 id={id}>
              <span className={classes.number}>{index + 1}.</span> {title}
            </h2>
            {body}
          </section>
        ))}
      </article>
    </div>
  )
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="Contents" className={classes.contents}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to="." hash={id}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Back to where the reader most likely came from; who is signed in has no use for registering. */
function BackLink() {
  const isSignedIn = useCurrentUser() !== null
  return (
    <Link to={isSignedIn ? pages.home : pages.register} search={{}} className={classes.back}>
      <IconArrowLeft size={18} aria-hidden />
      {isSignedIn ? 'Back to search' : 'Back to registration'}
    </Link>
  )
}
