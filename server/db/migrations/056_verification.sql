-- Where a client's verification stands; follows from the documents and is kept beside them for the queue.
create table verifications (
  user_id integer primary key references users on delete cascade,
  status text not null default 'not_verified' check (status in ('not_verified', 'pending', 'passed', 'rejected')),
  -- when the last missing document came
  submitted_at timestamptz,
  decided_at timestamptz,
  check ((status = 'pending') <= (submitted_at is not null))
);
create index verifications_queue on verifications (status, submitted_at, user_id);

create table verification_documents (
  id integer generated always as identity primary key,
  user_id integer not null references verifications on delete cascade,
  kind text not null check (kind in ('id_front', 'id_back', 'selfie', 'licence_front', 'licence_back')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reason text check ((status = 'rejected') = (reason is not null)),
  comment text,
  -- the encrypted picture in the storage, and the key of that one file, itself encrypted; both null once deleted
  storage_key text unique,
  wrapped_key bytea check ((wrapped_key is null) = (storage_key is null)),
  width integer not null,
  height integer not null,
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  unique (user_id, kind)
);
create index verification_documents_decided on verification_documents (decided_at) where storage_key is not null;

-- The file goes when its row lets go of it, whatever the cause: replaced, taken back, its time over, account deleted.
create function forget_document_file() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('forgetFile', json_build_object('key', old.storage_key));
  return null;
end $$;
create trigger verification_documents_deleted after delete on verification_documents
  for each row when (old.storage_key is not null) execute function forget_document_file();
create trigger verification_documents_let_go after update of storage_key on verification_documents
  for each row when (old.storage_key is not null and old.storage_key is distinct from new.storage_key)
  execute function forget_document_file();
