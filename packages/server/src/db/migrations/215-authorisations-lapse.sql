-- What a card reserves lapses by itself, when the gateway says. null: nothing is reserved on a card, or it does not lapse.
alter table payments add column authorised_until timestamptz;
