import { type DeckListFormat, deckListFormats } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { deckWith, written } from '../../test/deck-lists.ts'
import { leader } from '../../test/decks.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'

const lurrus = '5ad36fb2-c44e-4085-ba0d-54277841ad3a'
const goblinWarchief = '5bac033c-dc4e-40a0-b103-4892e4b50249'

const deck = deckWith(
  [
    { scryfallId: leader.krenkoJumpstart },
    { scryfallId: printing.delverMidnightHunt, quantity: 2 },
    { scryfallId: printing.fireIceApocalypse, quantity: 3 },
    { scryfallId: printing.goblinGuideZendikar, quantity: 4 },
    { scryfallId: unknownPrinting },
    { scryfallId: printing.lightningBoltAlpha, slotType: 'side', quantity: 2 },
  ],
  { name: 'Fire & “Ice”', commanderId: leader.krenkoJumpstart, commanderName: 'Krenko, Mob Boss' },
)

const files: Record<DeckListFormat, string> = {
  arena: `About
Name Fire & “Ice”

Commander
1 Krenko, Mob Boss (JMP) 339

Deck
2 Delver of Secrets (MID) 47
3 Fire /// Ice (AP) 128
4 Goblin Guide (ZEN) 126
1 ${unknownPrinting}

Sideboard
2 Lightning Bolt (LEA) 161
`,
  mtgo: `2 Delver of Secrets
3 Fire/Ice
4 Goblin Guide
1 ${unknownPrinting}

1 Krenko, Mob Boss
2 Lightning Bolt
`,
  dek: `<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
  <Cards CatID="93028" Quantity="2" Sideboard="false" Name="Delver of Secrets" Annotation="0"/>
  <Cards CatID="16338" Quantity="3" Sideboard="false" Name="Fire/Ice" Annotation="0"/>
  <Cards CatID="34374" Quantity="4" Sideboard="false" Name="Goblin Guide" Annotation="0"/>
  <Cards CatID="0" Quantity="1" Sideboard="false" Name="${unknownPrinting}" Annotation="0"/>
  <Cards CatID="0" Quantity="2" Sideboard="true" Name="Lightning Bolt" Annotation="0"/>
  <Cards CatID="0" Quantity="1" Sideboard="true" Name="Krenko, Mob Boss" Annotation="16777728"/>
</Deck>
`,
  moxfield: `Commander
1 Krenko, Mob Boss (JMP) 339

Deck
2 Delver of Secrets // Insectile Aberration (MID) 47
3 Fire // Ice (APC) 128
4 Goblin Guide (ZEN) 126
1 ${unknownPrinting}

SIDEBOARD:
2 Lightning Bolt (LEA) 161
`,
  archidekt: `1x Krenko, Mob Boss (jmp) 339 [Commander{top}]
2x Delver of Secrets // Insectile Aberration (mid) 47
3x Fire // Ice (apc) 128
4x Goblin Guide (zen) 126
1x ${unknownPrinting}
2x Lightning Bolt (lea) 161 [Sideboard{noDeck}]
`,
  tappedout: `1x Krenko, Mob Boss (JMP:339) *CMDR*
2x Delver of Secrets (MID:47)
3x Fire // Ice (APC:128)
4x Goblin Guide (ZEN:126)
1x ${unknownPrinting}

SB: 2x Lightning Bolt (LEA:161)
`,
  cockatrice: `// Fire & “Ice”

2 Delver of Secrets
3 Fire // Ice
4 Goblin Guide
1 ${unknownPrinting}

SB: 1 Krenko, Mob Boss
SB: 2 Lightning Bolt
`,
  cod: `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Fire &amp; “Ice”</deckname>
    <comments></comments>
    <zone name="main">
        <card number="2" name="Delver of Secrets" setShortName="MID" collectorNumber="47" uuid="${printing.delverMidnightHunt}"/>
        <card number="3" name="Fire // Ice" setShortName="APC" collectorNumber="128" uuid="${printing.fireIceApocalypse}"/>
        <card number="4" name="Goblin Guide" setShortName="ZEN" collectorNumber="126" uuid="${printing.goblinGuideZendikar}"/>
        <card number="1" name="${unknownPrinting}"/>
    </zone>
    <zone name="side">
        <card number="1" name="Krenko, Mob Boss" setShortName="JMP" collectorNumber="339" uuid="${leader.krenkoJumpstart}"/>
        <card number="2" name="Lightning Bolt" setShortName="LEA" collectorNumber="161" uuid="${printing.lightningBoltAlpha}"/>
    </zone>
</cockatrice_deck>
`,
  moxfield_csv: rowsOf(
    'Count,Name,Edition,Foil,Collector Number,Tags,Board',
    '1,"Krenko, Mob Boss",jmp,,339,,Commander',
    '2,Delver of Secrets // Insectile Aberration,mid,,47,,Mainboard',
    '3,Fire // Ice,apc,,128,,Mainboard',
    '4,Goblin Guide,zen,,126,,Mainboard',
    `1,${unknownPrinting},,,,,Mainboard`,
    '2,Lightning Bolt,lea,,161,,Sideboard',
  ),
  archidekt_csv: rowsOf(
    'Quantity,Name,Finish,Categories,Edition Name,Edition Code,Scryfall ID,Collector Number',
    `1,"Krenko, Mob Boss",Normal,Commander,Jumpstart,jmp,${leader.krenkoJumpstart},339`,
    `2,Delver of Secrets // Insectile Aberration,Normal,,Innistrad: Midnight Hunt,mid,${printing.delverMidnightHunt},47`,
    `3,Fire // Ice,Normal,,Apocalypse,apc,${printing.fireIceApocalypse},128`,
    `4,Goblin Guide,Normal,,Zendikar,zen,${printing.goblinGuideZendikar},126`,
    `1,${unknownPrinting},Normal,,,,,`,
    `2,Lightning Bolt,Normal,Sideboard,Limited Edition Alpha,lea,${printing.lightningBoltAlpha},161`,
  ),
  deckstats: `//Main
1 [JMP#339] Krenko, Mob Boss # !Commander
2 [MID#47] Delver of Secrets // Insectile Aberration
3 [APC#128] Fire // Ice
4 [ZEN#126] Goblin Guide
1 ${unknownPrinting}

//Sideboard
2 [LEA#161] Lightning Bolt
`,
  goldfish: `Commander
1 Krenko, Mob Boss <339> [JMP]

Deck
2 Delver of Secrets <47> [MID]
3 Fire // Ice <128> [APC]
4 Goblin Guide <126> [ZEN]
1 ${unknownPrinting}

Sideboard
2 Lightning Bolt <161> [LEA]
`,
  manabox: `// COMMANDER
1 Krenko, Mob Boss (JMP) 339

// MAINBOARD
2 Delver of Secrets // Insectile Aberration (MID) 47
3 Fire // Ice (APC) 128
4 Goblin Guide (ZEN) 126
1 ${unknownPrinting}

// SIDEBOARD
2 Lightning Bolt (LEA) 161
`,
  xmage: `NAME:Fire & “Ice”
2 [MID:47] Delver of Secrets
3 [APC:128] Fire // Ice
4 [ZEN:126] Goblin Guide
1 ${unknownPrinting}
SB: 1 [JMP:339] Krenko, Mob Boss
SB: 2 [LEA:161] Lightning Bolt
`,
  forge: `[metadata]
Name=Fire & “Ice”

[Commander]
1 Krenko, Mob Boss|JMP|[339]

[Main]
2 Delver of Secrets|MID|[47]
3 Fire // Ice|APC|[128]
4 Goblin Guide|ZEN|[126]
1 ${unknownPrinting}

[Sideboard]
2 Lightning Bolt|LEA|[161]
`,
  markdown: `# Fire & “Ice”

## Commander (1)

- 1 Krenko, Mob Boss (JMP) 339

## Main deck (10)

- 2 Delver of Secrets // Insectile Aberration (MID) 47
- 3 Fire // Ice (APC) 128
- 4 Goblin Guide (ZEN) 126
- 1 ${unknownPrinting}

## Sideboard (2)

- 2 Lightning Bolt (LEA) 161
`,
  prices: rowsOf(
    'Board,Quantity,Name,Finish,Set code,Set name,Collector number,Tags,Price each (USD),Price of all (USD)',
    'Commander,1,"Krenko, Mob Boss",Nonfoil,jmp,Jumpstart,339,,2.20,2.20',
    'Mainboard,2,Delver of Secrets // Insectile Aberration,Nonfoil,mid,Innistrad: Midnight Hunt,47,,0.27,0.54',
    'Mainboard,3,Fire // Ice,Nonfoil,apc,Apocalypse,128,,2.27,6.81',
    'Mainboard,4,Goblin Guide,Nonfoil,zen,Zendikar,126,,1.53,6.12',
    `Mainboard,1,${unknownPrinting},Nonfoil,,,,,,`,
    'Sideboard,2,Lightning Bolt,Nonfoil,lea,Limited Edition Alpha,161,,620.00,1240.00',
  ),
}

