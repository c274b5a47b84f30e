import type { Migration } from './migration.ts'

const slots = "check (slot_type in ('main', 'side', 'considering'))"
const finishes = "check (finish in ('nonfoil', 'foil', 'etched'))"
const places = "check (place in ('collection', 'main', 'side', 'considering', 'commander'))"
const cardColumns = `deck_id, scryfall_id, card_name, tcgplayer_id, quantity, slot_type, withdrawn_at, role,
  is_locked, categories, note`
const changeColumns = `id, user_id, migration_id, place, deck_id, deck_name, strategy, old_scryfall_id,
  new_scryfall_id, card_name, quantity, quantity_there, quantity_after, happened_at, seen_at`

/**
 * The finish of a deck's cards, as a part of their key; cards that are only considered; and since when a
 * deck has a card. SQLite makes a table anew to change its key or a check.
 */
export const deckFinishes: Migration = {
  name: '0030-deck-finishes',
  statements: {
    sqlite: [
      'alter table deck_cards rename to deck_cards_before',
      `create table deck_cards (
        deck_id text not null references decks (id) on delete cascade,
        scryfall_id text not null,
        card_name text not null,
        tcgplayer_id integer,
        quantity integer not null default 1 check (quantity between 1 and 99),
        slot_type text not null default 'main' ${slots},
        finish text not null default 'nonfoil' ${finishes},
        withdrawn_at text,
        added_at text,
        role text,
        is_locked integer not null default 0,
        categories text not null default '[]',
        note text,
        primary key (deck_id, scryfall_id, slot_type, finish)
      ) strict`,
      `insert into deck_cards (${cardColumns}) select ${cardColumns} from deck_cards_before`,
      'drop table deck_cards_before',
      'create index deck_cards_card on deck_cards (scryfall_id)',
      'alter table card_changes rename to card_changes_before',
      `create table card_changes (
        id text primary key,
        user_id text not null references users (id) on delete cascade,
        migration_id text not null references card_migrations (id),
        place text not null ${places},
        deck_id text references decks (id) on delete set null,
        deck_name text,
        strategy text not null check (strategy in ('merge', 'delete')),
        old_scryfall_id text not null,
        new_scryfall_id text,
        card_name text,
        quantity integer not null,
        quantity_there integer not null,
        quantity_after integer not null,
        happened_at text not null,
        seen_at text
      ) strict`,
      `insert into card_changes (${changeColumns}) select ${changeColumns} from card_changes_before`,
      'drop table card_changes_before',
      'create index card_changes_user on card_changes (user_id, happened_at)',
      'create index card_changes_deck on card_changes (deck_id)',
    ],
    postgres: [
      `alter table deck_cards add column finish text not null default 'nonfoil' ${finishes}`,
      'alter table deck_cards add column added_at timestamptz',
      'alter table deck_cards drop constraint deck_cards_slot_type_check',
      `alter table deck_cards add constraint deck_cards_slot_type_check ${slots}`,
      'alter table deck_cards drop constraint deck_cards_pkey',
      'alter table deck_cards add primary key (deck_id, scryfall_id, slot_type, finish)',
      'alter table card_changes drop constraint card_changes_place_check',
      `alter table card_changes add constraint card_changes_place_check ${places}`,
    ],
  },
}
