import { siteSetting } from '#server/settings/site.settings.ts'
import type { downlineLink } from '#server/team/agent-onboarding.table.ts'
import type { signupProfile } from '#server/team/signup-profile.table.ts'
import { memberTypes } from './demo-accounts.ts'
import type { MemberRow } from './members.ts'
import { seededId } from './seeded-id.ts'

type LinkRow = typeof downlineLink.$inferInsert
type ProfileRow = typeof signupProfile.$inferInsert

const DAY = 86_400_000

const OWNER = 'agente.sul'

const MOST_CAME = 5

const { mainDomain } = siteSetting.initial

export function downlineLinkRows(
  members: readonly MemberRow[],
  now: Date,
): { links: LinkRow[]; signupProfiles: ProfileRow[] } {
  const owner = members.find(({ account }) => account === OWNER)
  if (!owner) throw new Error(`Account ${OWNER} does not exist`)
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const forPlayers: LinkRow = {
    id: seededId('link of a fair'),
    agentId: owner.id,
    name: 'Feira de Gramado',
    type: 'member',
    code: 'GRAMADO26',
    presets: [],
    createdAt: ago(120),
  }
  const forAgents: LinkRow = {
    id: seededId('link for partners'),
    agentId: owner.id,
    name: 'Novos parceiros',
    type: 'agent',
    code: 'PARCEIRO26',
    presets: [
      {
        kind: 'dividend',
        terms: {
          period: 'weekly',
          tiers: [{ netLoss: 10_000, turnover: 0, activeMembers: 3, rate: 500 }],
        },
      },
    ],
    createdAt: ago(30),
  }
  const came = members.filter(
    ({ uplineId, type, createdAt }) =>
      uplineId === owner.id && type === memberTypes.member && createdAt > forPlayers.createdAt,
  )
  return {
    links: [forPlayers, forAgents],
    signupProfiles: came.slice(0, MOST_CAME).map(({ id, createdAt }) => ({
      memberId: id,
      way: 'username',
      details: {},
      registerUrl: `https://${mainDomain}/register?affiliateCode=${forPlayers.code}`,
      domain: mainDomain,
      affiliateCode: forPlayers.code,
      linkId: forPlayers.id,
      at: createdAt,
    })),
  }
}
