import { and, eq } from 'drizzle-orm'
import { member } from '../database/schema/member.ts'
import type { Platform } from '../platform.ts'

export type Downline = {
  id: number
  closed: boolean
  /** Only with agents there are contracts. */
  isAgent: boolean
}

/** The direct downline with an id; null for anybody else, further down too. */
export async function findDirectDownline(
  { database, operator }: Pick<Platform, 'database' | 'operator'>,
  uplineId: number,
  memberId: string,
): Promise<Downline | null> {
  if (!/^\d{1,15}$/.test(memberId)) return null
  const [found] = await database
    .select({ id: member.id, type: member.type, closed: member.closed })
    .from(member)
    .where(and(eq(member.id, Number(memberId)), eq(member.uplineId, uplineId)))
  if (!found) return null
  const { id, type, closed } = found
  return { id, closed, isAgent: operator.agentTypes.includes(type) }
}
