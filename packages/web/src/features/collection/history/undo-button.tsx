import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFocusHandover } from '../../../lib/use-focus-handover.ts'
import { Button } from '../../../ui/button.tsx'
import { undoChange } from '../undo/undo-change.ts'

interface UndoButtonProps {
  changeId: string
  /** What it undoes, for those who do not see beside what it stands. */
  of: string
  /** Where the focus goes once there is nothing left to undo. */
  next: () => HTMLElement | null
}

export function UndoButton({ changeId, of, next }: UndoButtonProps) {
  const queryClient = useQueryClient()
  const undo = useMutation({ mutationFn: () => undoChange(queryClient, changeId) })
  const button = useFocusHandover(next)
  return (
    <Button
      ref={button}
      variant="default"
      disabled={undo.isPending}
      aria-label={`Undo: ${of}`}
      onClick={() => undo.mutate()}
    >
      {undo.isPending ? 'Undoing...' : 'Undo'}
    </Button>
  )
}
