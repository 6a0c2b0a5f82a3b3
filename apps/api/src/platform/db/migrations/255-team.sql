-- Who works in a Pro's workspace beside the Pro, and who is asked to.
create table team_seat (
  id int generated always as identity primary key,
  public_id text not null unique,
  showroom_id int not null references showroom on delete cascade,
  email text not null,
  -- As the Pro wrote it; empty where they wrote an address alone.
  name text not null,
  role text not null check (role in ('manager', 'designer', 'finance')),
  -- Of the link in the newest mail.
  code_hash bytea not null unique,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  joined_at timestamptz,
  last_seen_at timestamptz,
  account_id int references account on delete cascade,
  check ((joined_at is null) = (account_id is null))
);
create unique index team_seat_address on team_seat (showroom_id, lower(email));
create unique index team_seat_member on team_seat (showroom_id, account_id) where account_id is not null;
create index team_seat_account on team_seat (account_id) where account_id is not null;
create index team_seat_email on team_seat (lower(email));
create index team_seat_expired on team_seat (expires_at) where joined_at is null;

-- For which Pro a session works. Without a seat there is nothing to work in: it goes with it.
create table team_chosen_seat (
  session_id int primary key references session on delete cascade,
  seat_id int not null references team_seat on delete cascade
);
create index team_chosen_seat_of on team_chosen_seat (seat_id);

-- What people of a team did in the Pro's place, in their own name; it stays when they have left.
create table team_deed (
  id int generated always as identity primary key,
  public_id text not null unique,
  showroom_id int not null references showroom on delete cascade,
  account_id int references account on delete set null,
  who text not null,
  role text not null,
  call text not null,
  about text not null,
  at timestamptz not null
);
create index team_deed_showroom on team_deed (showroom_id, id desc);
create index team_deed_account on team_deed (account_id) where account_id is not null;
