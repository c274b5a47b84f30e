import { BendTest, RipTest, WaterTest } from './drawings/harmful.tsx'
import classes from './harmful-tests.module.css'

const harmfulTests = [
  {
    name: 'Bend test',
    text: 'Folding the card over until its ends meet, to see whether it springs back. It leaves creases and weakens the core, and good fakes spring back as well.',
    Draw: BendTest,
  },
  {
    name: 'Water test',
    text: 'A drop on the surface, to see whether it soaks in. On a worn genuine card it does, and the stain stays.',
    Draw: WaterTest,
  },
  {
    name: 'Rip test',
    text: 'Tearing the card to look at its blue core. You learn it for certain, about a card that you no longer have.',
    Draw: RipTest,
  },
] as const

/** What people do to cards to test them, and should not. */
export function HarmfulTests() {
  return (
    <ul className={classes.tests}>
      {harmfulTests.map(({ name, text, Draw }) => (
        <li key={name}>
          <Draw label={`${name}, crossed out`} />
          <h3 className={classes.name}>{name}</h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
