-- A line of the system is told once for each cause.
create unique index chat_message_system on chat_message (thread_id, client_id) where kind = 'system';
