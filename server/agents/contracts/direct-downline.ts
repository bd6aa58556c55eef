import { and, eq } from 'drizzle-orm'
import { member } from '#server/identity/member.table.ts'
import type { Platform } from '#server/platform/platform.ts'

export type Downline = {
  id: number
  account: string
  nickname: string
  closed: boolean
  isAgent: boolean
}

/** Returns null if the member is not a direct downline of the agent. */
export async function findDirectDownline(
  { database, operator }: Pick<Platform, 'database' | 'operator'>,
  uplineId: number,
  memberId: string,
): Promise<Downline | null> {
  if (!/^\d{1,15}$/.test(memberId)) return null
  const [found] = await database
    .select({
      id: member.id,
      account: member.account,
      nickname: member.nickname,
      type: member.type,
      closed: member.closed,
    })
    .from(member)
    .where(and(eq(member.id, Number(memberId)), eq(member.uplineId, uplineId)))
  if (!found) return null
  const { type, ...downline } = found
  return { ...downline, isAgent: operator.agentTypes.includes(type) }
}
