// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are code snippets.
const src = 'packages/server/src'

/** Rules of the server for collections, decks, card ids and sign-in attempts. */
export const serverMutants = {
  [`${src}/collection/variants.ts`]: [
    ['.filter(({ quantity }) => «quantity > 0»)', 'quantity >= 0'],
    ['«rankOf(a) - rankOf(b)»', 'rankOf(b) - rankOf(a)'],
    ['const room = «Math.max(0, limits.quantityMax - copiesIn(variants))»', 'limits.quantityMax'],
    ['let surplus = «-missing»', '1'],
    ['const taken = «Math.min(surplus, variant.quantity)»', 'variant.quantity'],
    ['return «copiesIn(all) <= limits.quantityMax» ? all', 'true'],
    ['const wanted = «copiesIn(coming) - Math.min(missing, becameOthers)»', 'copiesIn(coming)'],
    ['isPartial: «missing > 0» || wanted > room', 'false'],
    ['isPartial: missing > 0 || «wanted > room»', 'false'],
    ['«some.length === others.length» &&', 'true'],
    ['«one.finish === other.finish» &&', 'true'],
    ['«one.condition === other.condition» &&', 'true'],
    ['&& «isSameKind(variant, other)»', 'true'],
    ['|| «printedIn.includes(plainKind.finish)») return variants', 'false'],
  ],
  [`${src}/collection/rules.ts`]: [
    ['finish: «finish ?? usual.finish»', 'usual.finish'],
    ['«from === undefined» ? quantity', 'true'],
    ['const total = «Math.min(Math.max(wanted, 0), limits.quantityMax)»', 'wanted'],
    ["if («from && !areSame(variantsOf(from), now)») throw new AppError('entry_changed')", 'false'],
    ['const after = «variants.length > 0» ?', 'true'],
    ["if («successor?.isJoined») throw new AppError('card_joined')", 'false'],
    ['filter(({ finish }) => «!known.has(finish)»)', 'true'],
  ],
  [`${src}/collection/change.ts`]: [
    ["if («number === undefined») throw new AppError('authentication_required')", 'false'],
    ['if («done») return whatItDid', 'false'],
  ],
  [`${src}/collection/undo.ts`]: [
    ["if («undone.kind === 'merge'») throw", 'false'],
    ['const family = «undone.family ?? undone.id»', 'undone.id'],
    ['return place >= 0 && «place % 2 === (changes.length - 1) % 2»', 'true'],
    ['«!taken.edits.some(changesSomething)»', 'false'],
    ['const isDayAsLeft = «entry.addedAt === after[0]?.addedAt»', 'false'],
    ['numbers: «numbers(1 - parity)», undoneAt: null', '[]'],
  ],
  [`${src}/collection/restore.ts`]: [
    ["if («instant > clock.now()») throw new AppError('restoration_ahead')", 'false'],
    ['«instant < earliest» ? earliest', 'false'],
    ['const first = «one.addedAt <= other.addedAt» ? one', 'one.addedAt > other.addedAt'],
    ['«before?.addedAt !== after?.addedAt» ||', 'false'],
    ['inOrder.slice(0, «limits.changedEntriesListed»)', '1'],
  ],
  [`${src}/collection/value/movers.ts`]: [
    ['«b.change - a.change» || byName(a, b)', 'a.change - b.change'],
    ['.sort((a, b) => «a.change - b.change» || byName(a, b))', 'b.change - a.change'],
    ['if («before === noPrice || now === noPrice») return []', 'before === noPrice'],
    ['if («variant.finish === finish») copies', 'true'],
    ['moves.slice(0, «limits.valueMovers»)', 'limits.valueMovers + 1'],
  ],
  [`${src}/cards/saved-searches/rules.ts`]: [
    ['if («namesake && isSameSearch(namesake, requested)») return', 'false'],
    ['if («stored.length >= limits.savedSearches») throw', 'false'],
    ['if (namesake && «namesake !== before») throw', 'true'],
  ],
  [`${src}/cards/saved-searches/warnings.ts`]: [
    ['if («isPersonal(query)») return', 'false'],
    ['} ${«query»}`', 'world.today'],
  ],
  [`${src}/decks/card-rules.ts`]: [
    ['if (after.size > «Math.max(limits.deckCards, before.size)»)', 'limits.deckCards'],
    ['if («change.quantity === 0») return without', 'false'],
    ['if («columns.printingCard[one] !== columns.printingCard[other]») throw', 'false'],
    ['if («!isLedAlike(updated, deck)») checkCommander', 'false'],
    ['if («scryfallId === from.scryfallId» && finish === from.finish) return rows', 'false'],
    ['if (scryfallId === from.scryfallId && «finish === from.finish») return rows', 'true'],
    ['joinedMarks(«rowAt(rows, next) ?? noMarks», from)', 'noMarks'],
    ['joinedMarks(rowAt(rows, next) ?? noMarks, «from»)', 'noMarks'],
  ],
  [`${src}/decks/find/user-decks.ts`]: [
    ['if («one.reserves» && one', 'true'],
    ['&& «one !== without»)', 'true'],
  ],
  [`${src}/decks/finishes.ts`]: [['if («isPrintedIn(printed, stored)») return stored', 'true']],
  [`${src}/decks/written-change.ts`]: [['return «there ? there.addedAt : updatedAt»', 'updatedAt']],
  [`${src}/decks/needs/moved-rows.ts`]: [
    ['const room = «Math.max(limits.deckCards, before.size)»', 'limits.deckCards'],
    ['if («copies > limits.deckQuantityMax») return undefined', 'false'],
    ['if (!source || «source.quantity < quantity») return undefined', 'false'],
  ],
  [`${src}/decks/commanders.ts`]: [
    ['if («formatFacts[deck.format].commanders === null») throw', 'false'],
    [
      "if («!mayBeCommander(catalogue, deck)») throw new AppError('commander_not_allowed')",
      'false',
    ],
    ['if («commanderId === null») return cardNamed', 'false'],
  ],
  [`${src}/decks/commander-colors.ts`]: [['return «isChosen» ? identity', 'false']],
  [`${src}/decks/lists/report/side-leaders.ts`]: [
    ['|| «leaders.length > mostLeaders») return', 'false'],
    ['if («copiesOf([...main, ...leaders]) !== formatFacts[deckFormat].cards») return', 'false'],
    ['if (leader && partner && «!mayLeadTogether(catalogue, leader, partner)») return', 'false'],
    ['return «isSingleton(catalogue, main)» && fitTheColors', 'true'],
    ['&& «fitTheColors(catalogue, leaders, main)»', 'true'],
  ],
  [`${src}/decks/lists/report/whole-deck.ts`]: [
    ['|| «copies <= copiesAllowedOf(catalogue, line)»', 'true'],
  ],
  [`${src}/decks/lists/report/listed-sheet.ts`]: [
    ["«rule !== 'companion'» &&", 'true'],
    ["!(«rule === 'banned'» && cardNames", 'false'],
  ],
  [`${src}/decks/lists/report/first-line-leader.ts`]: [
    ['if (!isFormatKnown && «!isSingleton(catalogue, deck)») return', 'false'],
    ['return copies === cards || «copies === cards + 1»', 'false'],
    ['if («arePartners && pair.some(isAble)») return pair', 'false'],
  ],
  [`${src}/decks/deck-facts.ts`]: [
    ['description: «description || null»', 'description'],
    ['const isSame = «facts.commanderId !== null && commanderId === deck.commanderId»', 'false'],
    ['return «one.commanderId !== null» ||', 'true'],
    ['«facts.commanderColor !== undefined» || isSameCommander', 'false'],
  ],
  [`${src}/decks/change.ts`]: [
    ['if («!(await lockUser(tx, userId))») throw', '(await lockUser(tx, userId)) && false'],
    ['if («version !== undefined && version !== deck.version») throw', 'false'],
    ['version: «deck.version + 1» }', 'deck.version'],
  ],
  [`${src}/cards/changes/id-redirects.ts`]: [
    ['if («!other || isLater(step, other)») steps', 'true'],
    ['return «one.performedAt > other.performedAt»', 'one.performedAt < other.performedAt'],
    ['return «one.id > other.id»', 'one.id < other.id'],
    ['if (end.isDeleted && «!isKnown(end.id)») return', 'true'],
    ['if («end.id === start») return', 'false'],
  ],
  [`${src}/accounts/sign-in-tries.ts`]: [
    ['if («device === undefined») await triesPerNetwork', 'false'],
    ['const account = «email.toLowerCase()»', 'email'],
    [
      '«device === undefined ? strangerLimits(request, email) : deviceLimits(device)»',
      'strangerLimits(request, email)',
    ],
  ],
  [`${src}/http/shortened-address.ts`]: [
    ["address.split('.').slice(0, «3»)", '4'],
    ["if («mapped === '0:0:0:0:0:ffff'») return", 'false'],
    ["groups.slice(0, «3»).join(':')}:*", '4'],
    ['«value >> 8», value & 255', 'value'],
  ],
  [`${src}/http/try-counter.ts`]: [
    ['counted.filter((window) => «window.tries > maxOf(window)»)', 'window.tries >= maxOf(window)'],
    ['minutes * «60_000»)', '1000'],
    ['Math.ceil((Date.parse(endsAt) - nowMs()) / «1000»)', '1'],
    ["if («secondsToWait > 0») throw new AppError('too_many_requests'", 'false'],
  ],
  [`${src}/http/try-store.ts`]: [
    [".where('ends_at', '=', «ends_at»)", 'new Date(0).toISOString()'],
  ],
  [`${src}/http/request-log.ts`]: [['const given = «config.trustsProxy» ?', 'true']],
  [`${src}/admin/health/probes.ts`]: [
    ["const state = «(await hasRoom()) ? diskState(free) : 'problem'»", 'diskState(free)'],
    ["return «free < lowDiskBytes» ? 'attention'", 'false'],
    ['if (lastFailure && («!lastSuccessAt || lastFailure.at > lastSuccessAt»))', 'true'],
    ['return «ageMs > 2 * everyHours * hourMs + hourMs» ?', 'false'],
  ],
  [`${src}/admin/health/routes.ts`]: [
    ['if («!hasBearerToken(request, healthToken)») {', 'false'],
    ["if («report.state === 'problem'») reply", 'false'],
  ],
  [`${src}/mail/mail-failures.ts`]: [
    ["eb('failed_at', '<', «new Date(at.getTime() - keptMs).toISOString()»)", "''"],
    ['.offset(«failuresMax»)', '2 * failuresMax'],
  ],
  [`${src}/http/same-site.ts`]: [
    ['if («readingMethods.has(request.method)») return', 'false'],
    ["return «site === 'same-origin' || site === 'none'»", "site === 'same-origin'"],
    [
      'return origin === undefined || origin === publicOrigin || «hostOf(origin) === host»',
      'false',
    ],
    ['if («site !== undefined») return', 'false'],
  ],
}
