import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { undoChange } from './undo-change.ts'

/** Undoes a change by its id from a toast, even after the page that showed it was left. */
export function useUndo(): (changeId: string) => void {
  const queryClient = useQueryClient()
  return useCallback((changeId) => void undoChange(queryClient, changeId), [queryClient])
}
