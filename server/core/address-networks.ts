import { isIPv4, isIPv6, SocketAddress } from 'node:net'
import { Address6 } from 'ip-address'

/** The networks that an address is counted by. */
export type Networks = {
  /** Of one subscriber: an IPv4 address, or the /64 of an IPv6 address. */
  own: string
  /** The /48 around that, of which one subscriber may hold all 65,536 networks; null for IPv4. */
  wide: string | null
}

/** How many times as much as one subscriber a wide network may do: many may share it. */
export const WIDE_ROOM = 5

/**
 * An IP address in its one canonical spelling, without zone and port; null where the text is none. An IPv4 address that was mapped
 * into IPv6, or translated by NAT64, is the IPv4 address.
 */
export function readAddress(text: string): string | null {
  if (isIPv4(text)) return text
  if (isIPv6(text)) return canonical(new Address6(text))
  // Some proxies write the port behind the address, and IPv6 in brackets.
  const address = text.includes(':') ? SocketAddress.parse(text)?.address : undefined
  return address === undefined ? null : readAddress(address)
}

function canonical(address: Address6): string {
  if (address.isMapped4()) return address.to4().correctForm()
  return address.toAddress4Nat64()?.correctForm() ?? address.correctForm()
}

/** The networks of an address, each in one spelling. Every limit by address counts by these and by nothing else of it. */
export function networksOf(ip: string): Networks {
  const address = readAddress(ip) ?? ip
  if (!isIPv6(address)) return { own: address, wide: null }
  const prefix = (bits: number) => new Address6(`${address}/${bits}`).networkForm()
  return { own: prefix(64), wide: prefix(48) }
}

/** The network of one subscriber, by name. */
export const networkOf = (ip: string): string => networksOf(ip).own
