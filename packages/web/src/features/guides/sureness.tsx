import type { FakeCardTest } from './fake-card-tests.tsx'
import classes from './sureness.module.css'

const words = {
  strong: { marks: 3, says: 'Strong sign' },
  fair: { marks: 2, says: 'Fair sign' },
  weak: { marks: 1, says: 'Weak sign' },
} as const

/** How much weight a test has, and what it takes. */
export function Sureness({ sureness, tool }: Pick<FakeCardTest, 'sureness' | 'tool'>) {
  const { marks, says } = words[sureness]
  return (
    <dl className={classes.facts}>
      <div>
        <dt>How sure it makes you</dt>
        <dd className={classes.sureness}>
          <svg className={classes.marks} viewBox="0 0 46 12" aria-hidden="true">
            {[0, 1, 2].map((mark) => (
              <circle key={mark} cx={6 + mark * 17} cy="6" r="5" data-on={mark < marks} />
            ))}
          </svg>
          {says}
        </dd>
      </div>
      <div>
        <dt>What you need</dt>
        <dd>{tool}</dd>
      </div>
    </dl>
  )
}
