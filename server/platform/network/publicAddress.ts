import ipaddr from 'ipaddr.js';

/** Addresses that look public and are answered inside a cloud: Azure's host, IBM's own services. */
const OF_CLOUDS = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14'].map((range) => ipaddr.IPv4.parseCIDR(range));
/** All that has been given out for the whole world (RFC 4291, IANA): what is not in it may be anything. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet. Everything that is set aside is not: this machine, private and
 * shared networks (with the metadata services of clouds in them), link-local, multicast, documentation, and what wraps
 * an IPv4 address in an IPv6 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return !OF_CLOUDS.some((range) => parsed.match(range));
  return parsed.match(GLOBAL_UNICAST) && parsed.zoneId === undefined && !isIsatap(parsed);
}

/** An IPv4 address in the last half of any IPv6 one (RFC 5214, section 6.1). */
const isIsatap = ({ parts }: ipaddr.IPv6): boolean => ((parts[4] ?? 0) & 0xfdff) === 0 && parts[5] === 0x5efe;
