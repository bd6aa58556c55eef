import { clearCached } from '#api/browser/cached-subjects.ts'
import { savePlayed } from '#api/browser/continue-playing-placeholder.ts'
import { wasAgent } from '#api/browser/session-storage.ts'
import { type MemberInfo, readMemberInfo } from '#protocol/account/member.ts'
import { logout } from '#protocol/auth/session.ts'
import { type Balance, readBalance as balanceCall } from '#protocol/cashier/balance.ts'
import {
  type SiteConfiguration,
  readSiteConfiguration as siteCall,
} from '#protocol/site/site-configuration.ts'
import { createSocketTicket } from '#protocol/site/socket.ts'
import { type SystemStatus, status } from '#protocol/site/system-status.ts'
import { fetchValue } from './call-api.ts'
import { CallFailed } from './call-failed.ts'
import { cacheSiteConfig } from './site-config-cache.ts'

// Startup calls share one chunk. Each additional chunk would add its name to Home's first script.

export const readSystemStatus = (signal: AbortSignal): Promise<SystemStatus> =>
  fetchValue(status, {}, { signal })

export async function readSiteConfiguration(signal: AbortSignal): Promise<SiteConfiguration> {
  const site = await fetchValue(siteCall, {}, { signal })
  cacheSiteConfig(site)
  return site
}

export type MemberReading =
  | { outcome: 'member'; member: MemberInfo }
  | { outcome: 'refused'; wasAgent: boolean }
  | { outcome: 'none' }

export async function memberOf(token: string, signal: AbortSignal): Promise<MemberReading> {
  try {
    const member = await fetchValue(readMemberInfo, {}, { signal, token })
    if (member.hasPlayed !== undefined) savePlayed(member.hasPlayed)
    return { outcome: 'member', member }
  } catch (error) {
    if (!(error instanceof CallFailed && error.reason === 'unauthorised')) throw error
    return { outcome: 'refused', wasAgent: wasAgent() }
  }
}

export const endSession = (signal: AbortSignal): Promise<object> => fetchValue(logout, {}, { signal })

/** Reads the balance. Also clears the cached wallets (SYS-13), since their balances may have changed. */
export function readBalance(signal: AbortSignal): Promise<Balance> {
  clearCached('merchantWallet')
  return fetchValue(balanceCall, {}, { signal })
}

/** Requests a ticket, which opens the socket once, within thirty seconds. */
export async function readTicket(signal: AbortSignal): Promise<string> {
  const { ticket } = await fetchValue(createSocketTicket, {}, { signal })
  return ticket
}
