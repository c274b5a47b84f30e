/** Folded names under which tools know sets that have another name in the catalogue, with their codes. */
export const setNameAliases: Readonly<Record<string, string>> = {
  // TCGplayer, Cardmarket, EchoMTG and Card Kingdom.
  alpha: 'lea',
  'alpha edition': 'lea',
  beta: 'leb',
  'beta edition': 'leb',
  unlimited: '2ed',
  revised: '3ed',
  '3rd edition': '3ed',
  'third edition': '3ed',
  '4th edition': '4ed',
  '5th edition': '5ed',
  '6th edition': '6ed',
  'sixth edition': '6ed',
  'classic 6th edition': '6ed',
  '7th edition': '7ed',
  '8th edition': '8ed',
  '9th edition': '9ed',
  '10th edition': '10e',
  'international edition': 'cei',
  'international collectors edition': 'cei',
  'battle royale': 'brb',
  beatdown: 'btd',
  ravnica: 'rav',
  timeshifted: 'tsb',
  commander: 'cmd',
  'modern horizons 1': 'mh1',
  'jumpstart 2020': 'jmp',
  'strixhaven mystical archives': 'sta',
  'commander adventures in the forgotten realms': 'afc',
  'commander streets of new capenna': 'ncc',
  // Deckbox.
  'secret lair': 'sld',
  'secret lair drop series': 'sld',
  // TCGplayer; the card-data service made one set of both.
  'the list reprints': 'plst',
  'mystery booster': 'plst',
  'mystery booster cards': 'plst',
  // The card-data service, before it made one set of these.
  'gateway 2006': 'dci',
  'gateway 2007': 'dci',
  'gateway 2008': 'dci',
  'wizards play network 2008': 'dci',
  'wizards play network 2009': 'dci',
  'wizards play network 2010': 'dci',
}

/** What tools add to the name of a set, and what its name may be without that. */
export const setNameRules: readonly (readonly [written: RegExp, ...names: string[]])[] = [
  // TCGplayer: “Magic 2010 (M10)”, “Commander: Kamigawa: Neon Dynasty”.
  [/^(.+?)\s*\([^()]*\)$/, '$1'],
  [/^commander: (?:.+: )?([^:]+)$/i, '$1 Commander'],
  [/^(?:promo pack|prerelease cards): (.+)$/i, '$1 Promos'],
  [/^art series: (.+)$/i, '$1 Art Series'],
  [/^universes beyond: (.+)$/i, '$1'],
  [/^masterpiece series: (.+)$/i, '$1'],
  // Deckbox keeps tokens and art cards there.
  [/^extras: (.+)$/i, '$1 Tokens', '$1', '$1 Art Series'],
  // Cardmarket: “Kaldheim: Extras”.
  [/^(.+): extras$/i, '$1'],
  // Gatherer: “Magic: The Gathering—Conspiracy”, “Modern Masters 2015 Edition”, “Magic 2011 Core Set”.
  [/^magic: the gathering\s*[-–—]\s*(.+)$/i, '$1'],
  [/^(.+) edition$/i, '$1'],
  [/^(?:magic|core set) (\d{4})(?: core set)?$/i, 'Magic $1', 'Core Set $1'],
]
