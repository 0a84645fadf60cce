-- An uploaded picture may be narrower than the narrowest size, and is then served as it is.
create or replace function picture_json(shot text, picture pictures) returns json language sql immutable as $$
  select json_build_object(
    'shot', shot,
    'url', '/pictures/' || picture.name || '-640.webp',
    'srcset', coalesce(
      (select string_agg('/pictures/' || picture.name || '-' || size || '.webp ' || size || 'w', ', ' order by size)
        from unnest(array[320, 480, 640, 960, 1280]) as size where size <= picture.width),
      '/pictures/' || picture.name || '-320.webp ' || picture.width || 'w'),
    'width', picture.width,
    'height', picture.height,
    'placeholder', picture.placeholder)
$$;
