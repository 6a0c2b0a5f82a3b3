-- A vendor's file on its way into the catalogue: read into rows, looked at, mended, imported.
create table goods_import (
  id int generated always as identity primary key,
  public_id text not null unique,
  vendor_id int not null references vendor,
  file_name text not null,
  -- Of a Google Merchant feed the columns are known; others are mapped.
  is_merchant boolean not null,
  state text not null check (state in ('mapping', 'checking', 'checked', 'running', 'done', 'failed')),
  columns text[] not null,
  -- {"my price": "variant price"}: a column of the file and what the importer reads it as.
  mapping jsonb not null default '{}',
  -- Where everything goes, instead of where its own words point.
  category text,
  rows int not null default 0,
  -- How far a check or a run has come.
  seen int not null default 0,
  problem text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index goods_import_vendor on goods_import (vendor_id, id desc);

create table goods_import_row (
  import_id int not null references goods_import on delete cascade,
  line int not null,
  -- Null: nothing could be read there.
  cells jsonb,
  sku text not null default '',
  name text not null default '',
  outcome text check (outcome in ('added', 'updated', 'skipped', 'refused')),
  reason text not null default '',
  -- [{what, before, after}]
  changes jsonb not null default '[]',
  primary key (import_id, line)
);
create index goods_import_row_outcome on goods_import_row (import_id, outcome, line);

-- How a vendor's columns were mapped the last time.
create table goods_import_mapping (
  vendor_id int primary key references vendor,
  mapping jsonb not null
);
