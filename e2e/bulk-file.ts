import { resolve } from 'node:path'

const { CARD_BULK_FILE: named } = process.env

/** A bulk file with every card; undefined unless CARD_BULK_FILE names one. */
export const bulkFile = named ? resolve(named) : undefined

/** Whether a suite has a server with every card. */
export function isOnFullData(suite: string): boolean {
  return suite === 'long' || suite === 'speed'
}
