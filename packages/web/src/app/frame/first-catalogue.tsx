import { useSite } from '../../lib/site.ts'
import classes from './first-catalogue.module.css'

/** How far the first full catalogue is; until it is there, pages show the sample. */
export function FirstCatalogue() {
  const catalogue = useSite()?.catalogue
  if (catalogue?.source !== 'sample' || catalogue.importing === null) return null
  const percent = Math.floor(catalogue.importing * 100)
  return (
    <div className={classes.strip}>
      <label htmlFor="first-catalogue">Getting all cards ready: {percent}%</label>
      <progress id="first-catalogue" className={classes.bar} max={100} value={percent} />
    </div>
  )
}
