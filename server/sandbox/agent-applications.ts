import { and, desc, eq } from 'drizzle-orm'
import type { AgentApplications, ApplicationAnswer } from '#protocol/sandbox/agents.ts'
import { agentApplication } from '#server/agents/applications/agent-application.table.ts'
import type { Database } from '#server/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

const SHOWN = 100

/** AGENT-12 */
export async function listAgentApplications(database: Database): Promise<AgentApplications> {
  const rows = await database
    .select()
    .from(agentApplication)
    .orderBy(desc(agentApplication.at), desc(agentApplication.id))
    .limit(SHOWN)
  return rows.map(({ at, answeredAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }))
}

export async function answerAgentApplication(
  { database, clock }: Platform,
  { id, state }: ApplicationAnswer & { id: string },
): Promise<boolean> {
  const answered = await database
    .update(agentApplication)
    .set({ state, answeredAt: await clock() })
    .where(and(eq(agentApplication.id, id), eq(agentApplication.state, 'waiting')))
    .returning({ id: agentApplication.id })
  return answered.length === 1
}
