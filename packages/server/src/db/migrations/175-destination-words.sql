-- What the order of destinations counts, said where the column is.
comment on column destinations.liked is 'Hotels with four stars or more that guests rate 4 or better';
