import classes from './fake-cards-page.module.css'

const flags = {
  'The offer': [
    [
      'The price is too good',
      'Half of what everyone else charges is not luck. Ask yourself why they wouldn’t sell it to a store.',
    ],
    [
      'No picture of the back',
      'Or only the image from a database. Ask for both sides, without sleeve, with today’s date on a note.',
    ],
    [
      'A seller without history',
      'A new account with several copies of the same expensive card, all Near Mint.',
    ],
    [
      'The word “proxy”',
      'Or “playtest”, “custom”, “high quality print”: they say it is not real. Believe them.',
    ],
    ['Hurry', 'Cash only, today only, no tests please. An honest seller lets you look.'],
  ],
  'The card': [
    [
      'Wrong font or spacing',
      'Letters too bold, too thin or too close, an odd “fi”, a copyright line of the wrong year.',
    ],
    ['Colors off', 'Washed out, too dark, or a back that leans to purple beside others.'],
    [
      'Wrong texture or gloss',
      'Waxy, like a photograph, or chalky; a foil that is all one mirror.',
    ],
    ['Odd corners', 'Pointed, too round, or not all four alike.'],
    [
      'Blurred symbols',
      'Mana symbols with soft edges, a set’s mark without its thin outline, a missing hologram.',
    ],
    [
      'Age that doesn’t fit',
      'A card of 1994 without a trace of time, or “wear” that is even all round, as from sandpaper.',
    ],
  ],
} as const

/** Warning signs, in the listing and on the card. */
export function RedFlags() {
  return (
    <div className={classes.groups}>
      {Object.entries(flags).map(([group, entries]) => (
        <div key={group}>
          <h3 className={classes.heading}>{group}</h3>
          <ul className={classes.flags}>
            {entries.map(([name, text]) => (
              <li key={name} className={classes.flag}>
                <svg className={classes.mark} viewBox="0 0 20 24" aria-hidden="true">
                  <path d="M4 2v21" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
                  <path d="M4 3c5-3 8 3 14 0v10c-6 3-9-3-14 0Z" fill="currentColor" />
                </svg>
                <strong>{name}</strong>
                <span className={classes.redFlagsText}>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
