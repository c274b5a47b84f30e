import { resolve } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import react from '@vitejs/plugin-react'
import customMedia from 'postcss-custom-media'
import { defineConfig } from 'vite'
import { compressAssets } from './build/compress-assets.ts'
import { lightContract } from './build/light-contract.ts'
import { pagePreloads } from './build/page-preloads.ts'
import { preloads } from './build/preloads.ts'
import { previousAssets } from './build/previous-assets.ts'
import { serviceWorker } from './build/service-worker.ts'
import { subsetFonts } from './build/subset-fonts.ts'

/** The named widths, which every style sheet may use in its media queries. */
const mediaQueries = resolve(import.meta.dirname, 'src/app/theme/media.css')
/** Set by scripts/dev.mjs. */
const { PORT = '5173', API_PORT = '5174' } = process.env
const api = `http://127.0.0.1:${API_PORT}`

/** What the pages before signing in share with most others: fields, titles, and the colors of faces and art. */
const inputs =
  /TextInput\/|use-uncontrolled|card-art\/src\/palette|lib\/(use-document-title|member-storage)/
/** What only the pages for visitors need, which are the first ones seen. */
const forms =
  /PasswordInput\/|features\/accounts\/(?!verification|password-check|news|visitor-news)|ui\/password-field|lib\/(use-form|schema-errors)/
/** What opens over a page, and other large parts of Mantine. Search does without them. */
const overlays =
  /@mantine\/core\/styles|@mantine\/core\/.*\/(Modal|Textarea|NativeSelect|Tabs|Progress)\/|ui\/(delete-)?dialog|@mantine\/hooks\/esm\/use-(focus|click-outside|long-press)/
/** What the quick view of cards needs, which is loaded after the page: placing it, and its data. */
const previews =
  /@floating-ui|lib\/card-data\/(?!cards-key)|card-kit\/card-of-data|contract\/src\/card-data\/product-id/
/** Files of the contract and icons that only decks have. */
const deckContract =
  '(format-texts|labels|deck-(advice|find|plans|reservations|history|list-sentences|lists|marks|sharing|slots|texts))'
const deckIcons =
  'Icon(Archive|ArrowsDiff|Bulb|Crown|Folder|GitBranch|Hammer|Lock|Notes|Package|Paw|Photo|Progress|Share2|Sparkles|Wand)'
/** What only decks have, though it is of the contract, of Mantine or an icon. */
const deckParts = new RegExp(
  String.raw`features/decks/(?!transfer/import|browse/latest|kit/cover-art|kit/empty-cover|kit/primer|history/compare|kit/form|plans)|contract/src/${deckContract}|${deckIcons}\.|@mantine/hooks/esm/use-(debounced-value|local-storage)`,
)
/** Menus, which are loaded when one opens, or with the editor. */
const menus = /ui\/menu\/(?!drag)|@mantine\/core\/.*\/Menu\//
/** Lists of cards. Search does without these too. */
const lists =
  /history-kit\/change-row|ui\/(filter-field|share-bar|quantity-input|copies-stepper)|card-kit\/(card-image|card-art-panel|printing-line|also-called|owned-text|use-owned|use-add-to-collection|buy-(link|url)|product-link|add-copies|result-trail|affiliate-note|offer-text|use-wall-layout)|search\/src/
/** Long lists and the panel of their filters, without which the editor opens. */
const longLists =
  /ui\/use-window-rows|react-virtual|virtual-core|card-kit\/filters\/(filter-(panel|group)|query-terms|quick-filter)/
