import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { Contents } from '../../ui/contents.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import type { Section } from '../../ui/use-section-in-view.ts'
import classes from './guide-page.module.css'

export interface GuideSection extends Section {
  body: ReactNode
}

interface GuidePageProps {
  title: string
  summary: string
  sections: readonly GuideSection[]
}

/** An article: its sections in a column, with a table of contents beside it. */
export function GuidePage({ title, summary, sections }: GuidePageProps) {
  useDocumentTitle(title)
  return (
    <>
      <PageHeading title={title}>
        <span className={classes.summary}>{summary}</span>
      </PageHeading>
      <div className={classes.columns}>
        <Contents sections={sections} />
        <div className={classes.sections}>
          {sections.map(({ id, title: heading, body }) => (
            <PageSection key={id} id={id} title={heading}>
              <div className={classes.body}>{body}</div>
            </PageSection>
          ))}
        </div>
      </div>
    </>
  )
}
