import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Shows the part of a lazily loaded page that the address names: the browser looked before it was there. */
export function HashTarget() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
  return null;
}