/** For times without a network: loaded when the page has nothing else to do. */
const offline = /lib\/offline\/|idb-keyval/
/** The dialogs that buy what is on a list. */
const buying = /card-kit\/(buy-(list|ways)|mass-entry)/
const kit = new RegExp(
  String.raw`card-kit/(?!waiting-additions|card-(image|art-panel)|printing-(choice|line)|also-called|owned-text|use-owned|use-add-to-collection|buy-(link|url)|product-link|add-copies|result-trail|filters|card-of-data|buy-(list|ways)|mass-entry|affiliate-note|offer-text|use-wall-layout)|web/src/lib/(?!card-data/(?!cards-key))|card-changes/(change-text|card-changes-query)|contract/src/treatments|react-router/dist/esm/useLocation|@tabler(?!.*/${deckIcons}\.)|@mantine/hooks/esm/(?!use-(drag|focus|click-outside|long-press|debounced-value|local-storage))`,
)
/** Small, and used on nearly every page: alone, so that visitors' forms load none of the kit. */
const queries = /(query-core|react-query)(?!.*(queriesObserver|useQueries))|Icon(Eye|CircleCheck)\./
const ui = new RegExp(
  `queriesObserver|useQueries|src/ui/(?!working|(menu|swipe)/|shortcuts|quantity-input|copies-stepper|dialog|delete-dialog|time-chart|use-window-rows|use-item-keys|filter-field|share-bar)|contract(?!/src/(treatments|card-data/product-id|errors|${deckContract}))`,
)

/**
 * What several pages share goes into a few chunks: left alone, it becomes a file for every set of
 * pages, and a page loads some 90 of them. A module goes into the group of the highest priority that
 * takes it, with all that it imports, so each chunk imports only from those above it. What these
 * weigh is checked by `npm run weights`.
 */
const sharedChunks = [
  { name: 'schemas', test: /\?schemas$|node_modules\/zod/, priority: 9 },
  {
    name: 'libraries',
    tags: ['$initial' as const],
    test: /node_modules/,
    priority: 8,
  },
  { name: 'app', tags: ['$initial' as const], priority: 7 },
  {
    name: 'queries',
    test: queries,
    minShareCount: 2,
    priority: 7,
  },
  { name: 'inputs', test: inputs, minShareCount: 2, priority: 7 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 5 },
  { name: 'card-faces', test: /card-kit\/card-face/, priority: 6 },
  { name: 'card-art', test: /packages\/card-art|kit\/(cover-art|empty-cover)/, priority: 6 },
  {
    name: 'toasts',
    test: /@mantine\/notifications|src\/ui\/(show-toast|toaster-(region|focus|message))/,
    priority: 6,
  },
  { name: 'offline', test: offline, minShareCount: 2, priority: 6 },
  { name: 'kit', test: kit, minShareCount: 2, priority: 5 },
  { name: 'ui', test: ui, minShareCount: 2, priority: 5 },
  { name: 'previews', test: previews, minShareCount: 2, priority: 4 },
  { name: 'overlays', test: overlays, minShareCount: 2, priority: 3 },
  { name: 'menus', test: menus, minShareCount: 2, priority: 2 },
  { name: 'lists', test: lists, minShareCount: 2, priority: 2 },
  { name: 'long-lists', test: longLists, minShareCount: 2, priority: 1 },
  // What only the filters of a search have, which open later.
  { name: 'filters', test: /card-kit\/filters/, minShareCount: 2, priority: 0 },
  { name: 'buying', test: buying, minShareCount: 2, priority: 1 },
  { name: 'search', test: /features\/search\/(?!results)/, minShareCount: 2, priority: 1 },
  {
    name: 'decks',
    test: deckParts,
    minShareCount: 2,
    priority: 1,
  },
  // With the parser of Markdown, which is larger than all of it.
  { name: 'primer', test: /features\/decks\/kit\/primer/, priority: 0 },
  {
    name: 'collection-history',
    test: /features\/collection\/(history|copies-in|copies\/draft|value\/(?!parts))/,
    minShareCount: 2,
    priority: 1,
  },
  // Without what only the value and the statistics have, which opens later.
  {
    name: 'collection',
    test: /features\/collection\/(?!value\/parts)/,
    minShareCount: 2,
    priority: 0,
  },
]

/** The first page has the names of a hundred files: one character less in each is 0.1 kB. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

export default defineConfig({
  root: import.meta.dirname,
  css: { postcss: { plugins: [globalData({ files: [mediaQueries] }), customMedia()] } },
  plugins: [
    react(),
    lightContract(),
    subsetFonts(),
    preloads(),
    pagePreloads(),
    serviceWorker(),
    compressAssets(),
    previousAssets(),
  ],
  build: {
    target: 'es2023',
    outDir: 'dist',
    // Only a hint: without it, browsers of before 2023 load the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: sharedChunks }, ...fileNames },
    },
  },
  server: { port: Number(PORT), proxy: { '/api': api, '/card-data': api } },
})
