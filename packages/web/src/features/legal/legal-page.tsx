import { pages } from '@manafolio/contract'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { formatDate } from '../../lib/dates.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import classes from './legal-page.module.css'

export interface LegalSection {
  /** The id of the section, for links. */
  id: string
  title: string
  body: ReactNode
}

interface LegalPageProps {
  title: string
  /** A summary in one or two sentences. */
  summary: string
  sections: readonly LegalSection[]
}

/** A legal text: numbered sections, with a table of contents beside them on wide screens. */
export function LegalPage({ title, summary, sections }: LegalPageProps) {
  useDocumentTitle(title)
  return (
    <div className={classes.page}>
      <Contents sections={sections} />
      <article className={classes.text}>
        <BackLink />
        <h1>{title}</h1>
        <p className={classes.summary}>{summary}</p>
        <p className={classes.updated}>Last Updated: {formatDate(new Date(), 'long')}</p>
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

/** The page that the reader most likely came from; a signed-in user doesn't need to register. */
function BackLink() {
  const isSignedIn = useCurrentUser() !== null
  return (
    <Link to={isSignedIn ? pages.home : pages.register} search={{}} className={classes.back}>
      <IconArrowLeft size={18} aria-hidden />
      {isSignedIn ? 'Back to search' : 'Back to registration'}
    </Link>
  )
}
