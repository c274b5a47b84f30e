import { aetherHub } from './aether-hub.ts'
import { archidekt } from './archidekt.ts'
import { cardCastle } from './card-castle.ts'
import { cardmarket } from './cardmarket.ts'
import { cardsphere } from './cardsphere.ts'
import { cardtrader } from './cardtrader.ts'
import { cubeCobra } from './cube-cobra.ts'
import { deckbox } from './deckbox.ts'
import { deckedBuilder } from './decked-builder.ts'
import { deckstats } from './deckstats.ts'
import { delver } from './delver.ts'
import { dragonShield, dragonShieldMobile, sorted } from './dragon-shield.ts'
import { echoMtg } from './echo-mtg.ts'
import { helvault } from './helvault.ts'
import type { ListFormat } from './list-format.ts'
import { magicOnline } from './magic-online.ts'
import { manaBox } from './mana-box.ts'
import { manafolio } from './manafolio.ts'
import { moxfield } from './moxfield.ts'
import { mtgGoldfish } from './mtg-goldfish.ts'
import { anyTable } from './table.ts'
import { tappedOut } from './tapped-out.ts'
import { tcgPlayer, tcgPlayerSeller } from './tcg-player.ts'
import { topDecked } from './top-decked.ts'
import { urzaGatherer } from './urza-gatherer.ts'

/** Those with columns that nobody else has come first; the last fits every table. */
export const formats: readonly ListFormat[] = [
  manafolio,
  manaBox,
  helvault,
  cardmarket,
  cardtrader,
  tcgPlayerSeller,
  tcgPlayer,
  urzaGatherer,
  aetherHub,
  cubeCobra,
  cardCastle,
  tappedOut,
  mtgGoldfish,
  topDecked,
  magicOnline,
  deckstats,
  dragonShield,
  dragonShieldMobile,
  sorted,
  delver,
  deckedBuilder,
  echoMtg,
  deckbox,
  moxfield,
  cardsphere,
  archidekt,
  anyTable,
]
