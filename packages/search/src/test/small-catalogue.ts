import { catalogueOf } from './card-objects.ts'
import { classics } from './cards/classics.ts'
import { colorful } from './cards/colors.ts'
import { extras } from './cards/extras.ts'
import { manyFaced } from './cards/faces.ts'
import { manaCosts } from './cards/mana-costs.ts'
import { manaMakers } from './cards/mana-makers.ts'
import { strangeNames } from './cards/names.ts'
import { manyPrintings } from './cards/printings.ts'
import { rulesTexts } from './cards/rules-texts.ts'
import { rulings } from './cards/rulings.ts'
import { sizes } from './cards/sizes.ts'

/** A few cards that between them tell every filter's right answers from its wrong ones. */
export const smallCatalogue = catalogueOf(
  [
    ...classics,
    ...colorful,
    ...extras,
    ...manaCosts,
    ...manaMakers,
    ...manyFaced,
    ...manyPrintings,
    ...rulesTexts,
    ...sizes,
    ...strangeNames,
  ],
  rulings,
)
