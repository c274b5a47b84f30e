/** Rows that one transaction writes: it takes some milliseconds, for which others wait. */
export const rowsPerSlice = 250
