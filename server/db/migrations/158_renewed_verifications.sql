-- When a client last changed what the documents prove; orders made before it say so until the documents are accepted again.
alter table verifications add column renewed_at timestamptz;
