-- Mails to the users themselves have a day's limit of their own.
alter table client_mails add column reader text not null default 'client';
alter table client_mails add constraint client_mails_reader_check check (reader in ('client', 'user'));
