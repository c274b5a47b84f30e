import { resolve } from 'node:path'

/** Every card, where such a file lies beside the project. */
export const bulkFile = resolve(import.meta.dirname, '../../shared/data/default-cards.jsonl.gz')
