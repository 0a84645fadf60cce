-- A code from a mail also logs in.
alter table codes drop constraint codes_flow_check;
alter table codes add constraint codes_flow_check check (flow in ('registration', 'recovery', 'email', 'login'));
