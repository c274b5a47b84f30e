import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../../config.ts'
import { bulkOrigin } from '../import/fingerprint.ts'
import { cardService } from '../service/card-service.ts'
import type { CardSource } from './card-source.ts'
import { progressBar, progressLog } from './progress.ts'
import type { RefreshDeps } from './refresh-deps.ts'
import { sourceNames } from './refresh-status.ts'
import { type Refresher, refresher } from './refresher.ts'
import { serviceSource } from './service-source.ts'

type Settings = Pick<
  Config,
  | 'cardBulkFile'
  | 'cardTagFiles'
  | 'cardRulingsFile'
  | 'cardLanguages'
  | 'cardServiceUrl'
  | 'dataDir'
  | 'refreshesCards'
>

/** What keeps the catalogue of this process fresh, as the configuration says. */
export function openRefresher(settings: Settings, deps: RefreshDeps): Refresher {
  const source = sourceOf(settings, deps)
  // The first pages are to ask again until it is known what comes of it.
  if (source && deps.catalogue.current().meta.source === 'sample') deps.catalogue.setImporting(0)
  return refresher(deps, source, process.stderr.isTTY ? progressBar() : progressLog(deps.log))
}

function sourceOf(settings: Settings, { log }: RefreshDeps): CardSource | null {
  const { cardBulkFile, cardTagFiles, cardRulingsFile, cardLanguages } = settings
  const { cardServiceUrl, dataDir, refreshesCards } = settings
  if (cardBulkFile) {
    return fileSource(cardBulkFile, { tagFiles: cardTagFiles, rulingsFile: cardRulingsFile })
  }
  if (!refreshesCards) return null
  const service = cardService({
    url: cardServiceUrl,
    pause: (ms, signal) => pause(ms, undefined, { signal }),
    log,
  })
  const folder = join(dataDir, 'card-files')
  return serviceSource({ service, folder, languages: cardLanguages, log })
}

interface OtherFiles {
  tagFiles?: readonly string[] | undefined
  rulingsFile?: string | undefined
}

/**
 * The files in CARD_BULK_FILE, CARD_TAGS_FILE and CARD_RULINGS_FILE. They have no id migrations, and are
 * never removed.
 */
export function fileSource(
  bulkFile: string,
  { tagFiles = [], rulingsFile }: OtherFiles = {},
): CardSource {
  return {
    name: sourceNames.file,
    isLocal: true,
    fetchingShare: 0,
    async newest() {
      const fetched = { bulkFile, tagFiles, rulingsFile, discard: async () => {} }
      const origin = await bulkOrigin(bulkFile, { tagFiles, rulingsFile })
      return { origin, etag: null, fetch: async () => fetched }
    },
    async *migrations() {},
  }
}
