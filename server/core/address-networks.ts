import { isIPv4, isIPv6, SocketAddress } from 'node:net'
import { Address6 } from 'ip-address'

export type Networks = {
  /** The network of one subscriber: an IPv4 address, or the /64 of an IPv6 address. */
  own: string
  /** The surrounding /48; null for IPv4. One subscriber may own all 65,536 of its /64 networks. */
  wide: string | null
}

/** Factor by which a wide network's limit exceeds a subscriber's, because many subscribers may share it. */
export const WIDE_ROOM = 5

/**
 * Returns an IP address in canonical form, without zone and port; null if the text is not an IP address.
 * IPv4-mapped and NAT64 addresses become IPv4 addresses.
 */
export function readAddress(text: string): string | null {
  if (isIPv4(text)) return text
  if (isIPv6(text)) return canonical(new Address6(text))
  // Some proxies append the port and put IPv6 addresses in brackets.
  const address = text.includes(':') ? SocketAddress.parse(text)?.address : undefined
  return address === undefined ? null : readAddress(address)
}

function canonical(address: Address6): string {
  if (address.isMapped4()) return address.to4().correctForm()
  return address.toAddress4Nat64()?.correctForm() ?? address.correctForm()
}

/** The networks of an address, in canonical form. Every limit by IP address uses them. */
export function networksOf(ip: string): Networks {
  const address = readAddress(ip) ?? ip
  if (!isIPv6(address)) return { own: address, wide: null }
  const prefix = (bits: number) => new Address6(`${address}/${bits}`).networkForm()
  return { own: prefix(64), wide: prefix(48) }
}

export const networkOf = (ip: string): string => networksOf(ip).own
