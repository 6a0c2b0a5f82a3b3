-- What people of a project say to each other about one decision.
create table selection_comment (
  id int generated always as identity primary key,
  public_id text not null unique,
  selection_id int not null references selection on delete cascade,
  author_id int references account on delete set null,
  -- The name that somebody without an account has typed.
  author_name text not null default '',
  -- Asked by a step of the decision, whose record keeps it: it is not changed here.
  is_question boolean not null default false,
  -- Empty once it was taken back.
  text text not null check (length(text) <= 2000),
  version int not null default 1,
  edited_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null
);
create index selection_comment_selection on selection_comment (selection_id, id);
create index selection_comment_author on selection_comment (author_id);

-- What was asked before is answered in the same place.
insert into selection_comment (public_id, selection_id, author_id, author_name, is_question, text, created_at)
select 'q' || substr(md5(e.id::text || random()::text), 1, 21), e.selection_id, e.actor_id,
  case when e.actor_id is null then e.actor_name else '' end, true, left(e.text, 2000), e.at
from selection_event e where e.kind = 'ask' order by e.id;
