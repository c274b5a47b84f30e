import { getSearchSyntax } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export function useSearchSyntax() {
  return useQuery({
    queryKey: ['cards', 'syntax'],
    queryFn: ({ signal }) => call(getSearchSyntax, { signal }),
  })
}
