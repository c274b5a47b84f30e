import { limits, type RefusalCode } from '@manafolio/contract'

/** Why a file need not be sent: the server would refuse it after all of it is there. */
export function fileTrouble({ size }: Blob): RefusalCode | null {
  if (size === 0) return 'import_empty'
  if (size > limits.importBytes) return 'import_file_too_large'
  return null
}

/** As the contract takes a name: control characters are no part of it, and the end of a long one stays. */
export function fileNameOf(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cs}]/gu, '').trim()
  return plain.slice(-limits.fileNameMax).trim() || 'List'
}
