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

/** Makes an account beneath the agent. Throws `CallFailed`; after a lost answer it may have been made. */
export const requestDownline = (downline: NewDownline, signal: AbortSignal): Promise<RegisterAnswer> =>
  callApi(registerDownline, downline, { signal })

/** Somebody in the team by the whole of their account name; `registeredAt` is an ISO 8601 moment. */
export type Registered = { memberId: string; account: string; registeredAt: string }

/** Who has this account name in the agent's team; null for nobody. Throws `CallFailed`. */
export async function findRegistered(account: string, signal: AbortSignal): Promise<Registered | null> {
  const { found } = await findInTeam({ search: account, cursor: null }, signal)
  const named = found.find(({ downline }) => downline.account.toLowerCase() === account.toLowerCase())
  return named?.downline ?? null
}

/** The agent's registration links, and how many there may be. */
export type DownlineLinks = ReplyOf<typeof listDownlineLinks>
export type DownlineLink = DownlineLinks['links'][number]

export type NewLink = RequestOf<typeof createDownlineLink>
export type LinkAnswer = Answer<typeof createDownlineLink>

/** Throws `CallFailed`. */
export const readLinks = (signal: AbortSignal): Promise<DownlineLinks> =>
  fetchValue(listDownlineLinks, {}, { signal })

/** Makes a registration link. Throws `CallFailed`; after a lost answer it may have been made. */
export const requestLink = (link: NewLink, signal: AbortSignal): Promise<LinkAnswer> =>
  callApi(createDownlineLink, link, { signal })

/** Closes a registration link for good. Throws `CallFailed`, with `missing` for one that is closed already. */
export async function closeLink(id: string, signal: AbortSignal): Promise<void> {
  await fetchValue(removeDownlineLink, { id }, { signal })
}
