import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { createDownlineLink, listDownlineLinks } from '#protocol/agents/downline-registration.ts'
import type { ReplyOf, RequestOf } from '#protocol/kit/call.ts'
import { whyLeftOut } from '#server/agents/contracts/presets.ts'
import { findOwnTerms } from '#server/agents/contracts/read-contracts.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { downlineLink } from '#server/team/agent-onboarding.table.ts'
import { newInvitationCode } from '#server/team/invitation-code.ts'
import { signupProfile } from '#server/team/signup-profile.table.ts'

type Link = ReplyOf<typeof listDownlineLinks>['links'][number]

const isOpenOf = (agentId: number) => and(eq(downlineLink.agentId, agentId), isNull(downlineLink.removedAt))

type LinkQuery = { agentId: number; now: Date; linkTo: (path: string) => string }

/**
 * Returns an agent's open links, newest first. Each preset's `leftOut` says why it cannot be offered now;
 * null if it can.
 */
export async function findLinks(database: Database, { agentId, now, linkTo }: LinkQuery): Promise<Link[]> {
  const rows = await database
    .select({
      link: downlineLink,
      registered: sql`(
        select count(*) from ${signupProfile} where ${signupProfile.linkId} = ${downlineLink.id}
      )`.mapWith(Number),
    })
    .from(downlineLink)
    .where(isOpenOf(agentId))
    .orderBy(desc(downlineLink.createdAt), desc(downlineLink.id))
  const own = await findOwnTerms(database, agentId)
  return rows.map(({ link: { id, name, type, code, presets, createdAt }, registered }) => ({
    id,
    name,
    type,
    url: linkTo(`/register?affiliateCode=${code}`),
    affiliateCode: code,
    presets: presets.map((preset) => ({ ...preset, leftOut: whyLeftOut(own, preset, now) })),
    registered,
    createdAt: createdAt.toISOString(),
  }))
}

/** Adds a link and returns its id; null if the agent already has `most` open links. */
export async function insertLink(
  tx: Transaction,
  agentId: number,
  { most, now, ...given }: RequestOf<typeof createDownlineLink> & { most: number; now: Date },
): Promise<string | null> {
  // The lock serializes an agent's requests, so that the limit holds.
  await tx.select({ id: member.id }).from(member).where(eq(member.id, agentId)).for('no key update')
  if ((await tx.$count(downlineLink, isOpenOf(agentId))) >= most) return null
  const id = randomUUID()
  for (;;) {
    const code = newInvitationCode()
    if ((await tx.$count(member, eq(member.invitationCode, code))) > 0) continue
    const made = await tx
      .insert(downlineLink)
      .values({ id, agentId, ...given, code, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: downlineLink.id })
    if (made.length > 0) return id
  }
}

export async function closeLink(
  database: Database,
  agentId: number,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const closed = await database
    .update(downlineLink)
    .set({ removedAt: now })
    .where(and(eq(downlineLink.id, id), isOpenOf(agentId)))
    .returning({ id: downlineLink.id })
  return closed.length > 0
}
