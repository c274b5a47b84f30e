/** Every limit that a user or a client can reach. */
export const limits = {
  passwordMin: 10,
  /** Long enough for any passphrase; argon2 should not hash megabytes. */
  passwordMax: 200,
  /** RFC 5321: a path of 256 characters with its two angle brackets. */
  emailMax: 254,
  queryMax: 1000,
  /** Each term of a query may scan all cards. */
  queryTerms: 40,
  /** Each may take its full time limit. */
  queryPatterns: 4,
  scryfallIdMax: 64,
  collectionPrintings: 20_000,
  quantityMax: 99,
  quantityFromSearch: 1,
  /** Printings per request for owned copies. */
  ownedLookups: 500,
  /** Changes of the collection per page, and entries listed for each. */
  collectionChangesPage: 25,
  collectionChangesPageMax: 10_000,
  changedEntriesListed: 20,
  /** Changes of a collection that can be undone, and entries that they changed in all. */
  collectionChanges: 10_000,
  changedEntries: 400_000,
  /** An account export to import: the bytes that are sent, and those after unpacking. */
  accountImportBytes: 64 * 1024 * 1024,
  accountExportBytes: 256 * 1024 * 1024,
  /** A SHA-256 in base64url. */
  fileDigest: 43,
  /** A file to import: bytes, its rows, one line of it, and its name. */
  importBytes: 16 * 1024 * 1024,
  /** What is unpacked from a file to import. */
  importUnpackedBytes: 64 * 1024 * 1024,
  importRows: 50_000,
  importLineBytes: 64 * 1024,
  fileNameMax: 255,
  /** Imports of a user with rows that are not in the collection yet. */
  openImports: 5,
  importRowsPage: 50,
  importRowsPageMax: 1000,
  importSuggestions: 5,
  /** Columns of a table that are read one by one, and the texts that are shown of one. */
  importColumns: 64,
  importSamples: 3,
  /** Headers that are remembered for a user. */
  importHeaders: 50,
  /** Words of lists that are remembered for a user, and the length of one. */
  importWords: 500,
  importWord: 100,
  /** Stored length of a cell of a file. */
  importCellMax: 1000,
  /** How many winners and losers of a collection are listed. */
  valueMovers: 10,
  deckName: 100,
  /** Saved searches of a user, and the length of their names. */
  savedSearches: 200,
  savedSearchName: 100,
  savedSearchWarnings: 3,
  deckDescription: 500,
  /** Decks of a user, and rows of a deck: printings in its slots. */
  decks: 1000,
  deckCards: 1000,
  deckQuantityMax: 99,
  /** Categories of a deck, or of a user, whose order, color and counting is stored. */
  listedCategories: 200,
  /** The folder of a deck: letters of the whole path, and levels. Tags of a deck, and letters of one. */
  deckFolder: 200,
  deckFolderLevels: 5,
  deckTags: 20,
  deckTag: 40,
  /** Categories of a card in a deck, the letters of one, and those of a note on a card. */
  deckCategories: 10,
  deckCategory: 40,
  deckCardNote: 500,
  /** The letters of the notes on a deck and of its primer, and the cards that a primer links. */
  deckNotes: 10_000,
  deckPrimer: 50_000,
  cardMentions: 300,
  /** A card's name with the code of a set. */
  cardMention: 220,
  /**
   * A deck list to read: bytes, lines, stored length of a line, and cards offered for one not
   * found.
   */
  deckListBytes: 1024 * 1024,
  deckListLines: 10_000,
  deckListLineMax: 200,
  deckListSuggestions: 5,
  /**
   * Deck lists to read at once: files, also those in archives, the bytes of an archive, and of all
   * files unpacked.
   */
  deckFiles: 1000,
  deckArchiveBytes: 64 * 1024 * 1024,
  deckFilesBytes: 64 * 1024 * 1024,
  /** Distinct cards of a list that get suggestions, which are expensive. */
  deckListLookups: 100,
  /** Changes of a deck per page, and cards listed for each. */
  deckChangesPage: 25,
  deckChangesPageMax: 10_000,
  changedDeckCardsListed: 20,
  /** Recorded changes of a deck, of all decks of a user, and the bytes of what they changed. */
  deckChanges: 1000,
  allDeckChanges: 20_000,
  allDeckChangesBytes: 50 * 1024 * 1024,
  /** Suggested additions to a deck, for each shortage. */
  deckAdditions: 8,
  /** Themes of a deck, themes named with each of its cards, and letters of a theme or role. */
  deckThemes: 12,
  fitThemes: 3,
  adviceTag: 60,
  /** Cards that are never suggested for a deck again. */
  deckDismissals: 500,
  /** Planned changes of a deck, and the letters of the reason of one. */
  plannedChanges: 100,
  plannedChangeReason: 500,
  /** Decks that are named with a card that they reserve, and cards of which a deck gets copies first. */
  cardClaims: 20,
  deckPriorities: 1000,
  /** Cards that a search for those like another finds. */
  cardsLike: 100,
  /** More than any card costs, in US dollars. */
  budgetMax: 100_000,
  /** The marketplace's mass entry accepts no more lines at once. */
  massEntryLines: 500,
  shareIdMax: 64,
  /** Search results on the deck pages: cards by name. */
  commanderResults: 50,
  deckSearchResults: 20,
  /** Names of a deck's cards that suggestions are based on, and how many are created and shown. */
  suggestionNames: 30,
  suggestions: 20,
  suggestionsShown: 4,
  /** Users per page of the admin's list, and letters to search them by: a whole address. */
  usersPage: 50,
  usersPageMax: 1_000_000,
  userSearchMax: 254,
  /** Changes of card ids per page. */
  cardChangesPage: 25,
  cardChangesPageMax: 10_000,
  /** Entries of a search answer per page. */
  searchPage: 60,
  searchPageMax: 10_000,
  versionsPerCard: 3,
  bodyBytes: 256 * 1024,
  sessionDays: 30,
  /** A session that is not used for this long ends. */
  sessionIdleDays: 14,
  /** The precision of a session's last use: recording it costs a write. */
  sessionSeenMinutes: 10,
  sessionIdMax: 64,
  /** Beyond that, the one that was not used for the longest time ends. */
  sessionsPerUser: 100,
  accessTokensPerUser: 20,
  accessTokenName: 60,
  /** How long an expired one is still listed. */
  expiredAccessTokenDays: 90,
  /** Requests with one access token per window. */
  accessTokenRequests: 6000,
  resetTokenMinutes: 60,
  verificationLinkDays: 7,
  /** The random part of a link has 43 characters. */
  linkTokenMax: 64,
  /** Invites that can be used, those that are listed, and the length of a note on one. */
  openInvites: 100,
  invitesListed: 200,
  inviteNote: 100,
  /** Identifiers in one request for card details: our limit, and that of the public service. */
  cardLookups: 1000,
  publicCardLookups: 75,
  /** A request of cardLookups identifiers, each of them a long name and a set. */
  cardLookupBytes: 512 * 1024,
  /** The longest name of a card has 141 characters. */
  cardNameMax: 200,
  setCodeMax: 16,
  collectorNumberMax: 32,
  manaCostMax: 200,
  /** Entries of a page of the card-data mirror's search, and names that it completes. */
  cardDataPage: 175,
  cardNames: 20,
  /** The range of the price history: by default, and at most. */
  priceHistoryDefaultYears: 1,
  priceHistoryYears: 10,
  /** Attempts per window and address, and per window and account. */
  throttleMinutes: 10,
  loginTriesPerAddress: 60,
  loginTriesPerAccount: 10,
  /** Wrong passwords for an account from all unknown browsers together. */
  loginFailuresByStrangers: 40,
  loginFailureMinutes: 60,
  /** How long a browser is known to an account; browsers keep no cookie longer. */
  knownDeviceDays: 400,
  registrationsPerAddress: 20,
  resetRequestsPerAddress: 20,
  resetRequestsPerAccount: 10,
  resetTriesPerAddress: 20,
  /**
   * Reset e-mails to an account, from all clients. The last of them works for at least the rest of
   * the hour.
   */
  resetEmailsPerHour: 20,
  verificationTriesPerAddress: 20,
  /** Confirmation e-mails to an account that its user asks for. */
  verificationEmailsPerHour: 5,
  exportsPerAccount: 10,
  accountImportsPerAccount: 10,
  importsPerAccount: 60,
  /** Calls that may change something, and the bytes of their bodies, per window. */
  writesPerAccount: 3000,
  writtenBytesPerAccount: 200 * 1024 * 1024,
  healthRequestsPerAddress: 300,
} as const
