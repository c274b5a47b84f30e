import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { loadFirstPage } from './app/first-load.ts'
import { createAppRouter } from './app/router.tsx'
import { watchStyles } from './lib/failed-styles.ts'
import { createQueryClient } from './lib/query-client.ts'
import './app/theme/styles.ts'

watchStyles()
const queryClient = createQueryClient()
const router = createAppRouter(queryClient)
router.history.subscribe(router.load) // as the router does once it is rendered: the history has each function once
const firstLoad = loadFirstPage(router, queryClient) // on its way while React starts
const root = createRoot(document.getElementById('root') as HTMLElement) // React refuses null
const render = (isLoaded: boolean) => root.render(<App {...{ queryClient, router, isLoaded }} />)
render(false)
void firstLoad.then(() => render(true))
