import { troubleWords } from '../../../../lib/trouble-words.ts'
import { CommitTrouble as Trouble } from '../../../../ui/commit-trouble.tsx'
import type { Committing } from './use-commit.ts'

/** Why a commit came to nothing, or to nobody knows what: asked again, it is the same one. */
export function CommitTrouble({ commit: { error, onRetry } }: { commit: Committing }) {
  if (!error) return null
  const words = troubleWords(error, 'The connection was lost before it was done.')
  return <Trouble words={words} onRetry={onRetry} />
}
