-- When a Pro answers in the chats of their showroom.
create table chat_office_hours (
  showroom_id int primary key references showroom on delete cascade,
  -- {days, opens, closes, zone}; null: nothing is said of them.
  hours jsonb,
  is_assistant_on boolean not null,
  updated_at timestamptz not null
);
