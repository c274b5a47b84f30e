import classes from './fake-card-test.module.css'
import type { FakeCardTest as Test } from './fake-card-tests.tsx'
import { Sureness } from './sureness.tsx'

/** How to do a test, and what a genuine card shows beside what a fake does. */
export function FakeCardTest({ test }: { test: Test }) {
  const { title, Draw } = test
  return (
    <>
      <p className={classes.gist}>{test.gist}</p>
      <div className={classes.pair}>
        <figure className={classes.genuine}>
          <Draw exhibit="genuine" label={`${title}, genuine: ${test.genuine}`} />
          <figcaption>
            <strong>Genuine</strong> {test.genuine}
          </figcaption>
        </figure>
        <figure className={classes.fake}>
          <Draw exhibit="fake" label={`${title}, fake: ${test.fake}`} />
          <figcaption>
            <strong>Fake</strong> {test.fake}
          </figcaption>
        </figure>
      </div>
      <div className={classes.words}>
        <div>
          <h3 className={classes.heading}>How to do it</h3>
          <ol className={classes.steps}>
            {test.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div>
          <h3 className={classes.heading}>What it tells you</h3>
          <p>{test.tells}</p>
          <p className={classes.limits}>{test.limits}</p>
          <Sureness sureness={test.sureness} tool={test.tool} />
        </div>
      </div>
    </>
  )
}
