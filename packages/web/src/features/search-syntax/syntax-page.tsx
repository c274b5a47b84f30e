import { getSearchSyntax } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { SyntaxHeading } from './syntax-heading.tsx'
import { SyntaxSkeleton } from './syntax-skeleton.tsx'
import { SyntaxView } from './syntax-view.tsx'

/** The whole query language, with examples that run. */
export function SyntaxPage() {
  const syntax = useSearchSyntax()
  useDocumentTitle('Search syntax')
  if (syntax.isPending) return <SyntaxSkeleton />
  if (syntax.isSuccess) return <SyntaxView syntax={syntax.data} />
  return (
    <>
      <SyntaxHeading />
      <Problem
        title="The search syntax could not be loaded"
        action={
          <Button mt={12} onClick={() => void syntax.refetch()} loading={syntax.isFetching}>
            Try again
          </Button>
        }
      >
        {messageOf(
          syntax.error,
          'The server is not responding. Check your connection and try again.',
        )}
      </Problem>
    </>
  )
}

function useSearchSyntax() {
  return useQuery({
    queryKey: ['cards', 'syntax'],
    queryFn: ({ signal }) => call(getSearchSyntax, { signal }),
  })
}