/** Lines as RFC 4180 ends them. */
function rowsOf(...rows: string[]): string {
  return rows.map((row) => `${row}\r\n`).join('')
}

test('marks are written as each tool has them', () => {
  const marked = deckWith([
    {
      ...{ scryfallId: printing.goblinGuideZendikar, finish: 'foil' },
      ...{ categories: ['Aggro', 'One-drops'], note: 'Best in\nslot' },
    },
    { scryfallId: printing.lightningBoltAlpha, slotType: 'considering' },
  ])
  const lines: Partial<Record<DeckListFormat, string>> = {
    moxfield: '1 Goblin Guide (ZEN) 126 *F* #Aggro #One-drops',
    moxfield_csv: '1,Goblin Guide,zen,foil,126,"Aggro, One-drops",Mainboard',
    archidekt: '1x Goblin Guide (zen) 126 *F* [Aggro,One-drops]',
    tappedout: '1x Goblin Guide (ZEN:126) *F* #Aggro #One-drops',
    deckstats: '//Aggro\n1 [ZEN#126] Goblin Guide # !Foil # Best in slot',
    goldfish: '1 Goblin Guide <126> [ZEN] (F)',
    manabox: '1 Goblin Guide (ZEN) 126 *F*',
    forge: '1 Goblin Guide+|ZEN|[126]',
    markdown: '- 1 Goblin Guide (ZEN) 126 *F* #Aggro #One-drops',
  }
  for (const format of Object.keys(files) as DeckListFormat[]) {
    const list = written(marked, format)
    expect(list).toContain(lines[format] ?? 'Goblin Guide')
    expect(list.includes('Lightning Bolt')).toBe(deckListFormats[format].supports.considering)
  }
})

