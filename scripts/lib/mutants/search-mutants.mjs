const src = 'packages/search/src'

/** How a query is parsed, what it finds, and in which order. */
export const searchMutants = {
  [`${src}/query/parse.ts`]: [
    ['isNegated = «!isNegated»', 'true'],
    ['if («cursor.depth >= maxDepth»)', 'false'],
    ["if («token.kind === 'and'») take(cursor)", 'false'],
    ['return «all.length === 1 && only» ? only', 'only'],
    ['if (isEmpty(next) || «isEmpty(any.at(-1))»)', 'false'],
    ['if («filled.length > 1») return', 'true'],
  ],
  [`${src}/query/tokens.ts`]: [
    ["value.style === 'word' && !exact ? «value.text.toLowerCase()» : ''", 'value.text'],
    ["const word = «value.style === 'word'» && !exact", 'true'],
    ['const key = «head[1].toLowerCase()»', 'head[1]'],
    ["if («text.charAt(at) === '\\\\'») at++", 'false'],
    ['const op = («typedOps[head[2]] ?? head[2]») as Op', 'head[2]'],
    ["(value.text === '' || «!isKey(key)»)) return undefined", 'false'],
    ['return «backslashes.length % 2 === 1» ?', 'backslashes.length > 0'],
    ["if («style === 'quoted'») return text", 'false'],
    ['readValue(text, «exact ? at + 1 : at»)', 'at'],
  ],
  [`${src}/filters/color.ts`]: [
    ["return target.kind === 'set' && «target.mask !== 0» ? colon", 'true'],
    [
      'return (mask) => «compareColors[op](mask, target.mask)»',
      "compareColors['='](mask, target.mask)",
    ],
    ["opOf(target, «op === '!=' ? '=' : op», colon)", 'op'],
    ["comparesWith(«op === ':' || op === '=' ? '>=' : op», count)", 'op'],
    ["if (op === '!=') return comparesWith(«'<'», count)", "'<='"],
    ['matchVerdicts(«catalogue.columns.faceColors», verdicts)', 'new Uint8Array()'],
  ],
  [`${src}/filters/any-face.ts`]: [
    ['if («hasRow(within, card)») addRow(found, card)', 'true'],
    ['const card = «faceCard[face] ?? 0»', '0'],
  ],
  [`${src}/filters/only-extras.ts`]: [
    ['if («hasRow(visible.withoutExtras, printing)») return undefined', 'false'],
  ],
  [`${src}/query/names.ts`]: [
    ['if («depth < 0» || !canBeInName(token)) break', 'false'],
    ["«token.kind !== 'filter'» && token.kind !== 'minus'", 'true'],
    ["token.kind !== 'filter' && «token.kind !== 'minus'»", 'true'],
    ['others.filter(({ at }) => at < token.at || «at >= done»)', 'true'],
  ],
  [`${src}/filters/compare.ts`]: [
    ["'<': (a, b) => «a < b»", 'a <= b'],
    ["'<=': (a, b) => «a <= b»", 'a < b'],
    ["'>': (a, b) => «a > b»", 'a >= b'],
    ["'>=': (a, b) => «a >= b»", 'a > b'],
    ["if («value === '∞'») return", 'false'],
    ['«half ? 0.5 : 0»', '0'],
  ],
  [`${src}/filters/devotion.ts`]: [
    ['isPermanent(card) && «isDevout(card)»', 'true'],
    ['(card) => «isPermanent(card)» &&', 'true'],
    ["return «op === ':'» ? '>=' : op", 'false'],
    ['others.length === 0 && «cost.generic === 0»', 'true'],
  ],
  [`${src}/mana/mana-cost.ts`]: [
    ['if («cost.generic < other.generic») return false', 'false'],
    ['if («(cost.symbols.get(symbol) ?? 0) < count») return false', 'false'],
    ['return generic === 0 && «symbols.size === 0»', 'true'],
    ['«(symbolColors(symbol) & colors) !== 0»', 'true'],
    ['devotion += «count»', '1'],
  ],
  [`${src}/mana/cost-text.ts`]: [
    ['symbols.set(part, «(symbols.get(part) ?? 0) + 1»)', '1'],
    ['generic += «part»', '1'],
    ['«content !== piece» || looseSymbol', 'true'],
    ["join('') || «'{0}'»", "''"],
    ["return readPrinted(«printed.split('//', 1)[0] ?? ''»)", 'printed'],
  ],
  [`${src}/filters/date.ts`]: [
    ['last: «(year + 1) * yearWidth - 1» }', 'year * yearWidth'],
    ['const day = «isNow(value)» ? scope.today', 'false'],
  ],
  [`${src}/filters/days.ts`]: [
    ["if («op === '<' || op === '>='») return", "op === '<'"],
    ["if («op === '<=' || op === '>'») return", "op === '<='"],
    ['return «!Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)»', 'true'],
    ['days.reduce((earliest, day) => «Math.min(earliest, day)»)', 'Math.max(earliest, day)'],
    ["Number(text.replaceAll('-', '').padEnd(8, «'9'»))", "'0'"],
  ],
  [`${src}/filters/price.ts`]: [
    ['op, «Math.round(target * 100)», noPrice + 1)', 'Math.floor(target * 100)'],
    ['Math.round(target * 100), «noPrice + 1»)', 'noPrice'],
    ["const target = numberIn(«value.replace(/^[$€]/, '')»)", 'value'],
  ],
  [`${src}/filters/owned-value.ts`]: [
    ['op, «Math.round(dollars * 100)», noPrice', 'Math.floor(dollars * 100)'],
  ],
  [`${src}/filters/rulings.ts`]: [
    ["if («!hasRulings(scope.catalogue)») return 'no", 'false'],
    ["if («pattern.namesItself») return '“~”", 'false'],
    ['if («hasRow(found, rulingComment[ruling] ?? 0)») return true', 'true'],
    [
      'return «unlessDenied(term.op, matchCards(scope.catalogue, comments))»',
      'matchCards(scope.catalogue, comments)',
    ],
  ],
  [`${src}/catalogue/rulings.ts`]: [
    ['.sort((a, b) => «(rulingDate[a] ?? 0) - (rulingDate[b] ?? 0)»)', '0'],
    ['if («!hasRulings(catalogue)») return null', 'false'],
  ],
  [`${src}/catalogue/relations/tokens.ts`]: [
    ['return first && «others.every((other) => isAlike(other, first))» ? first', 'true'],
    ['«keywords.length === abilities.keywords.length» &&', 'true'],
    ['«hasOtherAbilities === abilities.hasOthers»', 'true'],
  ],
  [`${src}/catalogue/relations/named-cards.ts`]: [
    ['«!isOther.test(text.slice(end))» && !title.includes(name)', 'true'],
    ['!isOther.test(text.slice(end)) && «!title.includes(name)»', 'true'],
  ],
  [`${src}/catalogue/relations/relation-columns.ts`]: [
    ['if («!isListed») yield', 'true'],
    ['if («!isExtra(card)») yield* namedIn', 'true'],
    ["if («relation !== 'combo piece' || made.has(from) === made.has(to)») return edge", 'false'],
  ],
  [`${src}/catalogue/relations/relation-edges.ts`]: [
    ['const close = «Math.min(a, b)»', 'Math.max(a, b)'],
    ['return «isListed(Math.max(a, b))» ?', 'false'],
    ['return «code % 2 === 0» &&', 'true'],
    ['&& «code >> 1 <= lastListed»', 'true'],
  ],
  [`${src}/run/related-cards.ts`]: [
    ['usualPrinting(catalogue, «beside.length > 0» ? beside', 'false'],
    ['«(places[a.card] ?? 0) - (places[b.card] ?? 0)»,', '0'],
    ['«Number(a.isGuess) - Number(b.isGuess)» ||', '0'],
  ],
  [`${src}/run/pick-card.ts`]: [
    ['Math.floor(«share * groups.cards.length»)', '0'],
    ["if («query.trim() === ''») return", 'false'],
  ],
  [`${src}/run/tags-of.ts`]: [['words.filter((word) => «!implied.has(word)» ||', 'true']],
  [`${src}/filters/produces.ts`]: [
    ["const needsMana = «op === '<' || op === '<='»", 'false'],
    ['return «(mask & target) === target»', '(mask & target) !== 0'],
    ["«letters.includes('c') ? colorlessMana : 0»", '0'],
    ["if («word === '6'») return", 'false'],
  ],
  [`${src}/filters/number-field.ts`]: [
    ['if («other === field») return', 'false'],
    ['«fields.get(value.toLowerCase())»\n  if (!other)', 'fields.get(value)'],
    ['«(numbers[row] ?? Number.NaN) - (others[row] ?? Number.NaN)»', 'numbers[row]'],
    ["return «op === '!='» ? matchBut(matchNumbers(cards, op, number)", 'false'],
    ['faces: «differencesOf(numbers.faces, others.faces)»', 'numbers.faces'],
  ],
  [`${src}/filters/stat.ts`]: [['«power + (toughness[row] ?? Number.NaN)»', 'power']],
  [`${src}/filters/name.ts`]: [
    ["if («op === '='») return matchWholeName", 'false'],
    ["'<=': [0, «end»]", 'start'],
    ["'>': [«end», meta.cardCount]", 'start'],
    ["return «orders[op]» ? 'a pattern", 'false'],
  ],
  [`${src}/rows/matchers.ts`]: [
    ["return «op === '!='» ? matchOthers(matcher)", 'false'],
    ['return inRange(least, «justBelow(wanted)»)', 'wanted'],
    ['matchBut(inRange(wanted, highest), «inRange(wanted, wanted)»)', 'inRange(highest, highest)'],
    ['«Math.max(low, least)», high)', 'low'],
    ['if (value !== undefined && «holds(value, i)») verdicts', 'true'],
  ],
  [`${src}/explain/name-completions.ts`]: [
    ["found.size >= (fit === «'nearly'» ? fewNames : count)", "'never'"],
    ["isBegun: «fit === 'begun'»", 'true'],
    ['(name) => «name.startsWith(typed)»', 'true'],
    ['words.length > 1 ? { isName: «isBegunBy(words)» }', '() => true'],
    ['if («catalogue.cardsByName.has(typed)» || words', 'false'],
    ['.toSorted((a, b) => «b.length - a.length»)', '0'],
    ["if (at >= 0) «free[at] = ''»", 'undefined'],
  ],
  [`${src}/explain/did-you-mean.ts`]: [
    ['return «isUnknown(term) && !finds(other)» ? correctTerm', 'false'],
    ['«(names && completedName(catalogue, names, finds))»', 'undefined'],
  ],
  [`${src}/explain/nearest-name.ts`]: [
    ['...(«isExact(typed)» ? [] : legendsCalled', 'false'],
    ['called.sort((a, b) => «(places[a.card] ?? 0) - (places[b.card] ?? 0)»)', '0'],
  ],
  [`${src}/explain/correct-term.ts`]: [
    ['wordsThat[«placeIn(at, length)»]', "'contain'"],
    ['«placeOfWord(other) < placeOfWord(best)» ? other : best', 'false'],
  ],
  [`${src}/explain/nothing-found.ts`]: [['didYouMean: «notes.length > 0» ? undefined', 'false']],
  [`${src}/run/popularity.ts`]: [
    ['if («isBasicLand(catalogue, card)») return 0', 'false'],
    ['if («!Number.isNaN(rank)») return rank', 'false'],
    ['if («!hasRow(visible.withoutExtras, newest)») return', 'false'],
    ['=> «yearOf(latest) - yearOf(columns.printingReleased[printing] ?? 0)»', '0'],
  ],
  [`${src}/run/relevance.ts`]: [
    ['whole: «rowsOf(findCardsCalled(catalogue, name), cardCount)»', 'rowsOf([], cardCount)'],
    ['part: «rowsOf(findCardsNamed(catalogue, name), cardCount)»', 'rowsOf([], cardCount)'],
    ['rowsOf(«short === undefined» ? []', 'true'],
    ['own.some((other) => «other.startsWith(word)»)', 'true'],
    ['cardCount + («places[card] ?? 0»)', '0'],
  ],
  [`${src}/run/read-query.ts`]: [
    ['if («isPlain» || !isOnlyNames', 'false'],
    ['if («findCardsNamed(catalogue, typed).length === 0») return', 'false'],
  ],
  [`${src}/run/search.ts`]: [
    ['const mode = «compiled.choices.mode ?? request.mode»', 'request.mode'],
    ['«page.total > 0» ? explainFound', 'true'],
  ],
}
