-- Which kinds of documents there are is said in one place, the domain; a second list here would have to follow it.
alter table templates drop constraint templates_kind_check;
