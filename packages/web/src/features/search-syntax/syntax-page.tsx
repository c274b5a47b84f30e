import { messageOf } from '../../lib/api-error.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { SyntaxHeading } from './syntax-heading.tsx'
import { SyntaxSkeleton } from './syntax-skeleton.tsx'
import { SyntaxView } from './syntax-view.tsx'
import { useSearchSyntax } from './use-search-syntax.ts'

/** All that can be written into the search field, with examples that run. */
export function SyntaxPage() {
  const syntax = useSearchSyntax()
  useDocumentTitle('Search syntax')
  if (syntax.isPending) return <SyntaxSkeleton />
  if (syntax.isSuccess) return <SyntaxView syntax={syntax.data} />
  return (
    <>
      <SyntaxHeading />
      <Problem
        title="The search syntax can't be shown"
        action={
          <Button mt={12} onClick={() => void syntax.refetch()} loading={syntax.isFetching}>
            Try again
          </Button>
        }
      >
        {messageOf(
          syntax.error,
          'The server does not answer. Check your connection and try again.',
        )}
      </Problem>
    </>
  )
}
