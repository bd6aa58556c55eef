import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { member } from '../database/schema/member.ts'
import { vipStanding } from '../gifts/vip.ts'
import type { LocalizedText } from '../texts/localized-text.ts'
import type { Needs } from './promotion-terms.ts'

/** Milliseconds. */
const DAY = 86_400_000

type Asking = { memberId: number; needs: Needs; now: Date }

/** What a member lacks to join, the first of what they lack; null for nothing. */
export async function obstacleFor(
  database: Database,
  { memberId, needs, now }: Asking,
): Promise<LocalizedText | null> {
  const [who] = await database.select().from(member).where(eq(member.id, memberId))
  if (!who) return null
  const { newerThan, bound, vipLevel } = needs
  if (newerThan !== undefined && now.getTime() - who.createdAt.getTime() >= newerThan * DAY)
    return {
      pt: `Esta promoção é para contas com menos de ${newerThan} dias.`,
      en: `This promotion is for accounts that are less than ${newerThan} days old.`,
    }
  if (bound === 'mobile' && who.mobile === null)
    return {
      pt: 'Confirme seu celular na sua conta para participar.',
      en: 'Confirm your mobile number in your account to take part.',
    }
  if (bound === 'email' && !who.emailBound)
    return {
      pt: 'Confirme seu e-mail na sua conta para participar.',
      en: 'Confirm your e-mail address in your account to take part.',
    }
  return vipLevel === undefined ? null : levelObstacle(database, memberId, vipLevel)
}

async function levelObstacle(
  database: Database,
  memberId: number,
  wanted: number,
): Promise<LocalizedText | null> {
  const { level, levels } = await vipStanding(database, memberId)
  if (level >= wanted) return null
  const { pt, en } = levels[wanted]?.name ?? { pt: String(wanted), en: String(wanted) }
  return {
    pt: `Esta promoção é para quem chegou ao nível VIP ${pt}.`,
    en: `This promotion is for members from VIP level ${en} on.`,
  }
}
