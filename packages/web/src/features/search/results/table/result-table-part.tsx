import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { ResultSkeleton } from '../../result-skeleton.tsx'

/** The results as a table, in a file of its own. */
export const ResultTable = lazyPart(async () => (await import('./result-table.tsx')).ResultTable, {
  Loading: () => <ResultSkeleton view="table" />,
})
