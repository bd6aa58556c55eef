import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import {
  createDownlineLink,
  listDownlineLinks,
  registerDownline,
  removeDownlineLink,
} from '#protocol/agents/downline-registration.ts'
import type { ReplyOf, RequestOf } from '#protocol/kit/call.ts'
import { findInTeam } from './team-tree.ts'

export type NewDownline = RequestOf<typeof registerDownline>
export type RegisterAnswer = Answer<typeof registerDownline>

/** Throws `CallFailed`. If the response is lost, the account may have been created anyway. */
export const requestDownline = (downline: NewDownline, signal: AbortSignal): Promise<RegisterAnswer> =>
  callApi(registerDownline, downline, { signal })

/** A team member, found by account name, ignoring case. `registeredAt` is in ISO 8601. */
export type Registered = { memberId: string; account: string; registeredAt: string }

export async function findRegistered(account: string, signal: AbortSignal): Promise<Registered | null> {
  const { found } = await findInTeam({ search: account, cursor: null }, signal)
  const named = found.find(({ downline }) => downline.account.toLowerCase() === account.toLowerCase())
  return named?.downline ?? null
}

export type DownlineLinks = ReplyOf<typeof listDownlineLinks>
export type DownlineLink = DownlineLinks['links'][number]

export type NewLink = RequestOf<typeof createDownlineLink>
export type LinkAnswer = Answer<typeof createDownlineLink>

export const readLinks = (signal: AbortSignal): Promise<DownlineLinks> =>
  fetchValue(listDownlineLinks, {}, { signal })

/** Throws `CallFailed`. If the response is lost, the link may have been created anyway. */
export const requestLink = (link: NewLink, signal: AbortSignal): Promise<LinkAnswer> =>
  callApi(createDownlineLink, link, { signal })

/** Throws `CallFailed` with reason `missing` if the link is already closed. */
export async function closeLink(id: string, signal: AbortSignal): Promise<void> {
  await fetchValue(removeDownlineLink, { id }, { signal })
}