// Object.keys has the keys of a constant, which are formats.
test.each(Object.keys(files) as DeckListFormat[])('%s', (format) => {
  expect(written(deck, format)).toBe(files[format])
})

test('MTG Arena has the companion in the sideboard too, and codes of its own', () => {
  const rows = [
    { scryfallId: lurrus, slotType: 'side', role: 'companion', quantity: 2 },
    { scryfallId: goblinWarchief },
  ] as const
  expect(written(deckWith(rows), 'arena')).toBe(`About
Name Burn

Companion
1 Lurrus of the Dream-Den (IKO) 226

Deck
1 Goblin Warchief (DAR) 130

Sideboard
2 Lurrus of the Dream-Den (IKO) 226
`)
})

test('a commander that stands beside the cards is written once', () => {
  const beside = { commanderId: null, commanderName: 'Krenko, Mob Boss' }
  const list = written(deckWith([{ scryfallId: printing.goblinGuideZendikar }], beside), 'moxfield')
  expect(list).toBe('Commander\n1 Krenko, Mob Boss\n\nDeck\n1 Goblin Guide (ZEN) 126\n')
})

test('an empty deck is an empty list', () => {
  expect(written(deckWith([]), 'moxfield')).toBe('')
  expect(written(deckWith([]), 'dek')).toContain(
    '<PreconstructedDeckID>0</PreconstructedDeckID>\n</Deck>',
  )
})

test('what XML has no letters for is left out of it', () => {
  const name = '<b>"\'&\u0001\uD800 Burn'
  expect(written(deckWith([], { name }), 'cod')).toContain(
    '<deckname>&lt;b&gt;&quot;&apos;&amp;   Burn</deckname>',
  )
})
