-- A passport may stand for the ID card: its page is the front, and it has no back.
alter table verification_documents add column identity_document text check (identity_document in ('id_card', 'passport'));
update verification_documents set identity_document = 'id_card' where kind = 'id_front';
alter table verification_documents add constraint verification_documents_identity
  check ((identity_document is not null) = (kind = 'id_front'));
