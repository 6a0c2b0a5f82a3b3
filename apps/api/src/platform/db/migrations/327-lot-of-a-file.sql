-- What a file said of a lot last: the same word again undoes no count and no delivery since.
alter table lot add column imported_qty int;
