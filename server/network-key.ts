import { isIPv6 } from 'node:net'

/** Groups of 16 bits in an IPv6 address, and in the part that names one network. */
const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * The network that an address belongs to, as limits count it. One subscriber has a whole /64 of IPv6 addresses, so these are one
 * network; an IPv4 address is its own, also where it is written as IPv6.
 */
export function networkKey(address: string): string {
  if (!isIPv6(address)) return address
  const [plain = ''] = address.split('%')
  const groups = groupsOf(plain)
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMappedIpv4) return groups.slice(6).flatMap(bytesOf).join('.')
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** All eight groups, with those that `::` leaves out. */
function groupsOf(address: string): number[] {
  const [before = '', after] = withoutDots(address).split('::')
  const first = numbersOf(before)
  if (after === undefined) return first
  const last = numbersOf(after)
  const omitted = Array.from({ length: GROUPS - first.length - last.length }, () => 0)
  return [...first, ...omitted, ...last]
}

const numbersOf = (part: string): number[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))

/** Writes an IPv4 address at the end as the two groups that it is. */
const withoutDots = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...found: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = found.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })

const bytesOf = (group: number): number[] => [group >> 8, group & 0xff]
