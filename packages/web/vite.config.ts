import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './build/compress-assets.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { subsetFonts } from './build/subset-fonts.ts'

const server = 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), subsetFonts(), preloadFonts(), compressAssets()],
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true },
  server: { port: 5173, proxy: { '/api': server, '/card-data': server } },
})
