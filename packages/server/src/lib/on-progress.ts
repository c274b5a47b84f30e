/** Hears how much of a work is done, from 0 to 1. */
export type OnProgress = (share: number) => void
