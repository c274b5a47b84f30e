import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { undoChange } from '../undo/undo-change.ts'

interface UndoButtonProps {
  changeId: string
  /** What it undoes, for those who do not see beside what it stands. */
  of: string
}

export function UndoButton({ changeId, of }: UndoButtonProps) {
  const queryClient = useQueryClient()
  const undo = useMutation({ mutationFn: () => undoChange(queryClient, changeId) })
  return (
    <Button
      variant="default"
      disabled={undo.isPending}
      aria-label={`Undo: ${of}`}
      onClick={() => undo.mutate()}
    >
      {undo.isPending ? 'Undoing...' : 'Undo'}
    </Button>
  )
}
