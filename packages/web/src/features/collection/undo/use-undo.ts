import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { undoChange } from './undo-change.ts'

/** Undoes a change by its id, as a toast offers it: whether or not the page of then is still there. */
export function useUndo(): (changeId: string) => void {
  const queryClient = useQueryClient()
  return useCallback((changeId) => void undoChange(queryClient, changeId), [queryClient])
}
