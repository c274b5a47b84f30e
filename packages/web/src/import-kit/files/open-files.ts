import { formatCount } from '../../lib/formats.ts'
import { type ChosenFile, isArchiveName } from './chosen-files.ts'
import {
  type ByteBudget,
  type OpenedFile,
  type OpenLimits,
  problemOfName,
  problemOfSize,
} from './opened-file.ts'

/** The chosen files, with those in archives instead of the archives themselves. */
export async function openFiles(
  chosen: readonly ChosenFile[],
  limits: OpenLimits,
  signal: AbortSignal,
): Promise<OpenedFile[]> {
  const opened: OpenedFile[] = []
  const budget = { bytes: limits.allBytes }
  for (const { path, file } of chosen) {
    signal.throwIfAborted()
    if (opened.length > limits.files) break
    if (isArchiveName(path)) {
      const { openArchive } = await import('./archive.ts')
      opened.push(...(await openArchive({ path, file }, { limits, budget, signal })))
    } else {
      opened.push(checkedFile({ path, file }, limits, budget))
    }
  }
  if (opened.length <= limits.files) return opened
  const most = formatCount(limits.files)
  const problem = `Only the first ${most} files are read. Choose the others after these are done.`
  return [...opened.slice(0, limits.files), { path: 'All further files', problem }]
}

function checkedFile(
  chosen: ChosenFile,
  { fileBytes }: OpenLimits,
  budget: ByteBudget,
): OpenedFile {
  const { path, file } = chosen
  const problem = problemOfName(path) ?? problemOfSize(file.size, fileBytes, budget)
  if (problem) return { path, problem }
  budget.bytes -= file.size
  return chosen
}
