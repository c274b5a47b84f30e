import type { DeckFormat, DeckListFormat } from '@manafolio/contract'

/** A list as a tool writes it, and the report on each of its lines. */
export interface Listed {
  name?: string
  deckFormat?: DeckFormat
  list: string
  lines: string[]
}

export const listsOfTools: [format: DeckListFormat, title: string, listed: Listed][] = [
  [
    'arena',
    'as MTG Arena exports it, with set and number',
    {
      name: 'Burn & Friends',
      list: `About
Name Burn & Friends

Companion
1 Lurrus of the Dream-Den (IKO) 226

Deck
4 Lightning Bolt (STA) 42
4 Goblin Warchief (DAR) 130
2 Fire /// Ice (DMR) 215
1 Delver of Secrets (MID) 47

Sideboard
1 Lurrus of the Dream-Den (IKO) 226
3 Shock (STA) 44
`,
      lines: [
        '1 words',
        '2 words',
        '4 words',
        '5 ready: 1 Lurrus of the Dream-Den (iko) 226, companion',
        '7 words',
        '8 ready: 4 Lightning Bolt (sta) 42',
        '9 ready: 4 Goblin Warchief (dom) 130',
        '10 ready: 2 Fire // Ice (dmr) 215',
        '11 ready: 1 Delver of Secrets // Insectile Aberration (mid) 47',
        '13 words',
        '14 left_out: 1 Lurrus of the Dream-Den (iko) 226, nowhere',
        '15 ready: 3 Shock (sta) 44, side',
      ],
    },
  ],
  [
    'arena',
    'of a German client, with carriage returns',
    {
      list: 'Kommandeur\r\n1 Krenko, Mob Boss (JMP) 339\r\n\r\nDeck\r\n7 Mountain (VOW) 274\r\n',
      lines: [
        '1 words',
        '2 ready: 1 Krenko, Mob Boss (jmp) 339, leads',
        '4 words',
        '5 ready: 7 Mountain (vow) 274',
      ],
    },
  ],
  [
    'arena',
    'without headings, where a blank line begins the sideboard',
    {
      list: '4 Opt (STA) 19\n20 Island (MID) 271\n\n2 Counterspell (STA) 15\n',
      lines: [
        '1 ready: 4 Opt (sta) 19',
        '2 ready: 20 Island (mid) 271',
        '4 ready: 2 Counterspell (sta) 15, side',
      ],
    },
  ],
  [
    'mtgo',
    'as text, with a blank line before the sideboard',
    {
      list: '4 Goblin Guide\n2 Fire/Ice\n16 Mountain\n\n2 Shock\n1 Delver of Secrets\n',
      lines: [
        '1 ready: 4 Goblin Guide (mm3) 96',
        '2 ready: 2 Fire // Ice (dmr) 215',
        '3 ready: 16 Mountain (m13) 242',
        '5 ready: 2 Shock (bbd) 184, side',
        '6 ready: 1 Delver of Secrets // Insectile Aberration (inr) 457, side',
      ],
    },
  ],
  [
    'mtgo',
    'as older versions wrote it',
    {
      list: '4 Goblin Guide\nSB: 2 Shock\n',
      lines: ['1 ready: 4 Goblin Guide (mm3) 96', '2 ready: 2 Shock (bbd) 184, side'],
    },
  ],
  [
    'dek',
    'of a commander deck',
    {
      list: `<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
  <Cards CatID="67196" Quantity="4" Sideboard="false" Name="Lightning Bolt" Annotation="0" />
  <Cards CatID="16338" Quantity="1" Sideboard="false" Name="Fire/Ice" Annotation="0" />
  <Cards CatID="999999" Quantity="2" Sideboard="false" Name="Sol Ring" Annotation="0" />
  <Cards CatID="67196" Quantity="1" Sideboard="false" Name="Opt" Annotation="0" />
  <Cards
    CatID="89145" Quantity="3"
    Sideboard="true" Name="Shock" Annotation="0" />
  <Cards CatID="82414" Quantity="1" Sideboard="true" Name="Atraxa, Praetors&apos; Voice" Annotation="16777728" />
</Deck>
`,
      lines: [
        '3 words',
        '4 words',
        '5 ready: 4 Lightning Bolt (a25) 141',
        '6 ready: 1 Fire // Ice (apc) 128',
        '7 ready: 2 Sol Ring (znc) 120',
        '8 check: 1 Opt (eld) 59',
        '9 ready: 3 Shock (sta) 44, side',
        "12 ready: 1 Atraxa, Praetors' Voice (2xm) 190, leads",
      ],
    },
  ],
  [
    'moxfield',
    'with finishes, tags and boards',
    {
      list: `Commander
1 Thrasios, Triton Hero (C16) 46 *F*
1 Tymna the Weaver (C16) 48

Deck
1 Fire // Ice (UMA) 225 *E* #Draw #!Removal
1 Esika, God of the Tree // The Prismatic Bridge (KHM) 314
1 Sol Ring (SLD) 1494★ *F*

SIDEBOARD:
1 Shock (STA) 44 *A*

Considering:
1 Opt (INV) 64
`,
      lines: [
        '1 words',
        '2 ready: 1 Thrasios, Triton Hero (c16) 46, foil, leads',
        '3 ready: 1 Tymna the Weaver (c16) 48, commander',
        '5 words',
        '6 check: 1 Fire // Ice (uma) 225',
        '7 ready: 1 Esika, God of the Tree // The Prismatic Bridge (khm) 314',
        '8 ready: 1 Sol Ring (sld) 1494★, foil',
        '10 words',
        '11 ready: 1 Shock (sta) 44, side',
        '13 words',
        '14 ready: 1 Opt (inv) 64, considering',
      ],
    },
  ],
  [
    'archidekt',
    'by categories, of which one is called Commander',
    {
      list: `Commander
1x Krenko, Mob Boss (cmm) 543 *F* [Commander{top}]

Goblins
1x Goblin Guide (zen) 126 [Goblins] ^Have,#37d67a^
1x Goblin Warchief (dom) 130 [Goblins,Draw]

Maybeboard
1x Opt (inv) 64 [Maybeboard{noDeck}{noPrice},Draw]

Ramp
1x Sol Ring () 703 [Ramp]

Sideboard
2x Shock (sta) 44 [Sideboard{noDeck}]
`,
      lines: [
        '1 words',
        '2 ready: 1 Krenko, Mob Boss (cmm) 543, etched, leads',
        '4 words',
        '5 ready: 1 Goblin Guide (zen) 126',
        '6 ready: 1 Goblin Warchief (dom) 130',
        '8 words',
        '9 ready: 1 Opt (inv) 64, considering',
        '11 words',
        '12 check: 1 Sol Ring (cmm) 703',
        '14 words',
        '15 ready: 2 Shock (sta) 44, side',
      ],
    },
  ],
  [
    'archidekt',
    'whose heading Commander has other piles below it',
    {
      list: `Commander
1x Krenko, Mob Boss (cmm) 543 [Commander{top}]
1x Sol Ring (cmm) 703 [Ramp]
1x Goblin Guide (zen) 126 [Goblins]
`,
      lines: [
        '1 words',
        '2 ready: 1 Krenko, Mob Boss (cmm) 543, leads',
        '3 ready: 1 Sol Ring (cmm) 703',
        '4 ready: 1 Goblin Guide (zen) 126',
      ],
    },
  ],
  [
    'tappedout',
    'with its marks',
    {
      list: `1x Atraxa, Praetors' Voice (2XM:190) *CMDR*
1x Lurrus of the Dream-Den (IKO:226) *CMPN*
1x Sol Ring (CMM:703) *F* #Ramp
1x Counterspell (TMP) *f-etch* #Control #Blue
SB: 1x Shock
`,
      lines: [
        "1 ready: 1 Atraxa, Praetors' Voice (2xm) 190, leads",
        '2 ready: 1 Lurrus of the Dream-Den (iko) 226, companion',
        '3 ready: 1 Sol Ring (cmm) 703, foil',
        '4 check: 1 Counterspell (tmp) 57',
        '5 ready: 1 Shock (bbd) 184, side',
      ],
    },
  ],
  [
    'cockatrice',
    'as text, in groups with remarks',
    {
      name: 'Burn',
      list: `// Burn

// A remark: 4 Opt

// 8 Maindeck
// 4 Creature
4 Goblin Guide

// 4 Instant
4 Lightning Bolt

// 3 Sideboard
SB: 3 Shock
`,
      lines: [
        '1 words',
        '3 words',
        '5 words',
        '6 words',
        '7 ready: 4 Goblin Guide (mm3) 96',
        '9 words',
        '10 ready: 4 Lightning Bolt (clu) 141',
        '12 words',
        '13 ready: 3 Shock (bbd) 184, side',
      ],
    },
  ],
  [
    'cod',
    'with zones',
    {
      name: 'Burn <1> & more',
      deckFormat: 'modern',
      list: `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Burn &lt;1&gt; &amp; more</deckname>
    <format>modern</format>
    <comments>Fast.
And cheap.</comments>
    <zone name="main">
        <card number="4" name="Goblin Guide" setShortName="ZEN" collectorNumber="126" uuid="b2e2a777-0705-4a37-937d-c6e020ebc0f0"/>
        <card number="4" name="Lightning Bolt" setShortName="STA" collectorNumber="42"/>
        <card number="2" name="Fire // Ice"/>
    </zone>
    <zone name="side">
        <card number="3" price="0" name="Shock"/>
    </zone>
    <zone name="tokens">
        <card number="1" name="Goblin"/>
    </zone>
</cockatrice_deck>
`,
      lines: [
        '3 words',
        '4 words',
        '5 words',
        '8 ready: 4 Goblin Guide (zen) 126',
        '9 ready: 4 Lightning Bolt (sta) 42',
        '10 ready: 2 Fire // Ice (dmr) 215',
        '13 ready: 3 Shock (bbd) 184, side',
        '16 left_out: 1 Goblin (tdtk) 6, nowhere',
      ],
    },
  ],
  [
    'deckstats',
    'with categories, marks and remarks',
    {
      list: `//Main
1 [CMM#543] Krenko, Mob Boss # !Commander

//Ramp
1 [CMM#703] Sol Ring # !Foil # the best of all

//Burn (2)
4 [STA#42] Lightning Bolt

//Sideboard
SB: 2 [STA#44] Shock

//Maybeboard
1 [INV#64] Opt
`,
      lines: [
        '1 words',
        '2 ready: 1 Krenko, Mob Boss (cmm) 543, leads',
        '4 words',
        '5 ready: 1 Sol Ring (cmm) 703, foil',
        '7 words',
        '8 ready: 4 Lightning Bolt (sta) 42',
        '10 words',
        '11 ready: 2 Shock (sta) 44, side',
        '13 words',
        '14 ready: 1 Opt (inv) 64, considering',
      ],
    },
  ],
  [
    'goldfish',
    'with numbers and treatments in angle brackets',
    {
      list: `1 Krenko, Mob Boss [JMP]
4 Goblin Guide <126> [ZEN] (F)
1 Sol Ring <borderless> [CMM]

2 Shock [STA]
`,
      lines: [
        '1 ready: 1 Krenko, Mob Boss (jmp) 339',
        '2 ready: 4 Goblin Guide (zen) 126, foil',
        '3 ready: 1 Sol Ring (cmm) 703',
        '5 ready: 2 Shock (sta) 44, side',
      ],
    },
  ],
  [
    'manabox',
    'with parts in capitals',
    {
      list: `// COMMANDER
1 Krenko, Mob Boss (JMP) 339

// MAINBOARD
4 Goblin Guide (ZEN) 126 *F*

// SIDEBOARD
3 Shock (STA) 44

// MAYBEBOARD
1 Opt (INV) 64
`,
      lines: [
        '1 words',
        '2 ready: 1 Krenko, Mob Boss (jmp) 339, leads',
        '4 words',
        '5 ready: 4 Goblin Guide (zen) 126, foil',
        '7 words',
        '8 ready: 3 Shock (sta) 44, side',
        '10 words',
        '11 ready: 1 Opt (inv) 64, considering',
      ],
    },
  ],
  [
    'xmage',
    'with its layouts',
    {
      name: 'Red Deck',
      list: `NAME:Red Deck
4 [ZEN:126] Goblin Guide
SB: 3 [STA:44] Shock
LAYOUT MAIN:(1,1)(NONE,false,50)|([ZEN:126],)
LAYOUT SIDEBOARD:(1,1)(NONE,false,50)|([STA:44],)
`,
      lines: [
        '1 words',
        '2 ready: 4 Goblin Guide (zen) 126',
        '3 ready: 3 Shock (sta) 44, side',
        '4 words',
        '5 words',
      ],
    },
  ],
  [
    'forge',
    'with a foil one, and numbers of pictures',
    {
      name: 'Goblins',
      list: `[metadata]
Name=Goblins
[Commander]
1 Krenko, Mob Boss|JMP|1
[Main]
4 Goblin Guide+|ZEN|1
1 Sol Ring|CMM|[703]
[Sideboard]
2 Shock|STA
`,
      lines: [
        ...['1 words', '2 words', '3 words'],
        '4 ready: 1 Krenko, Mob Boss (jmp) 339, leads',
        '5 words',
        '6 ready: 4 Goblin Guide (zen) 126, foil',
        '7 ready: 1 Sol Ring (cmm) 703',
        '8 words',
        '9 ready: 2 Shock (sta) 44, side',
      ],
    },
  ],
  [
    'moxfield_csv',
    'as Moxfield exports a collection',
    {
      list: `"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Last Modified","Collector Number","Alter","Proxy","Purchase Price"\r
"4","4","Goblin Guide","zen","Near Mint","English","foil","Aggro, One-drops","2026-08-01 10:11:12.130000","126","False","False",""\r
"1","1","Sol Ring","cmm","Played","German","","","2026-08-01 10:11:12.130000","703","True","False","1.20"\r
`,
      lines: [
        '1 words',
        '2 ready: 4 Goblin Guide (zen) 126, foil',
        '3 ready: 1 Sol Ring (cmm) 703',
      ],
    },
  ],
  [
    'archidekt_csv',
    'with the categories of a deck',
    {
      list: `Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name,Edition Code,Multiverse Id,Scryfall ID,Collector Number,Categories
1,"Krenko, Mob Boss",Normal,NM,2026-08-01,EN,,,Jumpstart,jmp,0,,339,Commander
4,Goblin Guide,Foil,LP,2026-08-01,EN,,,Zendikar,zen,0,,126,"Creature,Aggro"
2,Shock,Normal,NM,2026-08-01,EN,,,,sta,0,,44,Sideboard
1,Opt,Normal,NM,2026-08-01,EN,,,Invasion,inv,0,,64,Maybeboard
`,
      lines: [
        '1 words',
        '2 ready: 1 Krenko, Mob Boss (jmp) 339, leads',
        '3 ready: 4 Goblin Guide (zen) 126, foil',
        '4 ready: 2 Shock (sta) 44, side',
        '5 ready: 1 Opt (inv) 64, considering',
      ],
    },
  ],
]
