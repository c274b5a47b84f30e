import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './build/compress-assets.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { subsetFonts } from './build/subset-fonts.ts'

const server = 'http://127.0.0.1:3000'

/**
 * What several pages share goes into a few chunks: left alone, it becomes a file for every set of
 * pages, and a page loads some 90 of them. A module goes into the first group that takes it, with all
 * that it imports, so each chunk imports only from those before it.
 */
const sharedChunks = [
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 6 },
  { name: 'app', tags: ['$initial' as const], priority: 5 },
  { name: 'ui', minShareCount: 8, priority: 4 },
  { name: 'cards', minShareCount: 4, priority: 3 },
  { name: 'decks', test: /features\/decks/, minShareCount: 2, priority: 2 },
  { name: 'collection', test: /features\/collection/, minShareCount: 2, priority: 1 },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), subsetFonts(), preloadFonts(), compressAssets()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
  },
  server: { port: 5173, proxy: { '/api': server, '/card-data': server } },
})
