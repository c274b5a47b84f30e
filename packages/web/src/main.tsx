import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { watchStyles } from './lib/failed-styles.ts'
import './app/theme/styles.ts'

watchStyles()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to render into.')
createRoot(root).render(<App />)
