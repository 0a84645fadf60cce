import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one of the public internet. Everything that is set aside is not: this machine, private and
 * shared networks, link-local, multicast, documentation, and what wraps an IPv4 address in an IPv6 one.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
}
