import classes from './fake-card-test.module.css'
import type { FakeCardTest as Test } from './fake-card-tests.tsx'

const surenessLabels = {
  strong: { marks: 3, label: 'Strong sign' },
  fair: { marks: 2, label: 'Fair sign' },
  weak: { marks: 1, label: 'Weak sign' },
} as const

/** How to do a test, with a genuine card beside a fake. */
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
      <div className={classes.text}>
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
          <p>{test.meaning}</p>
          <p className={classes.limits}>{test.limits}</p>
          <Sureness sureness={test.sureness} tool={test.tool} />
        </div>
      </div>
    </>
  )
}

/** How reliable a test is, and what it takes. */
function Sureness({ sureness, tool }: Pick<Test, 'sureness' | 'tool'>) {
  const { marks, label } = surenessLabels[sureness]
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Reliability</dt>
        <dd className={classes.sureness}>
          <svg className={classes.marks} viewBox="0 0 46 12" aria-hidden="true">
            {[0, 1, 2].map((mark) => (
              <circle key={mark} cx={6 + mark * 17} cy="6" r="5" data-on={mark < marks} />
            ))}
          </svg>
          {label}
        </dd>
      </div>
      <div>
        <dt>What you need</dt>
        <dd>{tool}</dd>
      </div>
    </dl>
  )
}
