import type { HealthState } from '@manafolio/contract'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconCloudOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '../../../lib/dates.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useReloadWhenExpired } from '../../../ui/use-reload-when-expired.ts'
import { AdminNav } from '../admin-nav.tsx'
import { useRefetchRole } from '../use-refetch-role.ts'
import classes from './health-page.module.css'
import { healthQuery } from './health-query.ts'
import { type HealthLine, healthLines, summaryOf } from './health-text.ts'

/** How the installation is doing, for administrators. */
export function HealthPage() {
  useDocumentTitle('Health')
  const { data, error, refetch } = useQuery(healthQuery)
  useReloadWhenExpired(error)
  useRefetchRole(error)
  const retry = () => void refetch()
  return (
    <>
      <PageHeading title="Health">How this installation is doing, and what to do.</PageHeading>
      <AdminNav />
      <Notice
        text={data && error ? outOfDate : null}
        actions={[{ label: 'Try again', onClick: retry }]}
      />
      {data && <Report lines={healthLines(data)} reportedAt={data.reportedAt} />}
      {!data && error && (
        <LoadProblem title="The report could not be loaded" error={error} onRetry={retry} />
      )}
      {!data && !error && <ReportSkeleton />}
    </>
  )
}

const outOfDate = { Icon: IconCloudOff, message: 'This report can’t be refreshed at the moment.' }

function Report({ lines, reportedAt }: { lines: HealthLine[]; reportedAt: string }) {
  return (
    <>
      <p role="status" className={classes.summary}>
        {summaryOf(lines)}
      </p>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <Line key={line.part} line={line} />
        ))}
      </ul>
      <p className={classes.note}>
        As of <time dateTime={reportedAt}>{formatInstant(reportedAt)}</time>. This page refreshes
        itself every 30 seconds.
      </p>
    </>
  )
}

const signs = {
  ok: { label: 'OK', Icon: IconCircleCheck },
  attention: { label: 'Attention', Icon: IconAlertTriangle },
  problem: { label: 'Problem', Icon: IconCircleX },
} as const satisfies Record<HealthState, unknown>

function Line({ line: { title, state, facts, advice } }: { line: HealthLine }) {
  const { label, Icon } = signs[state]
  return (
    <li className={classes.line} data-state={state}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.state}>
        <Icon size={20} stroke={1.8} aria-hidden /> {label}
      </p>
      <div className={classes.text}>
        <p>{facts}</p>
        {advice && <p className={classes.advice}>{advice}</p>}
      </div>
    </li>
  )
}

const skeletonLines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function ReportSkeleton() {
  return (
    <>
      <p role="status" className={classes.summary}>
        Loading the report...
      </p>
      <div aria-hidden="true" className={classes.lines}>
        {skeletonLines.map((line) => (
          <div key={line} className={classes.line}>
            <span className={classes.content} />
            <span className={classes.content} />
            <span className={classes.content} />
          </div>
        ))}
      </div>
    </>
  )
}
