-- Signing in on a contractor's page. Both end with the account's session that they came from.

-- What our own window hands to the page: good once, for a minute.
create table embed_code (
  code_hash bytea primary key,
  session_id int not null references session on delete cascade,
  showroom_id int not null references showroom on delete cascade,
  origin text not null,
  -- SHA-256 of what only the page that asked can say, in its own words (PKCE).
  challenge text not null,
  state text not null,
  expires_at timestamptz not null
);
create index embed_code_session on embed_code (session_id);
create index embed_code_showroom on embed_code (showroom_id);
create index embed_code_expiry on embed_code (expires_at);

create table embed_session (
  token_hash bytea primary key,
  session_id int not null references session on delete cascade,
  showroom_id int not null references showroom on delete cascade,
  origin text not null,
  expires_at timestamptz not null,
  -- Signing in again on the same website takes the place of the time before.
  unique (session_id, showroom_id, origin)
);
create index embed_session_showroom on embed_session (showroom_id);
create index embed_session_expiry on embed_session (expires_at);
