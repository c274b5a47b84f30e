import type { ChosenFile } from './chosen-files.ts'

/** A file to read, or why it is not read. */
export type OpenedFile = ChosenFile | RefusedFile

export interface RefusedFile {
  path: string
  problem: string
}

export interface OpenLimits {
  /** Files in all, also those in archives. */
  files: number
  /** Bytes of a file, of an archive, and of all files together. */
  fileBytes: number
  archiveBytes: number
  allBytes: number
}

export function isRefused(file: OpenedFile): file is RefusedFile {
  return 'problem' in file
}

/** How many bytes may still be unpacked. */
export interface ByteBudget {
  bytes: number
}

export const tooMuch = 'Together the files are too large. Choose this one after these are done.'

export function problemOfSize(
  size: number,
  fileBytes: number,
  { bytes }: ByteBudget,
): string | undefined {
  const megabytes = fileBytes / 1024 / 1024
  if (size > fileBytes) return `It is larger than a deck list can be (${megabytes} MB).`
  return size > bytes ? tooMuch : undefined
}

/** Files that can't be a list of cards are not even opened. */
export function problemOfName(path: string): string | undefined {
  const name = path.split('/').at(-1) ?? ''
  if (hiddenNames.test(name) || path.startsWith('__MACOSX/')) {
    return 'It is a hidden file of the operating system, not a deck list.'
  }
  if (archiveNames.test(name)) {
    return 'It is an archive inside an archive. Unpack it, and choose it by itself.'
  }
  return otherNames.test(name) ? 'It is not a deck list: only text, tables and XML are.' : undefined
}

const hiddenNames = /^\.|^(?:thumbs\.db|desktop\.ini)$/i
const archiveNames = /\.(?:zip|7z|rar|tar|t?gz|bz2|xz|zst)$/i
const otherNames =
  /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico|pdf|docx?|xlsx?|odt|ods|pptx?|exe|dll|dmg|apk|iso|html?|css|js|json|mp[34]|mov|avi|wav|ogg|db|sqlite|dlens)$/i
