import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFocusBack } from '../../../lib/use-focus-back.ts'
import { undoChange } from '../undo/undo-change.ts'

interface UndoButtonProps {
  changeId: string
  /** What it undoes, for those who do not see beside what it stands. */
  of: string
}

export function UndoButton({ changeId, of }: UndoButtonProps) {
  const queryClient = useQueryClient()
  const undo = useMutation({ mutationFn: () => undoChange(queryClient, changeId) })
  const button = useFocusBack<HTMLButtonElement>(undo.isPending)
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
