import * as z from 'zod/mini'

/** Which rows of an import are shown: in a file of its own, since the routes of all pages load it. */
export const importRowViews = ['all', 'ready', 'doubtful', 'fix', 'left_out'] as const
export const importRowsShown = z.enum(importRowViews)
export type ImportRowsShown = z.infer<typeof importRowsShown>
