import classes from './set-symbol.module.css'

/**
 * Which code point of the set symbol font draws which set. Each line starts with a code point; its
 * sets have consecutive ones, and a comma joins sets that share a symbol.
 */
const table = `
e600 lea leb 2ed 3ed,fbb 4bb,4ed sum 5ed 6ed 7ed 8ed 9ed 10e m10 m11 m12 m13,pdp13 m14,pdp14
e611 m15,pdp15,ppc1
e613 arn atq leg drk fem hml ice all csp,cst mir mgb,vis wth tmp sth exo pal99,usg ulg uds mmq
e626 nem pcy inv pls apc ody tor jud ons lgn scg mrd dst 5dn chk bok sok rav gpt dis tsb,tsp plc
e63c fut lrw mor shm eve ala con arb zen wwk roe som mbs nph isd dka avr,phel rtr gtc dgm
e650 tfth,thp1,ths bng,tbth,thp2 jou,tdag,thp3 ktk frf,ugin pvan hop arc cmd pc2 cm1 c13 cns c14
e65e chr ath brb btd dkm mma por p02 ptk s99 s00 evg dd2,jvc ddc,dvd ddd,gvl dde ddf ddg ddh ddi
e672 ddj ddk ddl ddm ddn ddo drb v09 v10 v11 v12 v13 v14 h09 pd2 pd3 md1 pgru
e685 pdp12,pmps06
e687 olgc,ovnt,pmei,sld,slu pal02,pal03,pal04,pal05,pal06,parl dpa,pdp10 phpr past pal00,pal01
e68d me1 me2 me3 me4 ugl unh dtk,ptkdf tpr mm2 vma ori,ps15 ddp bfz exp
e900 c15 ogw soi ema cn2 v15 v16 w16 ddq
e90b emn pz1 ddr kld aer
e911 pca mm3 mps akh pdtp cma ren rin pmps,pmps07,pmps08,pmps09,pmps10,pmps11
e91c td2
e91f pz2
e921 dds mp2 w17 hou
e928 itp
e92a palp pelp pidw e01 pxtc,xln rix ust e02 pdrc ddt c17 ima
e938 h17 v17
e93d a25 ddu dom cm2 g18,m19 bbd
e944 ss1 gs1 c18
e94b gk1,grn,prwk med gnt
e958 uma gk2,prw2,rna ps19,war h1r,mh1 ss2 m20 eld c19 m21 thb iko znr gn2 ptg c20 znc cc1 cmr
e96a j20 ha1,ha2,ha3,ha4,ha5,ha6,ha7 und ss3 2xm jmp akr
e972 afr
e974 khm stx tsr vow mid
e97a zne h2r,mh2 klr khc c21
e980 sta afc
e983 j21
e985 mic voc cc2
e989 ymid,yneo,ysnc unf ptsnc,snc neo nec ncc
e991 clb
e993 dmu,ptdmu dmc
e998 40k
e99c 2x2 bro,ptbro bot brc brr one mom mat dmr gn3 hbg ybro,ydmu,yone onc moc 30a scd
e9ad j22 woe ltr who sir sis
e9b4 ea1 cmm ltc
e9b9 woc mul rvr
e9bd ylci,ymkm,yotj,ywoe
e9c0 wot
e9c2 lci pip rex
e9c7 lcc spg mkm mkc clu otj blb acr mh3 m3c
e9d2 otc
e9d4 blc otp big dsk fdn mb2 yblb,ydft,ydsk,yeoe,ytdm
e9dc dsc
e9df j25 dft
e9e2 inr
e9e4 fdc c16 tdm pio drc
e9ed fin
e9f0 eoe spm
e9f3 spe tdc fic eoc
e9f8 fca mar
e9fb tla
ea00 eos
ea04 ecl
ea06 tmt
ea08 pza
ea0b tle
ea0e om1
ea10 omb ecc
ea15 tmc
ea18 sos hob msh
ea1c soc
ea1e hoc msc soa
ea22 fra
`

const defaultGlyph = 0xe684

const glyphs = new Map(table.trim().split('\n').flatMap(readLine))

interface SetSymbolProps {
  setCode: string
  /** Unless it is known, the symbol has the color of the text. */
  rarity?: string | undefined
}

/** The set's symbol in its rarity's color; the text beside it has both, so it is hidden. */
export function SetSymbol({ setCode, rarity }: SetSymbolProps) {
  const color = rarity && `var(--rarity-${rarity}, var(--rarity-common))`
  return (
    <span
      aria-hidden="true"
      className={classes.symbol}
      data-glyph={setGlyph(setCode)}
      style={{ color }}
    />
  )
}

/** The character in the set symbol font; promos, tokens and the like use their parent's. */
export function setGlyph(setCode: string): string {
  const code = setCode.toLowerCase()
  return String.fromCodePoint(glyphs.get(code) ?? parentGlyph(code) ?? defaultGlyph)
}

function readLine(line: string): [string, number][] {
  const [start = '', ...entries] = line.split(' ')
  const first = Number.parseInt(start, 16)
  return entries.flatMap((sets, step) =>
    sets.split(',').map((code): [string, number] => [code, first + step]),
  )
}

/** Promo and token sets put one letter before the code of their parent: plea, tneo, amkm. */
function parentGlyph(code: string): number | undefined {
  return code.length > 3 ? glyphs.get(code.slice(1)) : undefined
}
