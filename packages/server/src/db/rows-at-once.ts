/** Rows that one statement writes or names: as many as it may have parameters for, with room to spare. */
export const rowsAtOnce = 500
