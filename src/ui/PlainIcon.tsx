import SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { memo } from 'react';
import type { ReactNode } from 'react';

/** What an element of the page's own rules can have; see `.icon` in globals.ts. */
const plain = /^(className|titleAccess|(data|aria)-.*)$/;

/**
 * Stands in for what makes an icon in MUI, in the build: a page has hundreds of them, and each would have its styles
 * worked out for itself. What asks for a size, a colour or styles of its own gets MUI's.
 */
export default function createIcon(path: ReactNode) {
  return memo(function Icon(props: SvgIconProps) {
    if (!Object.keys(props).every((name) => plain.test(name))) return <SvgIcon {...props}>{path}</SvgIcon>;
    const { className, titleAccess, ...marks } = props;
    return (
      <svg
        className={className === undefined ? 'icon' : `icon ${className}`}
        viewBox="0 0 24 24"
        {...(titleAccess === undefined ? { 'aria-hidden': true } : { role: 'img' })}
        {...marks}
      >
        {path}
        {titleAccess === undefined ? null : <title>{titleAccess}</title>}
      </svg>
    );
  });
}
