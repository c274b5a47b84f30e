import { exportAccount, exportFileName } from '@manafolio/contract'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { tellFailure } from './tell-failure.ts'

/**
 * Fetches the file whole before it is saved: a link to it would save a refusal, too, and what came
 * of a file that was cut off.
 */
export function useExport() {
  return useMutation({
    mutationFn: fetchExport,
    onSuccess: (file) => {
      const name = exportFileName(new Date().toISOString())
      save(file, name)
      toast('Your data is ready', `“${name}” is in your downloads.`)
    },
    onError: (error) => tellFailure(error, 'Download failed', 'Please try again later.'),
  })
}

async function fetchExport(): Promise<Blob> {
  const response = await fetch(exportAccount.path, { credentials: 'include' })
  if (!response.ok) {
    throw new ApiError(response.status, (await response.text()) || response.statusText)
  }
  return response.blob()
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
